import { afterAll, expect, test } from 'vitest'
import { emptyDatabase } from '../testing/databases.ts'

const database = await emptyDatabase('embedded')
afterAll(() => database.close())

test.each([
  ['a parameter that does not fit', 'select $1::bigint', ['1.5']],
  ['an id that is none', 'select * from profiles where id = $1', ['x']],
  ['a fault while running', 'select 1 / $1::int', ['0']],
  ['a text that is no query', 'selekt 1', []],
  ['a table that is not there', 'select * from nothing_here where id = $1', ['1']],
  ['a text in the query itself that does not fit', "select 'x'::uuid", []],
])('%s is an error of that query, and the next ones work', async (_what, text, values) => {
  await expect(database.pool.query(text, values)).rejects.toThrow()
  for (let times = 0; times < 3; times++) {
    const { rows } = await database.pool.query('select $1::int as answer', [42])
    expect(rows).toEqual([{ answer: 42 }])
  }
})

test('a transaction with such an error is rolled back, and the next one works', async () => {
  const failing = database.db.transaction(async (tx) => {
    await tx.execute(`update app_clock set offset_ms = 5`)
    await tx.execute(`select 'x'::uuid`)
  })
  await expect(failing).rejects.toThrow()
  const { rows } = await database.pool.query('select offset_ms from app_clock')
  expect(Number(rows[0].offset_ms)).toBe(0)
})
