import { newId } from '@bewezen/domain/base/ids.ts'
import { afterEach, expect, test } from 'vitest'
import { moveClock } from '../database/clock.ts'
import { openWorld } from '../testing/world.ts'
import { forgetOldFacts } from './forget.ts'
import { record } from './record.ts'

const day = 24 * 60 * 60_000
const world = await openWorld()
const { house } = world
const { db, pool } = house.database
afterEach(() => moveClock(db, 0))

const happen = async (times: number) => {
  for (let time = 0; time < times; time += 1)
    await house.transaction((tx) => record(tx, { kind: 'profile.changed', personId: newId() }))
  await house.settled()
}
const age = (seq: number, days: number) =>
  pool.query(`update facts set at = at - $2 * interval '1 day' where seq = $1`, [seq, days])
const numbers = async () => {
  const { rows } = await pool.query<{ seq: string }>('select seq from facts where seq is not null order by seq')
  return rows.map(({ seq }) => Number(seq))
}

test('facts go when they are 30 days old, and the numbers go on', async () => {
  await happen(3)
  const before = house.live.seq
  await moveClock(db, 29 * day)
  expect(await forgetOldFacts(house.database)).toBe(0)

  await moveClock(db, 31 * day)
  expect(await forgetOldFacts(house.database)).toBe(before)
  expect(await numbers()).toEqual([])

  await happen(1)
  expect(await numbers()).toEqual([before + 1])
})

test('what goes leaves no hole, and who was away for longer is told to fetch anew', async () => {
  await happen(5)
  const [first = 0, second = 0, third = 0, fourth = 0] = await numbers()
  // Numbers follow the commits, so a younger fact may stand before an older one.
  await age(second, 31)
  await age(third, 29)
  await age(fourth, 31)
  await forgetOldFacts(house.database)
  const left = await numbers()
  expect(left).toEqual(Array.from({ length: left.length }, (_, index) => (left[0] ?? 0) + index))

  const noor = await world.person()
  const [away, back] = [await noor.listens(first), await noor.listens(left.at(-1))]
  expect([away.signals[0]?.kind, back.signals[0]?.kind]).toEqual(['refetch', 'hello'])
})

test('what has no number yet stays, however old', async () => {
  await pool.query(
    `insert into facts (id, kind, ids, at, tx) values ($1, 'profile.changed', '{}', now() - interval '40 days',
    '9000000000'::xid8)`,
    [newId()],
  )
  await forgetOldFacts(house.database)
  const { rows } = await pool.query('select 1 from facts where seq is null')
  expect(rows).toHaveLength(1)
})
