import { external } from '@bewezen/domain/external/contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { postOffice } from '../../base/mail/testing/postOffice.ts'
import { openWorld } from '../../base/testing/world.ts'
import { sendQueued } from '../send.ts'
import { standInOf } from '../standin/mailbox.ts'
import { aMail } from '../testing/mails.ts'
import { failureOf } from './postMail.ts'
import { readMailboxes } from './readMailboxes.ts'

const office = await postOffice()
await office.open()
const world = await openWorld({ env: { SMTP_URL: office.url } })
const { given, house } = world
const { pool } = house.database
const admin = await world.person({ role: 'admin' })
const mailbox = await standInOf(house)

let source: { id: string }
beforeEach(async () => {
  office.mails.splice(0)
  await pool.query('update external_message_sources set is_active = false')
  mailbox.empty()
  source = await given.externalSource({ connector: 'mail', name: 'Hallo Bewezen' })
  mailbox.deliver(await aMail({ messageId: '<a@buiten.example>', subject: 'Re: Groningen' }))
  await readMailboxes(house)
})
const thread = async () => {
  const [found] = (await admin.does(external.threads, { view: 'active', sourceId: source.id })).threads
  return admin.does(external.thread, { id: found?.id ?? '' })
}
const reply = async (content: string) => admin.does(external.reply, { thread_id: (await thread()).thread.id, content })

test('IN-EXT-21 IN-EXT-49 an answer goes out from the address of the source, under the mail that it answers', async () => {
  expect(await reply('Ja, in mei!')).toMatchObject({ status: 'sent' })
  await reply('En in juni.')
  const [first, next] = office.mails
  expect(first).toMatchObject({
    from: { name: 'Hallo Bewezen', address: 'hallo@bewezen.example' },
    to: [{ address: 'Kim@buiten.example', name: 'Kim Buiten' }],
    subject: 'Re: Groningen',
    inReplyTo: '<a@buiten.example>',
    references: '<a@buiten.example>',
    messageId: expect.stringMatching(/^<[0-9a-f-]{36}@bewezen\.example>$/),
  })
  expect(first?.text?.trim()).toBe('Ja, in mei!')
  expect(next).toMatchObject({
    inReplyTo: '<a@buiten.example>',
    references: `<a@buiten.example> ${first?.messageId}`,
  })
  // What comes back is put where it belongs, by the name that went out.
  await pool.query(`update external_message_threads set last_inbound_at = now() - interval '2 hours'`)
  // A mailbox knows whole seconds only: in the second of our answer it would stand before that.
  const back = await aMail({ inReplyTo: next?.messageId, references: [next?.messageId ?? ''], text: 'Mooi.' })
  mailbox.deliver(back, new Date(Date.now() + 1_000))
  await readMailboxes(house)
  expect((await thread()).messages.at(-1)).toMatchObject({ direction: 'inbound', content: 'Mooi.' })
})

test('IN-EXT-38 IN-EXT-49 an answer is sent once though two processes try, and not again when one died in between', async () => {
  const { message_id } = await reply('Ja!')
  await Promise.all([sendQueued(house, message_id), sendQueued(house, message_id)])
  expect(office.mails).toHaveLength(1)
  await pool.query(
    `update external_messages set status = 'queued', claimed_until = clock_timestamp() - interval '1 second' where id = $1`,
    [message_id],
  )
  await Promise.all([sendQueued(house, message_id), sendQueued(house, message_id)])
  expect(office.mails).toHaveLength(1)
  expect((await thread()).messages.at(-1)).toMatchObject({ status: 'failed', failure: 'uncertain' })
})

test('IN-EXT-49 without a mail server that answers it has failed, and goes out when it is tried again', async () => {
  await office.close()
  const { message_id, failure } = await reply('Ja!')
  expect(failure).toBe('unreachable')
  await office.open()
  expect(await admin.does(external.retry, { messageId: message_id })).toMatchObject({ message: { status: 'sent' } })
  expect(office.mails).toHaveLength(1)
})

test.each([
  [{ responseCode: 550 }, 'refused'],
  [{ responseCode: 451 }, 'unreachable'],
  [{ code: 'EAUTH' }, 'unreachable'],
  [{ code: 'ESOCKET', syscall: 'connect' }, 'unreachable'],
  [{ code: 'ETIMEDOUT', message: 'Greeting never received' }, 'unreachable'],
  [{ code: 'ETIMEDOUT', message: 'Timeout' }, 'uncertain'],
  [{ code: 'ECONNECTION', command: 'CONN' }, 'uncertain'],
])('IN-EXT-38 IN-EXT-49 %j leaves an answer %s', (fault, failure) => {
  expect(failureOf(Object.assign(new Error('x'), fault))).toBe(failure)
})
