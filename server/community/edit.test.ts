import { community } from '@bewezen/domain/community/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { search } from '@bewezen/domain/search/contract.ts'
import { afterEach, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { newMessage } from './testing/newMessage.ts'
import { told } from './testing/told.ts'

const world = await openWorld()
const { given } = world
const { pool } = world.house.database
afterEach(() => pool.query('update app_clock set offset_ms = 0'))

const minutesLater = (minutes: number) => pool.query('update app_clock set offset_ms = $1', [minutes * 60_000])
const saidBy = async (who: TestPerson, text: string, channel?: { id: string }) =>
  who.does(community.post, newMessage(channel ?? (await given.channel()), text))
const factsOf = async (messageId: string) =>
  (await pool.query(`select ids from facts where kind = 'message.edited' and ids->>'messageId' = $1`, [messageId])).rows

test('COM-CHAT-15 COM-CHAT-07 an author changes a text within 15 minutes, and everybody who reads there hears of it', async () => {
  const [channel, noor, sem] = [await given.channel(), await world.person(), await world.person()]
  const outsider = await world.person({ role: 'no_subscription' })
  const said = await saidBy(noor, 'Wie loopt er me?', channel)
  const [reader, other] = [await sem.listens(), await outsider.listens()]
  await minutesLater(14)

  const edited = await noor.does(community.edit, { messageId: said.id, content: '  Wie loopt er mee? ' })

  expect(edited).toEqual({ ...said, content: 'Wie loopt er mee?', editedAt: edited.editedAt })
  expect(Date.parse(edited.editedAt ?? '') - Date.parse(said.createdAt)).toBeGreaterThanOrEqual(14 * 60_000)
  expect((await sem.does(community.messagesById, { ids: [said.id] })).messages).toEqual([edited])
  await world.house.settled()
  const ids = { messageId: said.id, channelId: channel.id, communityId: channel.communityId, authorId: noor.id }
  expect(reader.heard.map(({ kind, ids }) => ({ kind, ids }))).toEqual([{ kind: 'message.edited', ids }])
  expect(other.heard).toEqual([])

  // The clock of the database stands a little further by now, and so beyond the 15 minutes.
  await minutesLater(15)
  const late = noor.does(community.edit, { messageId: said.id, content: 'Te laat' })
  await expect(late).rejects.toMatchObject({ status: 409, code: 'EDIT_OVER' })
  // What was stored already is answered again, however late the request is repeated.
  expect(await noor.does(community.edit, { messageId: said.id, content: edited.content })).toEqual(edited)
  expect(await factsOf(said.id)).toHaveLength(1)
})

test('COM-CHAT-15 nobody edits what another said, whatever their role, nor what was deleted', async () => {
  const noor = await world.person()
  const said = await saidBy(noor, 'Blijft zo')
  for (const role of ['student', 'moderator', 'teacher', 'admin'] as const) {
    const who = await world.person({ role })
    const tried = who.does(community.edit, { messageId: said.id, content: 'Anders' })
    await expect(tried).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
  }
  await noor.does(community.remove, { messageId: said.id })
  const gone = noor.does(community.edit, { messageId: said.id, content: 'Toch' })
  await expect(gone).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  const { rows } = await pool.query('select content, edited_at from messages where id = $1', [said.id])
  expect(rows).toEqual([{ content: '', edited_at: null }])
})

test('COM-CHAT-15 IN-REPLY-04 the text follows the rules of posting, and what is refused changes nothing', async () => {
  const noor = await world.person()
  const said = await saidBy(noor, 'Hoi')
  for (const content of ['', ' \n ', 'x'.repeat(1001)]) {
    const tried = noor.does(community.edit, { messageId: said.id, content })
    await expect(tried).rejects.toMatchObject({ code: 'INVALID_INPUT', data: { fields: ['content'] } })
  }
  expect((await noor.does(community.messagesById, { ids: [said.id] })).messages).toEqual([said])
  const most = await noor.does(community.edit, { messageId: said.id, content: 'x'.repeat(1000) })
  expect(most.content).toHaveLength(1000)
})

test('COM-CHAT-30 an archived channel, one for others to write in and a blocked conversation refuse an edit', async () => {
  const [channel, noor, sem] = [await given.channel(), await world.person(), await world.person()]
  const said = await saidBy(noor, 'Hoi', channel)
  const tries = (messageId: string) => noor.does(community.edit, { messageId, content: `Anders ${Math.random()}` })
  await tries(said.id)
  await pool.query('update channels_text set is_archived = true where id = $1', [channel.id])
  await expect(tries(said.id)).rejects.toMatchObject({ code: 'CHANNEL_READ_ONLY' })
  await pool.query(`update channels_text set is_archived = false, post_roles = '["teacher"]' where id = $1`, [
    channel.id,
  ])
  await expect(tries(said.id)).rejects.toMatchObject({ code: 'CHANNEL_READ_ONLY' })

  const { conversationId } = await noor.does(community.startConversation, { personId: sem.id })
  const secret = await saidBy(noor, 'Onder ons', { id: conversationId })
  const ear = await sem.listens()
  await expect(
    (await world.person({ role: 'admin' })).does(community.edit, { messageId: secret.id, content: 'x' }),
  ).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await tries(secret.id)).toMatchObject({ mentions: { people: [], groups: [] } })
  await world.house.settled()
  expect(ear.kinds().filter((kind) => kind === 'message.edited')).toHaveLength(1)
  await sem.does(community.blockConversation, { conversationId, on: true })
  await expect(tries(secret.id)).rejects.toMatchObject({ code: 'CONVERSATION_CLOSED' })
})

test('COM-CHAT-30 a second tab that edits an older text hears what stands there now, and may save again', async () => {
  const noor = await world.person()
  const tab = await world.signedIn(noor)
  const { id: messageId } = await saidBy(noor, 'Eerste')
  await noor.does(community.edit, { messageId, content: 'Tweede', before: 'Eerste' })
  const second = tab.does(community.edit, { messageId, content: 'Derde', before: 'Eerste' })
  await expect(second).rejects.toMatchObject({ status: 409, code: 'CHANGED', data: { current: 'Tweede' } })
  // What both made of it is no conflict.
  expect((await tab.does(community.edit, { messageId, content: 'Tweede', before: 'Eerste' })).content).toBe('Tweede')
  expect((await tab.does(community.edit, { messageId, content: 'Derde', before: 'Tweede' })).content).toBe('Derde')
})

test('COM-CHAT-11 COM-CHAT-30 only who is newly named is told, once, and who is named no longer keeps no mention', async () => {
  const channel = await given.channel()
  const [noor, sem, vera, lot] = [
    await world.person(),
    await world.person(),
    await world.person(),
    await world.person(),
  ] as [TestPerson, TestPerson, TestPerson, TestPerson]
  const parent = await saidBy(lot, 'Wie?', channel)
  const { id: messageId } = await noor.does(
    community.post,
    newMessage(channel, `@${sem.username} @${lot.username} gaan mee`, { parentId: parent.id }),
  )
  expect(await told(world, messageId)).toEqual({ [sem.username]: 'mention', [lot.username]: 'mention' })
  const before = await sem.does(inbox.list, {})

  await noor.does(community.edit, { messageId, content: `@${sem.username} @${vera.username} @${lot.username} gaan` })
  expect(await told(world, messageId)).toEqual({
    [sem.username]: 'mention',
    [vera.username]: 'mention',
    [lot.username]: 'mention',
  })
  expect((await sem.does(inbox.list, {})).notifications.map((one) => one.id)).toEqual(
    before.notifications.map((one) => one.id),
  )
  expect((await vera.does(inbox.list, {})).notifications[0]?.message?.content).toContain('gaan')

  // Vera is told of nothing any more, and Lot still of the answer to her.
  const edited = await noor.does(community.edit, { messageId, content: `@${sem.username} gaat` })
  expect(edited.mentions.people).toEqual([{ id: sem.id, username: sem.username }])
  expect(await told(world, messageId)).toEqual({ [sem.username]: 'mention', [lot.username]: 'reply' })
  expect(await vera.does(inbox.list, {})).toMatchObject({ notifications: [], unread: 0 })
  expect((await lot.does(inbox.list, {})).notifications[0]).toMatchObject({ title: 'Reactie op je bericht' })
  expect((await sem.does(inbox.list, {})).notifications[0]?.message?.content).toBe(edited.content)
})

test('COM-CHAT-30 IN-MENTION-09 a group that is named later is told, but for whoever was told already', async () => {
  const channel = await given.channel()
  const [teacher, sem] = [await world.person({ role: 'teacher' }), await world.person()]
  const { id: messageId } = await saidBy(teacher, `@${sem.username} morgen les`, channel)
  await told(world, messageId)
  const edited = await teacher.does(community.edit, { messageId, content: '@students morgen geen les' })
  expect(edited.mentions).toEqual({ people: [], groups: ['students'] })
  const all = await told(world, messageId)
  expect(Object.keys(all).length).toBeGreaterThan(1)
  expect(all[sem.username]).toBe('mention')
  await teacher.does(community.edit, { messageId, content: 'morgen geen les' })
  expect(await told(world, messageId)).toEqual({})
})

test('COM-CHAT-10 quotes and search follow the newest text', async () => {
  const [channel, noor, sem] = [await given.channel(), await world.person(), await world.person()]
  const said = await saidBy(noor, 'Kamperfoelie', channel)
  await sem.does(community.post, newMessage(channel, 'Ja', { parentId: said.id }))
  const hits = async (text: string) => JSON.stringify(await sem.does(search.find, { text }))
  expect(await hits('kamperfoelie')).toContain(said.id)

  await noor.does(community.edit, { messageId: said.id, content: 'Zonnebloem' })

  expect(await hits('kamperfoelie')).not.toContain(said.id)
  expect(await hits('zonnebloem')).toContain(said.id)
  const { messages } = await sem.does(community.messages, { channelId: channel.id })
  expect(messages[1]?.parent?.content).toBe('Zonnebloem')
})

test('COM-MOD-05 COM-CHAT-30 a case keeps what was reported beside what stands there after an edit', async () => {
  const [noor, sem, admin] = [await world.person(), await world.person(), await world.person({ role: 'admin' })]
  const { id: messageId } = await saidBy(noor, 'Iets lelijks')
  await sem.does(community.report, { messageId, why: 'hate', explanation: '' })
  await noor.does(community.edit, { messageId, content: 'Iets aardigs' })
  const { cases } = await admin.does(community.cases, {})
  expect(cases.find((one) => one.message.id === messageId)).toMatchObject({
    reported: 'Iets lelijks',
    message: { content: 'Iets aardigs' },
  })
})

test('COM-CHAT-16 an edit counts as a message', async () => {
  const [channel, noor] = [await given.channel(), await world.person()]
  const { id: messageId } = await saidBy(noor, 'Hoi', channel)
  const attempts = async () => (await pool.query(`select 1 from attempts where kind = 'message'`)).rowCount ?? 0
  const before = await attempts()
  await noor.does(community.edit, { messageId, content: 'Hallo' })
  expect(await attempts()).toBe(before + 1)
})
