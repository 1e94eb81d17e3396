import { community } from '@bewezen/domain/community/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { newMessage } from './testing/newMessage.ts'

const world = await openWorld()
const { given } = world
const { pool } = world.house.database

test('COM-CHAT-10 an author deletes a message at any time: its place stays, text, mentions and reactions go', async () => {
  const [channel, noor, sem] = [await given.channel(), await world.person({ firstName: 'Noor' }), await world.person()]
  const said = await noor.does(community.post, newMessage(channel, `Geheim voor @${sem.username}`))
  await sem.does(community.react, { messageId: said.id, emoji: '👍', on: true })
  await sem.does(community.post, newMessage(channel, 'Antwoord', { parentId: said.id }))
  await pool.query('update app_clock set offset_ms = $1', [400 * 24 * 3_600_000])

  const removed = await noor.does(community.remove, { messageId: said.id })
  await pool.query('update app_clock set offset_ms = 0')

  expect(removed).toMatchObject({ id: said.id, seq: 1, content: '', picture: null, reactions: [] })
  expect(removed).toMatchObject({ mentions: { people: [], groups: [] }, author: { id: noor.id } })
  expect(removed.deletedAt).not.toBeNull()
  const { messages } = await sem.does(community.messages, { channelId: channel.id })
  expect(messages[0]).toEqual(removed)
  expect(messages[1]?.parent).toEqual({ id: said.id, authorName: 'Noor Voorbeeld', content: null })
  const { rows } = await pool.query(`select
    (select count(*)::int from messages where content like '%Geheim%') as texts,
    (select count(*)::int from message_mentions) as mentions,
    (select count(*)::int from messages_emoji_reaction) as reactions`)
  expect(rows).toEqual([{ texts: 0, mentions: 0, reactions: 0 }])
})

test('moderators, teachers and admins delete any message, which is written down; other members are refused', async () => {
  const channel = await given.channel()
  const noor = await world.person()
  for (const role of ['moderator', 'teacher', 'admin'] as const) {
    const [said, who] = [await noor.does(community.post, newMessage(channel, 'Hoi')), await world.person({ role })]
    expect((await who.does(community.remove, { messageId: said.id })).content).toBe('')
    const { rows } = await pool.query('select actor_id, action from audit_log where subject_id = $1', [said.id])
    expect(rows).toEqual([{ actor_id: who.id, action: 'message.removed' }])
  }
  const said = await noor.does(community.post, newMessage(channel, 'Blijft'))
  for (const role of ['student', 'student_plus_lars', 'partner'] as const) {
    const who = await world.person({ role })
    await expect(who.does(community.remove, { messageId: said.id })).rejects.toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    })
  }
  expect((await noor.does(community.messagesById, { ids: [said.id] })).messages[0]?.content).toBe('Blijft')
})

test('deleting twice deletes once', async () => {
  const [channel, noor] = [await given.channel(), await world.person()]
  const said = await noor.does(community.post, newMessage(channel, 'Hoi'))
  const removed = await noor.does(community.remove, { messageId: said.id })
  expect(await noor.does(community.remove, { messageId: said.id })).toEqual(removed)
  const { rows } = await pool.query(`select 1 from facts where kind = 'message.removed' and ids->>'messageId' = $1`, [
    said.id,
  ])
  expect(rows).toHaveLength(1)
})
