import { notificationWords } from '@bewezen/domain/events/notificationWords.ts'
import { describe, expect, test } from 'vitest'
import { drawn, expectToBeAMail, hrefs, reader } from '../../base/mail/testing.ts'
import { EventMail, type EventMailFacts } from './EventMail.tsx'
import { WrittenMail, type WrittenMailFacts } from './WrittenMail.tsx'

const facts: EventMailFacts = {
  ...reader,
  kind: 'made',
  title: 'Wandelen bij de Hoeve',
  zone: 'Europe/Amsterdam',
  place: 'De Hoeve, Dorpsstraat 1',
  startAt: '2026-12-03T09:00:00.000Z',
  endAt: '2026-12-03T11:00:00.000Z',
  offeredUntil: null,
  isPaid: true,
  hasPlace: true,
  paidCents: 2_500,
  discount: null,
  backCents: 0,
  currency: 'EUR',
  freeUntil: '2026-12-01T09:00:00.000Z',
  reason: null,
  thanksText: '',
  bring: '',
  travel: '',
  settingsLink: 'https://bewezen.example/profile#settings',
  link: 'https://bewezen.example/events/wandelen',
  code: '3f9a22c17b04',
}
const kinds = Object.keys(notificationWords) as (keyof typeof notificationWords)[]

describe('the mails about a place on an event', () => {
  test.each(kinds)('%s is a mail that leads to the event', async (kind) => {
    await expectToBeAMail(EventMail, { ...facts, kind, backCents: 2_500, offeredUntil: '2026-11-25T12:00:00.000Z' })
    const { subject, html, text } = await drawn(EventMail, { ...facts, kind })
    expect(subject).toBe(`${notificationWords[kind].title}: Wandelen bij de Hoeve`)
    expect(hrefs(html)).toContain(facts.link)
    expect(text).toContain('donderdag 3 december 2026, 10:00 – 12:00')
  })

  test('EV-ENROL-45 a confirmation has title, date, time, place, price, the deadline and the link', async () => {
    const { html, text } = await drawn(EventMail, facts)
    expect(text).toMatch(/^Evenement +Wandelen bij de Hoeve$/m)
    expect(text).toMatch(/^Wanneer +donderdag 3 december 2026, 10:00 – 12:00$/m)
    expect(text).toMatch(/^Waar +De Hoeve, Dorpsstraat 1$/m)
    expect(text).toMatch(/^Betaald +€ 25,00$/m)
    expect(text).toMatch(/^Gratis annuleren +tot 1 december 2026 10:00$/m)
    expect(hrefs(html)).toEqual([facts.link, 'mailto:community@bewezen.example'])
  })

  test('EV-MORE-147 EV-MORE-148 whoever comes reads what to bring and how to get there, and nobody else', async () => {
    const told = { ...facts, bring: 'Warme jas: het is 7 graden\nWater', travel: 'Fiets: 20 minuten' }
    const { text } = await drawn(EventMail, told)
    expect(text).toMatch(/^Zo kom je er +Fiets \(20 minuten\)$/m)
    expect(text).toMatch(/^Neem mee +Warme jas \(het is 7 graden\), Water$/m)
    expect((await drawn(EventMail, { ...told, kind: 'calledOff' })).text).not.toMatch(/Neem mee|Zo kom je er/)
    expect((await drawn(EventMail, facts)).text).not.toMatch(/Neem mee|Zo kom je er/)
  })

  test('EV-MORE-15 a discount stands beside what was paid', async () => {
    const { text } = await drawn(EventMail, { ...facts, paidCents: 2_000, discount: { code: 'VROEG', cents: 500 } })
    expect(text).toMatch(/^Korting met VROEG +€ 5,00$/m)
    expect(text).toMatch(/^Betaald +€ 20,00$/m)
  })

  test('EV-MORE-54 whoever comes has their code in the mail, as text and as a picture without an address', async () => {
    const { html, text } = await drawn(EventMail, facts)
    expect(text).toMatch(/^Code aan de deur +3F9A 22C1 7B04$/m)
    expect(html).toContain('QR-code 3F9A 22C1 7B04')
    expect(html).not.toContain('<img')
    expect((await drawn(EventMail, { ...facts, kind: 'cancelled' })).html).not.toContain('7B04')
    expect((await drawn(EventMail, { ...facts, code: null })).text).not.toContain('Code aan de deur')
  })

  test('what is free has no price, and without a deadline one can cancel until the start', async () => {
    const { text } = await drawn(EventMail, { ...facts, isPaid: false, paidCents: 0, freeUntil: null })
    expect(text).not.toContain('Betaald')
    expect(text).toMatch(/^Gratis annuleren +tot de start$/m)
  })

  test('EV-CANCEL-12 EV-CANCEL-13 EV-PAY-17 what goes back is told with its amount', async () => {
    for (const kind of ['cancelled', 'calledOff', 'refunded', 'refundFailed', 'tooLate'] as const) {
      const { text } = await drawn(EventMail, { ...facts, kind, backCents: 1_250, currency: 'GBP' })
      expect(text).toContain('£ 12,50')
    }
  })

  test('EV-ADMIN-31 EV-EDGE-24 why a date is called off stands in the mail, as text', async () => {
    const { html, text } = await drawn(EventMail, { ...facts, kind: 'calledOff', reason: 'Storm <script>x</script>' })
    expect(text).toContain('Reden: Storm <script>x</script>')
    expect(html).not.toContain('<script>x')
    expect((await drawn(EventMail, { ...facts, kind: 'calledOff' })).text).not.toContain('Reden')
  })

  test('EV-EDGE-24 a title with markup and line breaks is literal text, and the subject one line', async () => {
    const title = '<img src=x onerror=alert(1)>\r\nBcc: a@b.c & "zo"'
    const { subject, html } = await drawn(EventMail, { ...facts, title })
    expect(subject).toBe('Je aanmelding is bevestigd: <img src=x onerror=alert(1)> Bcc: a@b.c & "zo"')
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  test('EV-MORE-67 EV-MORE-68 a reminder and a thank-you lead to where they are switched off, the thank-you with its own text', async () => {
    for (const kind of ['soon', 'over'] as const) {
      const { html, text } = await drawn(EventMail, { ...facts, kind, thanksText: 'Dank <i>je</i>!\n\nTot gauw.' })
      expect(hrefs(html)).toContain(facts.settingsLink)
      expect(text.includes('Dank <i>je</i>!')).toBe(kind === 'over')
      expect(html).not.toContain('<i>je')
    }
    expect(hrefs((await drawn(EventMail, facts)).html)).not.toContain(facts.settingsLink)
  })
})

describe('why a mail about a place came', () => {
  test.each([
    ['EV-MORE-96', 'made', 'je een plek hebt of had op een evenement van'],
    ['EV-MORE-96', 'cancelled', 'je een plek hebt of had op een evenement van'],
    ['EV-MORE-96', 'transferDeclined', 'je een plek hebt of had op een evenement van'],
    ['EV-MORE-96', 'offered', 'je op de wachtlijst staat of stond van een evenement van'],
    ['EV-MORE-96', 'waitlistEnded', 'je op de wachtlijst staat of stond van een evenement van'],
    ['EV-MORE-96', 'refundedPart', 'je betaalde voor een plek op een evenement van'],
    ['EV-MORE-96', 'tooLate', 'je betaalde voor een plek op een evenement van'],
    ['EV-MORE-96', 'transferAsked', 'een deelnemer jou een plek wil geven op een evenement van'],
    ['EV-MORE-96', 'transferRefused', 'je een plek op een evenement van Bewezen zou geven of krijgen'],
    ['EV-MORE-96', 'transferMoved', 'je een plek op een evenement van Bewezen zou geven of krijgen'],
  ] as const)('%s the mail %s says: because %s', async (_id, kind, because) => {
    const { text } = await drawn(EventMail, { ...facts, kind })
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`Je krijgt deze e-mail omdat ${because}`)
  })
})

describe('what an organiser writes', () => {
  const written: WrittenMailFacts = {
    ...reader,
    subject: 'Neem <b>laarzen</b>\nmee',
    text: 'Het pad is nat.\nEcht waar.\n\n<img src=x onerror=alert(1)> 👩‍👩‍👧',
    title: 'Wandelen & <u>meer</u>',
    startAt: '2026-12-03T09:00:00.000Z',
    more: 0,
    zone: 'Europe/Amsterdam',
    link: 'https://bewezen.example/events/wandelen',
  }

  test('EV-MORE-61 EV-MORE-63 stands in its mail as it was typed, with its line breaks and as text', async () => {
    await expectToBeAMail(WrittenMail, { ...written, subject: 'Neem laarzen mee' })
    const { subject, html, text } = await drawn(WrittenMail, written)
    expect(subject).toBe('Neem <b>laarzen</b> mee')
    expect(html).not.toMatch(/<img src=x|<b>laarzen|<u>meer/)
    expect(html).toContain('Het pad is nat.<br/>Echt waar.')
    expect(text).toContain('<img src=x onerror=alert(1)> 👩‍👩‍👧')
    expect(text).toContain('3 december 2026 10:00')
    expect(hrefs(html)).toContain(written.link)
  })

  test('EV-MORE-95 it names the date of its reader, and how many more come', async () => {
    const when = async (more: number) => (await drawn(WrittenMail, { ...written, more })).text
    expect(await when(0)).toMatch(/^Wanneer +3 december 2026 10:00$/m)
    expect(await when(1)).toMatch(/^Wanneer +3 december 2026 10:00, en nog 1 datum$/m)
    expect(await when(2)).toMatch(/^Wanneer +3 december 2026 10:00, en nog 2 datums$/m)
    expect((await drawn(WrittenMail, { ...written, startAt: null })).text).not.toContain('Wanneer')
  })
})
