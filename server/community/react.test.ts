import { community } from '@bewezen/domain/community/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { newMessage } from './testing/newMessage.ts'

const world = await openWorld()
const { given } = world
const { pool } = world.house.database

async function saidIn(channel: { id: string }) {
  const noor = await world.person({ firstName: 'Noor' })
  return { noor, ...(await noor.does(community.post, newMessage(channel, 'Hoi'))) }
}

test('IN-REACT-01 IN-REACT-06 X3-DATA-07 a reaction is stored with the author of the message and the one who reacts', async () => {
  const { noor, id: messageId } = await saidIn(await given.channel())
  const sem = await world.person()
  const forged = { messageId, emoji: '👍', on: true, authorId: sem.id, reactorId: noor.id }
  expect(await sem.does(community.react, forged)).toEqual({
    messageId,
    reactions: [{ emoji: '👍', count: 1, mine: true }],
  })
  const { rows } = await pool.query(
    'select author_id, reactor_id, emoji from messages_emoji_reaction where message_id = $1',
    [messageId],
  )
  expect(rows).toEqual([{ author_id: noor.id, reactor_id: sem.id, emoji: '👍' }])
})

test('IN-REACT-03 COM-CHAT-13 X3-CALL-10 the wanted state is set, so that a repeated request never flips it back', async () => {
  const { noor, id: messageId } = await saidIn(await given.channel())
  const sem = await world.person({ firstName: 'Sem', lastName: 'Bos' })
  await noor.does(community.react, { messageId, emoji: '👍', on: true })
  for (let times = 0; times < 3; times++)
    expect((await sem.does(community.react, { messageId, emoji: '👍', on: true })).reactions).toEqual([
      { emoji: '👍', count: 2, mine: true },
    ])
  expect(await noor.does(community.reactors, { messageId, emoji: '👍' })).toEqual({
    names: ['Noor Voorbeeld', 'Sem Bos'],
  })
  for (let times = 0; times < 3; times++)
    expect((await sem.does(community.react, { messageId, emoji: '👍', on: false })).reactions).toEqual([
      { emoji: '👍', count: 1, mine: false },
    ])
  expect(await noor.does(community.reactors, { messageId, emoji: '❤️' })).toEqual({ names: [] })
  const { rows } = await pool.query(`select 1 from facts where kind = 'reaction.set' and ids->>'messageId' = $1`, [
    messageId,
  ])
  expect(rows).toHaveLength(3)
})

test.each([
  ['nothing', ''],
  ['a letter', 'a'],
  ['two emoji', '👍👍'],
  ['HTML', '<b>'],
  ['an emoji and a letter', '👍a'],
  ['a tower', Array(20).fill('👩').join('\u200D')],
])('IN-REACT-07 %s is no emoji and is refused', async (_what, emoji) => {
  const { noor, id: messageId } = await saidIn(await given.channel())
  await expect(noor.does(community.react, { messageId, emoji, on: true })).rejects.toMatchObject({
    status: 422,
    code: 'INVALID_INPUT',
  })
  expect((await noor.does(community.messagesById, { ids: [messageId] })).messages[0]?.reactions).toEqual([])
})

test('IN-REACT-07 a heart with and without its mark is one heart, and 20 different emoji are the most', async () => {
  const { noor, id: messageId } = await saidIn(await given.channel())
  const sem = await world.person()
  await sem.does(community.react, { messageId, emoji: '\u2764', on: true })
  expect((await noor.does(community.react, { messageId, emoji: '❤️', on: true })).reactions).toEqual([
    { emoji: '❤️', count: 2, mine: true },
  ])
  const more = Array.from({ length: 19 }, (_, index) => String.fromCodePoint(0x1f600 + index))
  for (const emoji of more) await noor.does(community.react, { messageId, emoji, on: true })

  await expect(sem.does(community.react, { messageId, emoji: '👍', on: true })).rejects.toMatchObject({
    status: 409,
    code: 'TOO_MANY_EMOJI',
  })
  const { reactions } = await sem.does(community.react, { messageId, emoji: more[3] ?? '', on: true })
  expect(reactions).toHaveLength(20)
  expect(reactions.map((one) => one.emoji)).toEqual(['❤️', ...more])
})

test('X3-EDGE-21 a message that was just deleted, or in a channel that is archived, takes no reaction', async () => {
  const channel = await given.channel()
  const [gone, old, noor] = [await saidIn(channel), await saidIn(channel), await world.person()]
  await gone.noor.does(community.remove, { messageId: gone.id })
  await expect(noor.does(community.react, { messageId: gone.id, emoji: '👍', on: true })).rejects.toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  })
  await pool.query('update channels_text set is_archived = true where id = $1', [channel.id])
  await expect(noor.does(community.react, { messageId: old.id, emoji: '👍', on: true })).rejects.toMatchObject({
    status: 403,
    code: 'CHANNEL_READ_ONLY',
  })
  const { rows } = await pool.query('select 1 from messages_emoji_reaction where message_id = any($1)', [
    [gone.id, old.id],
  ])
  expect(rows).toEqual([])
})

test('IN-REACT-08 a reaction notifies nobody and leaves what is unread as it was', async () => {
  const { noor, id: messageId } = await saidIn(await given.channel())
  const sem = await world.person()
  await world.house.settled()
  const before = (await sem.does(community.list, {})).communities
  await sem.does(community.react, { messageId, emoji: '👍', on: true })
  await world.house.settled()
  expect((await sem.does(community.list, {})).communities).toEqual(before)
  const { rows } = await pool.query('select 1 from notifications where user_id = $1', [noor.id])
  expect(rows).toEqual([])
})
