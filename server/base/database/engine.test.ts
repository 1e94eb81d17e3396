import { newId } from '@bewezen/domain/base/ids.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { record } from '../facts/record.ts'
import { facts } from '../facts/tables.ts'
import { emptyDatabase } from '../testing/databases.ts'
import { prepared } from './prepared.ts'

const database = await emptyDatabase('embedded')
const { db, pool } = database
afterAll(() => database.close())

test('timers keep ticking while the database is busy: several times in every hundred transactions', async () => {
  let ticks = 0
  const timer = setInterval(() => ticks++, 1)
  const ticksAt: number[] = []
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let write = 0; write < 100; write++) {
        await db.transaction((tx) => record(tx, { kind: 'profile.changed', personId: newId() }))
        ticksAt.push(ticks)
      }
    }),
  )
  clearInterval(timer)

  const perHundred = [...Array(8).keys()].map((at) => Number(ticksAt[at * 100 + 99]) - Number(ticksAt[at * 100]))
  expect(Math.min(...perHundred)).toBeGreaterThanOrEqual(5)
})

test('one long statement after another leaves room for timers between them', async () => {
  let ticks = 0
  const timer = setInterval(() => ticks++, 1)
  for (let asked = 0; asked < 20; asked++) await pool.query('select sum(n) from generate_series(1, 20000) n')
  clearInterval(timer)

  expect(ticks).toBeGreaterThanOrEqual(10)
})

describe('what Drizzle hands over reaches the engine', () => {
  const asked = prepared((db) =>
    db
      .select({ kind: facts.kind })
      .from(facts)
      .where(eq(facts.id, sql.placeholder('id')))
      .prepare('embedded_test'),
  )

  test('with parameters, unprepared and prepared, in a transaction and beside it', async () => {
    const id = await db.transaction((tx) => record(tx, { kind: 'profile.changed', personId: newId() }))
    const unprepared = (reader: Pick<typeof db, 'select'>) =>
      reader.select({ kind: facts.kind }).from(facts).where(eq(facts.id, id))

    const found = [{ kind: 'profile.changed' }]
    expect(await unprepared(db)).toEqual(found)
    expect(await db.transaction((tx) => unprepared(tx))).toEqual(found)
    expect(await asked(db).execute({ id })).toEqual(found)
    expect(await asked(db).execute({ id })).toEqual(found)
  })

  test('and types of the engine come back as the server gives them', async () => {
    const { rows } = await pool.query(
      `select now() as at, 1::bigint as big, '{"a": [1]}'::jsonb as json, array['x'] as list, 'Ab'::citext = 'aB' as same`,
    )

    expect(rows[0]).toEqual({ at: expect.any(Date), big: '1', json: { a: [1] }, list: ['x'], same: true })
  })
})

test('a unique value that is taken names its constraint, as the server does', async () => {
  const id = newId()
  const insert = () => pool.query(`insert into facts (id, kind, ids) values ($1, 'x', '{}')`, [id])
  await insert()

  await expect(insert()).rejects.toMatchObject({ code: '23505', constraint: 'facts_other_pkey' })
})
