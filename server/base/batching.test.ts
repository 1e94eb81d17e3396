import { expect, test } from 'vitest'
import { batched } from './batching.ts'
import type { Db } from './database/open.ts'

const [one, other] = [{} as Db, {} as Db]

test('who asks within a few milliseconds is answered by one query, each with their own answer, at most 200 at a time', async () => {
  const asked: (readonly number[])[] = []
  const twice = batched(async (_db, asks: readonly number[]) => {
    asked.push(asks)
    return asks.map((ask) => ask * 2)
  })
  const all = Array.from({ length: 201 }, (_, at) => at)
  expect(await Promise.all(all.map((at) => twice(one, at)))).toEqual(all.map((at) => at * 2))
  expect(asked.map((asks) => asks.length)).toEqual([200, 1])
  expect(await twice(one, 7)).toBe(14)
  expect(asked).toHaveLength(3)
})

test('every database answers its own, and a query that fails fails those alone who shared it', async () => {
  const answer = batched(async (db, asks: readonly string[]) => {
    if (db === other) throw new Error('away')
    return asks
  })
  const [here, there] = await Promise.allSettled([answer(one, 'hier'), answer(other, 'daar')])
  expect([here.status, there.status]).toEqual(['fulfilled', 'rejected'])
  expect(await answer(one, 'weer')).toBe('weer')
})
