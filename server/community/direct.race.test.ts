import { community } from '@bewezen/domain/community/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { conversationOf, openConversation } from './conversations.ts'
import { newMessage } from './testing/newMessage.ts'

const world = await openWorld({ engine: 'server' })
const { pool } = world.house.database

const pair = async () => [await world.person(), await world.person()] as const

test('COM-CHAT-19 two who begin at the same moment, many times over, have one conversation', async () => {
  for (let round = 0; round < 5; round++) {
    const [noor, sem] = await pair()
    const asked = Array.from({ length: 8 }, (_, at) =>
      at % 2
        ? noor.does(community.startConversation, { personId: sem.id })
        : sem.does(community.startConversation, { personId: noor.id }),
    )
    const ids = new Set((await Promise.all(asked)).map((one) => one.conversationId))
    expect(ids.size).toBe(1)
    const { rows } = await pool.query(
      `select c.id from channels_text c left join direct_conversations d on d.id = c.id
        where c.blueprint_id is null and (d.id is null or d.first_id in ($1, $2))`,
      [noor.id, sem.id],
    )
    expect(rows).toEqual([{ id: [...ids][0] }])
  }
})

test('without the constraint each of them would begin one: both find none', async () => {
  const [noor, sem] = await pair()
  const all = Promise.withResolvers<void>()
  let open = 0
  const looks = [noor, sem].map(() =>
    world.house.transaction(async (tx) => {
      const found = await conversationOf(tx, noor.id, sem.id)
      if (++open === 2) all.resolve()
      await all.promise
      return found
    }),
  )
  expect(await Promise.all(looks)).toEqual([null, null])
})

const said = async (id: string) =>
  Number((await pool.query('select last_seq from channels_text where id = $1', [id])).rows[0].last_seq)

test('COM-CHAT-19 COM-CHAT-24 once somebody blocked, no message comes any more that was on its way', async () => {
  for (let round = 0; round < 10; round++) {
    const [noor, sem] = await pair()
    const { conversationId } = await noor.does(community.startConversation, { personId: sem.id })
    const posts = Array.from({ length: 6 }, () => noor.does(community.post, newMessage({ id: conversationId }, 'Hé')))
    const atBlock = sem.does(community.blockConversation, { conversationId, on: true }).then(() => said(conversationId))
    await Promise.allSettled(posts)
    expect(await said(conversationId)).toBe(await atBlock)
  }
})

test('without the lock of the conversation a message would come after the block', async () => {
  const [noor, sem] = await pair()
  const { conversationId } = await noor.does(community.startConversation, { personId: sem.id })
  const blocked = Promise.withResolvers<void>()
  const isBlockedFor = world.house.transaction(async (tx) => {
    const { isBlocked } = await openConversation(tx, noor.id, conversationId)
    await blocked.promise
    return isBlocked
  })
  await sem.does(community.blockConversation, { conversationId, on: true })
  blocked.resolve()
  // It was let through, and would write only now.
  expect(await isBlockedFor).toBe(false)
})
