import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '@bewezen/domain/base/ids.ts'
import { dayMs } from '@bewezen/domain/base/moment.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { moveClock } from '../database/clock.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { migrationsFolder } from '../programFiles.ts'
import { serverAddress } from '../testing/databases.ts'
import { onServer } from '../testing/template.ts'
import { partAt } from './days.ts'
import type { FactDecisions } from './decisions.ts'
import { forgetOldFacts } from './forget.ts'
import { heldParts, makeDays } from './parts.ts'
import { record } from './record.ts'
import { sequenceFacts } from './sequencer.ts'

const { entries }: { entries: { tag: string }[] } = JSON.parse(
  await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
)
const until = entries.map(({ tag }) => tag).indexOf('0074_facts_by_day')
const before = entries.slice(0, until).map(({ tag }) => tag)

const closings: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closings.reverse()) await close()
})

/** A database as the release before made it. */
async function ofTheReleaseBefore(): Promise<Database> {
  const address = (await serverAddress()) ?? ''
  const name = `bewezen_test_${randomBytes(6).toString('hex')}`
  await onServer(address, `create database ${name}`)
  closings.push(() => onServer(address, `drop database if exists ${name} with (force)`))
  const database = await openDatabase({ url: Object.assign(new URL(address), { pathname: `/${name}` }).href })
  closings.push(() => database.close())
  await migrateDatabase(database, before)
  return database
}

/** What the release before says to the database, word for word. */
const asBefore = ({ pool }: Database) => ({
  record: (kind: string, at?: Date) =>
    at
      ? pool.query(`insert into facts (id, kind, ids, at) values ($1, $2, '{}', $3)`, [newId(), kind, at])
      : pool.query(
          `insert into "facts" ("id", "tx", "n", "seq", "kind", "ids", "at") values ($1, default, default, default, $2, '{}', default)`,
          [newId(), kind],
        ),
  async number(): Promise<void> {
    const { rows } = await pool.query<{ id: string; last_seq: string }>(
      `select id, kind, ids, (select last_seq from fact_counter where id = 1) as last_seq from facts
        where seq is null order by n limit 200`,
    )
    const last = Number(rows[0]?.last_seq)
    await pool.query(
      `with numbered as (
        update facts set seq = n.seq from jsonb_to_recordset($1::jsonb) as n(id uuid, seq bigint)
        where facts.id = n.id
      ), derived as (
        insert into facts (id, seq, kind, ids) select n.id, n.seq, 'notification.made', n.ids
        from jsonb_to_recordset('[]'::jsonb) as n(id uuid, seq bigint, ids jsonb)
      ), counted as (update fact_counter set last_seq = $2 where id = 1)
      select exists (select 1 from facts where seq is null and id <> all($3::uuid[])) as waiting`,
      [
        JSON.stringify(rows.map(({ id }, at) => ({ id, seq: last + at + 1 }))),
        last + rows.length,
        rows.map(({ id }) => id),
      ],
    )
  },
  after: async (seq: number) =>
    (
      await pool.query<{ seq: string }>({
        name: 'facts-after',
        text: 'select seq, kind, ids from facts where seq > $1 order by seq limit 501',
        values: [seq],
      })
    ).rows.map((row) => Number(row.seq)),
  forget: (last: number) =>
    pool.query(`delete from facts where seq in (select seq from facts where seq <= $1 order by seq limit 2000)`, [
      last,
    ]),
})

const allOf = async ({ pool }: Database) =>
  (await pool.query('select id, tx::text, n::int, seq::int, kind, ids, at from facts order by n')).rows
const number = (database: Database) =>
  database.db.transaction((tx) =>
    sequenceFacts(tx, {
      decisions: {} as FactDecisions,
      saveNotifications: async () => [],
      enqueueMails: async () => {},
    }),
  )

describe('a running site gets its days', () => {
  test('OPS-RUN-06 every fact stands as it stood, and the release before goes on beside this one', async () => {
    const database = await ofTheReleaseBefore()
    const old = asBefore(database)
    for (const ago of [40, 35, 20, 1, -30]) await old.record('none', new Date(Date.now() - ago * dayMs))
    await old.number()
    expect(await old.after(3)).toEqual([4, 5])
    await old.record('waits')
    const held = await allOf(database)

    await migrateDatabase(database)

    expect(await allOf(database)).toEqual(held)
    const { name } = partAt(Date.now() + dayMs)
    expect((await heldParts(database)).map((part) => part.name)).toEqual([name.replace('facts_', 'facts_before_')])
    // That of a clock that was ahead lies in no day.
    const { rows: other } = await database.pool.query<{ seq: string }>('select seq from parts.facts_other')
    expect(other).toEqual([{ seq: '5' }])

    await old.number()
    await old.record('after')
    await old.number()
    expect(await old.after(5)).toEqual([6, 7])
    await database.db.transaction((tx) => record(tx, { kind: 'profile.changed', personId: newId() }))
    await number(database)
    expect(await old.after(5)).toEqual([6, 7, 8])
    expect((await allOf(database)).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    await old.forget(1)
    expect((await makeDays(database)).made).toHaveLength(3)
    // Row by row, as long as young ones lie beside them; whole once the last is old.
    expect(await forgetOldFacts(database)).toBe(1)
    expect((await allOf(database)).map(({ seq }) => seq)).toEqual([3, 4, 5, 6, 7, 8])
    await moveClock(database.db, 33 * dayMs)
    await forgetOldFacts(database)
    expect((await heldParts(database)).map((part) => part.name)).not.toContain(name.replace('facts_', 'facts_before_'))
    expect(
      await database.db.transaction((tx) => record(tx, { kind: 'profile.changed', personId: newId() })),
    ).toBeTruthy()
  })

  test('OPS-RUN-06 one without facts has no part of before', async () => {
    const database = await ofTheReleaseBefore()
    await migrateDatabase(database)
    expect(await heldParts(database)).toEqual([])
    await asBefore(database).record('first')
    expect((await allOf(database)).map(({ n }) => n)).toEqual([1])
  })
})
