import type pg from 'pg'
import { expect, test } from 'vitest'
import { emptyDatabase } from './databases.ts'
import { readAsMade, restore } from './restore.ts'

const database = await emptyDatabase('embedded')
const { pool } = database
const made = await readAsMade(pool)

/** Everything that somebody who begins with this database can come across. */
async function allOf(pool: pg.Pool) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const held: Record<string, unknown> = {}
  for (const { name } of tables) held[name] = (await pool.query(`select t::text from ${name} t`)).rows
  const { rows: sequences } = await pool.query('select sequencename, last_value from pg_sequences order by 1')
  const { rows: settings } = await pool.query(`select name, setting from pg_settings where source = 'session'`)
  const { rows: prepared } = await pool.query('select name from pg_prepared_statements')
  return { held, sequences, settings, prepared }
}

test('a used database is as it was made: rows, sequences, settings and prepared statements', async () => {
  const before = await allOf(pool)
  expect(Object.keys(before.held).length).toBeGreaterThan(90)
  await pool.query(`update site_settings set maintenance_mode = true`)
  await pool.query(`delete from levels`)
  await pool.query(`insert into awards (id, name) values (gen_random_uuid(), 'Vroege vogel')`)
  await pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)`)
  await pool.query(`set statement_timeout = 1234`)
  await pool.query({ name: 'kept', text: 'select 1' })
  expect(await allOf(pool)).not.toEqual(before)

  expect(await restore(pool, made)).toBe(true)

  expect(await allOf(pool)).toEqual(before)
})

test.each([
  'create table left_over (id int)',
  'alter table awards add column left_over text',
  'alter table awards disable trigger all; create trigger left_over before insert on awards execute function suppress_redundant_updates_trigger()',
  'drop index messages_left_over',
])('more than rows was changed, and it says so: %s', async (change) => {
  await pool.query('create index if not exists messages_left_over on messages (id)')
  const asMade = await readAsMade(pool)
  expect(await restore(pool, asMade)).toBe(true)

  await pool.query(change)

  expect(await restore(pool, asMade)).toBe(false)
})

test('who still has a closed database cannot ask any more, and the next one begins with an empty one', async () => {
  const first = await emptyDatabase('embedded')
  await first.pool.query(`insert into awards (id, name) values (gen_random_uuid(), 'Vroege vogel')`)
  await first.close()

  const second = await emptyDatabase('embedded')

  await expect(first.pool.query('select 1')).rejects.toThrow()
  expect((await second.pool.query(`select name from awards where name = 'Vroege vogel'`)).rows).toEqual([])
  await second.close()
})
