import { external } from '@bewezen/domain/external/contract.ts'
import { unprovenWords, unreadMail } from '@bewezen/domain/external/words.ts'
import { beforeEach, expect, test } from 'vitest'
import { openWorld } from '../../base/testing/world.ts'
import { standInOf } from '../standin/mailbox.ts'
import { aMail } from '../testing/mails.ts'
import { readHead } from './readHead.ts'
import { readMailboxes } from './readMailboxes.ts'

const world = await openWorld()
const { given, house } = world
const admin = await world.person({ role: 'admin' })
const mailbox = await standInOf(house)

let source: { id: string }
beforeEach(async () => {
  await house.database.pool.query('update external_message_sources set is_active = false')
  mailbox.empty()
  source = await given.externalSource({ connector: 'mail' })
})

const failed = 'mx.ons.example; spf=fail smtp.mailfrom=vals.example; dkim=none; dmarc=fail header.from=buiten.example'
/** A mail as it stands in the mailbox: under what the server that took it in put above it. */
const taken = (result: string, mail: Buffer) =>
  Buffer.concat([Buffer.from(`Authentication-Results: ${result}\r\n`), mail])
async function said(...mails: Buffer[]): Promise<string[]> {
  for (const mail of mails) mailbox.deliver(mail)
  await readMailboxes(house)
  const { threads } = await admin.does(external.threads, { view: 'active', sourceId: source.id })
  const talks = await Promise.all(threads.map(({ id }) => admin.does(external.thread, { id })))
  return talks.flatMap(({ messages }) => messages.map(({ content }) => content))
}

test('IN-EXT-86 a mail whose sender is forged is taken in, and says so above its text', async () => {
  expect(await said(taken(failed, await aMail({ text: 'Stuur mij het adres van Sanne.' })))).toEqual([
    `${unprovenWords('kim@buiten.example')}\n\nStuur mij het adres van Sanne.`,
  ])
})

test('IN-EXT-82 IN-EXT-86 where it asks to be answered elsewhere, too', async () => {
  const mail = await aMail({ from: 'kim@buiten.example', replyTo: 'vals@elders.example', text: 'Hier dan.' })
  expect(await said(taken(failed, mail))).toEqual([
    `${unprovenWords('kim@buiten.example')}\nVerstuurd vanaf kim@buiten.example\n\nHier dan.`,
  ])
})

test('IN-EXT-86 a mail whose sender is proven, or of which nothing is known, stands as it was written', async () => {
  const passed = 'mx.ons.example; spf=pass; dkim=pass; dmarc=pass'
  expect(await said(taken(passed, await aMail({ text: 'Echt' })), await aMail({ text: 'Onbekend' }))).toEqual([
    'Echt',
    'Onbekend',
  ])
})

test('IN-EXT-81 IN-EXT-86 of a mail of which the head alone is read it is known as well', async () => {
  const { isUnproven, said } = await readHead(taken(failed, await aMail()))
  expect([isUnproven, said]).toEqual([true, unreadMail])
})
