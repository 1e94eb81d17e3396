import { newId } from '@bewezen/domain/base/ids.ts'
import { expect, test } from 'vitest'
import { atEnd } from '../testing/atEnd.ts'
import { emptyDatabase } from '../testing/databases.ts'
import { waitingFacts } from './waiting.ts'

test('OPS-RUN-02 only facts without a number wait, and the oldest of them tells for how long', async () => {
  const database = await emptyDatabase('embedded')
  atEnd(() => database.close())
  const insert = (seq: number | null, hoursAgo: number) =>
    database.pool.query(
      `insert into facts (id, kind, ids, seq, at) values ($1, 'none', '{}', $2, clock_timestamp() - $3 * interval '1 hour')`,
      [newId(), seq, hoursAgo],
    )
  expect(await waitingFacts(database)).toEqual({ count: 0, oldestSeconds: 0 })

  await insert(1, 9)
  await insert(null, 2)
  await insert(null, 1)

  const { count, oldestSeconds } = await waitingFacts(database)
  expect(count).toBe(2)
  expect(Math.floor(oldestSeconds / 3_600)).toBe(2)
})
