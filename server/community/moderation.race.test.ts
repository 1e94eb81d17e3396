import { community } from '@bewezen/domain/community/contract.ts'
import { expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { openMessage } from './doors.ts'
import { newMessage } from './testing/newMessage.ts'

const world = await openWorld({ engine: 'server' })
const { given } = world
const { pool } = world.house.database

const judges = [await world.person({ role: 'admin' }), await world.person({ role: 'moderator' })]
const cast: TestPerson[] = []
while (cast.length < 8) cast.push(await world.person())

const said = async () => {
  const [channel, sem] = [await given.channel(), await world.person()]
  return { sem, id: (await sem.does(community.post, newMessage(channel, 'Hm'))).id }
}
const casesOf = async (messageId: string) =>
  (await pool.query<{ id: string }>('select id from message_cases where message_id = $1', [messageId])).rows

test('COM-MOD-02 many people who report one message at the same moment make one case', async () => {
  const { id: messageId } = await said()
  await Promise.all(cast.map((who) => who.does(community.report, { messageId, why: 'spam', explanation: '' })))
  expect(await casesOf(messageId)).toHaveLength(1)
  const { rows } = await pool.query('select 1 from message_reports where message_id = $1', [messageId])
  expect(rows).toHaveLength(cast.length)
})

test('without the lock of the message they would begin a case each', async () => {
  const { id: messageId } = await said()
  const all = Promise.withResolvers<void>()
  let open = 0
  const without = cast.map((who) =>
    world.house.transaction(async (tx) => {
      await openMessage(tx, { id: who.id, role: who.role, entitled: true, tester: false }, messageId)
      if (++open === cast.length) all.resolve()
      await all.promise
      return open
    }),
  )
  // All of them hold the message open at once, which the lock does not allow.
  expect(await Promise.all(without)).toEqual(cast.map(() => cast.length))
})

test('COM-MOD-04 of two who decide at the same moment one decides and the other hears what was decided', async () => {
  for (let round = 0; round < 5; round++) {
    const { id: messageId, sem } = await said()
    await cast[0]?.does(community.report, { messageId, why: 'spam', explanation: '' })
    const [{ id: caseId } = { id: '' }] = await casesOf(messageId)
    const outcomes = ['removed', 'dismissed'] as const
    const tries = await Promise.allSettled(
      judges.map((who, at) =>
        who.does(community.decide, { caseId, outcome: outcomes[at] ?? 'removed', reason: 'Daarom' }),
      ),
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const won = tries[0]?.status === 'fulfilled' ? 'removed' : 'dismissed'
    expect(tries.find((one) => one.status === 'rejected')).toMatchObject({
      reason: { code: 'ALREADY_DECIDED', data: { outcome: won } },
    })
    const { messages } = await sem.does(community.messagesById, { ids: [messageId] })
    expect(messages[0]?.content).toBe(won === 'removed' ? '' : 'Hm')
  }
})
