import { expect, test } from 'vitest'
import { postOffice } from '../base/mail/testing/postOffice.ts'
import { lookAtMail } from './mail.ts'
import { domainOf, lookAtSenderDomain, type Names } from './senderDomain.ts'
import { about, statesOf } from './testing/look.ts'

const office = await postOffice()
const sender = { name: 'Bewezen', address: 'community@bewezen.nl' }
const settings = { SMTP_URL: office.url, SITE_URL: 'https://bewezen.nl', mode: 'production' as const }
const look = (to: string | null = null) => lookAtMail({ settings, sender, to })

test('OPS-DOCTOR-09 a mail server that does not answer is wrong, with what to look at', async () => {
  expect(about(await look(), 'mail')).toMatchObject({
    state: 'wrong',
    says: expect.stringContaining('ECONNREFUSED'),
    todo: expect.stringContaining('port in SMTP_URL'),
  })
})

test('OPS-DOCTOR-09 one that answers is good, and sends a real message when it is wanted, and none else', async () => {
  await office.open()
  expect(statesOf(await look())).toEqual({ mail: 'good' })
  expect(office.mails).toEqual([])

  expect(statesOf(await look('noor@elders.nl'))).toEqual({ mail: 'good', 'test message': 'good' })

  expect(office.mails).toMatchObject([
    {
      from: { address: 'community@bewezen.nl' },
      to: [{ address: 'noor@elders.nl' }],
      subject: 'A test message of your site',
    },
  ])
  office.answers('noor@elders.nl', { code: 550, text: 'sender not allowed' })
  expect(about(await look('noor@elders.nl'), 'test message')).toMatchObject({
    state: 'wrong',
    says: expect.stringContaining('sender not allowed'),
    todo: expect.stringContaining('MAIL_FROM'),
  })
})

test('OPS-DOCTOR-09 a user that is refused is told with how signs are written', async () => {
  const SMTP_URL = office.url.replace('//', '//noor:fout@')
  const [finding] = await lookAtMail({ settings: { ...settings, SMTP_URL }, sender, to: null })
  expect(finding).toMatchObject({
    state: 'wrong',
    says: 'the mail server refuses the user or the password',
    todo: expect.stringContaining('%40'),
  })
})

test('OPS-DOCTOR-09 in production no mail server is wrong; elsewhere the local mailbox takes them', async () => {
  const without = (mode: 'production' | 'demo', to: string | null = null) =>
    lookAtMail({ settings: { ...settings, SMTP_URL: undefined, mode }, sender, to })
  expect(about(await without('production'), 'mail')).toMatchObject({
    state: 'wrong',
    todo: expect.stringContaining('SMTP_URL'),
  })
  expect(statesOf(await without('demo', 'noor@elders.nl'))).toEqual({ mail: 'not used', 'test message': 'warning' })
})

type Zone = { txt?: Record<string, string[]>; mx?: string[] }
const none = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENODATA' }))
const names = ({ txt = {}, mx = [] }: Zone): Names => ({
  resolveTxt: async (name) => (txt[name] ? txt[name].map((one) => [one]) : none()),
  resolveMx: async (name) => (mx.includes(name) ? [{ exchange: `mx.${name}` }] : none()),
})
const spf = 'v=spf1 include:mail.example -all'
const whole: Zone = {
  txt: { 'post.bewezen.nl': ['other', spf], '_dmarc.bewezen.nl': ['v=DMARC1; p=none'] },
  mx: ['post.bewezen.nl'],
}
const from = 'Bewezen <noreply@post.bewezen.nl>'

test('OPS-DOCTOR-09 a domain that says who may send for it is good, with the policy of the domain above it', async () => {
  expect(statesOf(await lookAtSenderDomain(from, names(whole)))).toEqual({ sender: 'good', SPF: 'good', DMARC: 'good' })
  expect(domainOf(from)).toBe('post.bewezen.nl')
})

test.each([
  ['no SPF', { ...whole, txt: { '_dmarc.bewezen.nl': ['v=DMARC1; p=none'] } }, 'SPF', /begins with v=spf1/],
  ['two of SPF', { ...whole, txt: { 'post.bewezen.nl': [spf, spf] } }, 'SPF', /only one/],
  ['no DMARC', { ...whole, txt: { 'post.bewezen.nl': [spf] } }, 'DMARC', /_dmarc\.post\.bewezen\.nl/],
  ['no mailboxes', { ...whole, mx: [] }, 'sender', /MX record/],
])('OPS-DOCTOR-09 %s is a warning', async (_what, zone, what, todo) => {
  expect(about(await lookAtSenderDomain(from, names(zone)), what)).toMatchObject({
    state: 'warning',
    todo: expect.stringMatching(todo),
  })
})

test('OPS-DOCTOR-09 while DNS is away nothing is said of a domain, and an example is wrong without asking', async () => {
  const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ETIMEOUT' }))
  const silent: Names = { resolveTxt: away, resolveMx: away }
  expect(statesOf(await lookAtSenderDomain(from, silent))).toEqual({ sender: 'not used' })
  expect(about(await lookAtSenderDomain('community@bewezen.example', silent), 'sender')).toMatchObject({
    state: 'wrong',
    todo: expect.stringContaining('MAIL_FROM'),
  })
})
