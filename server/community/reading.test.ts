import { community } from '@bewezen/domain/community/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { newMessage } from './testing/newMessage.ts'

const world = await openWorld()
const { given } = world
const { pool } = world.house.database

test('COM-CHAT-18 reading moves forward only, no further than what there is, and tells the other devices once', async () => {
  const [channel, noor, sem] = [await given.channel(), await world.person(), await world.person()]
  for (const text of ['een', 'twee', 'drie']) await noor.does(community.post, newMessage(channel, text))
  const read = async (seq: number) => (await sem.does(community.markRead, { channelId: channel.id, seq })).readSeq
  const facts = async () =>
    (
      await pool.query(
        `select 1 from facts where kind = 'channel.read' and ids->>'channelId' = $1 and ids->>'personId' = $2`,
        [channel.id, sem.id],
      )
    ).rows.length

  expect([await read(2), await facts()]).toEqual([2, 1])
  expect([await read(1), await facts()]).toEqual([2, 1])
  expect([await read(2), await facts()]).toEqual([2, 1])
  expect([await read(9_999), await facts()]).toEqual([3, 2])
  expect((await sem.does(community.messages, { channelId: channel.id })).readSeq).toBe(3)
  expect((await noor.does(community.messages, { channelId: channel.id })).readSeq).toBe(3)
  const { rows } = await pool.query('select last_read_at from channel_reads where user_id = $1', [sem.id])
  expect(rows[0].last_read_at).toBeInstanceOf(Date)
  await expect(sem.does(community.markRead, { channelId: channel.id, seq: -1 })).rejects.toMatchObject({ status: 422 })
  await expect(sem.does(community.markRead, { channelId: channel.id, seq: 1.5 })).rejects.toMatchObject({ status: 422 })
})

test('COM-CHAT-18 COM-CHAT-54 one’s own message is told to be read when nothing unread stood before it, and to nobody else', async () => {
  const [channel, noor, sem] = [await given.channel(), await world.person(), await world.person()]
  await sem.does(community.post, newMessage(channel, 'Als eerste'))
  await world.house.settled()
  const [ear, other] = [await sem.listens(), await noor.listens()]
  await sem.does(community.post, newMessage(channel, 'Nog iets'))
  await noor.does(community.post, newMessage(channel, 'Dag'))
  await sem.does(community.post, newMessage(channel, 'Dag Noor'))
  await world.house.settled()
  const read = ear.heard.filter(({ kind }) => kind === 'channel.read').map(({ ids }) => ids.seq)
  expect(read).toEqual(['2'])
  expect(new Set(other.kinds())).toEqual(new Set(['message.posted']))
})

test('COM-CHAT-18 reading a channel reads its notifications up to the same place, on every open page', async () => {
  const [channel, noor, sem] = [await given.channel(), await world.person(), await world.person()]
  const call = (text: string) => noor.does(community.post, newMessage(channel, `@${sem.username} ${text}`))
  const first = await call('een')
  const second = await call('twee')
  await world.house.settled()
  const ear = await sem.listens()
  const unread = async () =>
    (await sem.does(inbox.list, {})).notifications.filter((one) => !one.read).map((one) => one.message?.id)
  expect(await unread()).toEqual([second.id, first.id])

  await sem.does(community.markRead, { channelId: channel.id, seq: 1 })
  await world.house.settled()
  expect(await unread()).toEqual([second.id])
  expect(ear.kinds()).toEqual(['channel.read', 'notification.read'])

  // Far as one reads, what comes later is unread again.
  await sem.does(community.markRead, { channelId: channel.id, seq: 9_999 })
  const third = await call('drie')
  await world.house.settled()
  expect(await unread()).toEqual([third.id])
})
