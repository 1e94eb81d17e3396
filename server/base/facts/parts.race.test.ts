import { newId } from '@bewezen/domain/base/ids.ts'
import { dayMs } from '@bewezen/domain/base/moment.ts'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isShort } from '../database/away.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { readFacts } from '../live/readFacts.ts'
import { emptyDatabase } from '../testing/databases.ts'
import { partAt } from './days.ts'
import type { FactDecisions } from './decisions.ts'
import { FactDays } from './factDays.ts'
import { forgetOldFacts } from './forget.ts'
import { heldParts, makeDays } from './parts.ts'
import { record } from './record.ts'
import { type SequencerDeps, sequenceFacts } from './sequencer.ts'

const deps: SequencerDeps = {
  decisions: {} as FactDecisions,
  saveNotifications: async () => [],
  enqueueMails: async () => {},
}
const silent = pino({ level: 'silent' })

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close()
})

async function openHere(engine: 'embedded' | 'server' = 'server'): Promise<Database> {
  const database = await emptyDatabase(engine)
  opened.push(database)
  return database
}

/** Another process on the same server. */
async function beside({ url }: Database): Promise<Database> {
  const database = await openDatabase({ url: url ?? 'no server', connections: 4 })
  opened.push(database)
  return database
}

/** A part of a day that was made when it was ahead. */
async function pastDay({ pool }: Database, ago: number): Promise<string> {
  const { name, from, to } = partAt(Date.now() - ago * dayMs)
  const [since, until] = [from, to].map((at) => new Date(at).toISOString())
  await pool.query(`create table parts.${name} (like parts.facts_other including all)`)
  await pool.query(`alter table facts attach partition parts.${name} for values from ('${since}') to ('${until}')`)
  return name
}

/** Numbered facts of so many days, the oldest first, some a day, as they stand after weeks. */
async function fillDays({ pool }: Database, { days, each }: { days: number; each: number }): Promise<void> {
  const { from: today } = partAt(Date.now())
  await pool.query(
    `insert into facts (id, seq, kind, ids, at)
     select gen_random_uuid(), (ago_max - ago) * $2 + place, 'profile.changed', '{}',
       $3::timestamptz - ago * interval '24 hours' + place * interval '1 second'
     from (select $1::int as ago_max, generate_series(1, $1::int) as ago) d, generate_series(1, $2::int) as place`,
    [days, each, new Date(today)],
  )
  await pool.query('update fact_counter set last_seq = $1', [days * each])
}

const numbersOf = async ({ pool }: Database): Promise<number[]> =>
  (await pool.query<{ seq: number }>('select seq::int from facts where seq is not null order by seq')).rows.map(
    ({ seq }) => seq,
  )
const partNames = async (database: Database) => (await heldParts(database)).map(({ name }) => name)
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const happen = (database: Database) =>
  database.db.transaction((tx) => record(tx, { kind: 'profile.changed', personId: newId() }))
const number = (database: Database) => database.db.transaction((tx) => sequenceFacts(tx, deps))
/** The part in which a fact lies. */
const placeOf = async ({ pool }: Database, id: string): Promise<string> =>
  (await pool.query<{ part: string }>('select tableoid::regclass::text as part from facts where id = $1', [id])).rows[0]
    ?.part ?? ''

describe.each(['server', 'embedded'] as const)('facts by day, %s', (engine) => {
  test('OPS-RUN-03 today and three days ahead have a part, in which facts lie; again makes none', async () => {
    const database = await openHere(engine)
    const ahead = [0, 1, 2, 3].map((days) => partAt(Date.now() + days * dayMs).name)

    expect((await makeDays(database)).made).toEqual(ahead)

    expect(await makeDays(database)).toEqual({ made: [], late: [] })
    expect(await partNames(database)).toEqual(ahead)
    expect(await placeOf(database, await happen(database))).toBe(`parts.${ahead[0]}`)
    expect(await number(database)).toEqual({ numbered: 1, waiting: false })
  })

  test('OPS-RUN-04 of 40 days the old go whole, none of the young is lost or doubled, and the numbers go on', async () => {
    const database = await openHere(engine)
    for (let ago = 40; ago > 0; ago--) await pastDay(database, ago)
    await fillDays(database, { days: 40, each: 3 })
    await makeDays(database)
    // Numbers follow the commits: one of before midnight comes after the first of the next day.
    await database.pool.query(`update facts set at = at - interval '10 minutes' where seq = 32`)

    const gone = await forgetOldFacts(database)

    const left = await numbersOf(database)
    // Of the 30th day before today a part is younger than 30 days, so that it stays, but for the two that came before 32.
    expect(left).toEqual(upTo(33, 120))
    expect(gone).toBe(32)
    expect((await partNames(database))[0]).toBe(partAt(Date.now() - 30 * dayMs).name)
    expect(await partNames(database)).toHaveLength(30 + 4)
    await happen(database)
    await number(database)
    expect((await numbersOf(database)).at(-1)).toBe(121)
    expect((await readFacts(database, 118)).map(({ seq }) => seq)).toEqual([119, 120, 121])
    expect(await forgetOldFacts(database)).toBe(0)
  })

  test('OPS-RUN-04 a day stays while a fact in it has no number, however old', async () => {
    const database = await openHere(engine)
    const name = await pastDay(database, 40)
    const at = new Date(Date.now() - 40 * dayMs)
    await database.pool.query(`insert into facts (id, kind, ids, at) values ($1, 'none', '{}', $2)`, [newId(), at])

    expect(await forgetOldFacts(database)).toBe(0)
    expect(await partNames(database)).toEqual([name])
    await number(database)
    expect(await forgetOldFacts(database)).toBe(1)
    expect(await partNames(database)).toEqual([])
  })

  test('OPS-RUN-05 a fact whose day has no part is kept, numbered, told of once, and goes when it is old', async () => {
    const database = await openHere(engine)
    const warn = vi.fn()
    const days = new FactDays({ database, log: { ...silent, warn } as never })
    await days.begin()
    await days.keep()
    expect(warn).not.toHaveBeenCalled()
    const ids = [newId(), newId()]
    // A clock that jumped, ahead and back.
    for (const [index, moved] of [20, -29].entries())
      await database.pool.query(`insert into facts (id, kind, ids, at) values ($1, 'none', '{}', $2)`, [
        ids[index],
        new Date(Date.now() + moved * dayMs),
      ])
    await number(database)

    await days.keep()
    await days.keep()

    expect(warn).toHaveBeenCalledTimes(1)
    for (const id of ids) expect(await placeOf(database, id)).toBe('parts.facts_other')
    expect(await numbersOf(database)).toEqual([1, 2])
    await database.pool.query(`update facts set at = at - interval '2 days' where id = $1`, [ids[1]])
    // The number before it goes too: what stays has no hole.
    expect(await forgetOldFacts(database)).toBe(2)
  })

  test('OPS-RUN-05 a day that began without its part stays among those without, and the days ahead get theirs', async () => {
    const database = await openHere(engine)
    const id = await happen(database)

    expect((await makeDays(database)).late).toEqual([partAt(Date.now()).name])

    expect(await partNames(database)).toEqual([1, 2, 3].map((days) => partAt(Date.now() + days * dayMs).name))
    expect(await placeOf(database, await happen(database))).toBe('parts.facts_other')
    expect(await placeOf(database, id)).toBe('parts.facts_other')
  })

  test('OPS-RUN-04 a late number in an old day takes what lies before it, a few at a time, and no more', async () => {
    const database = await openHere(engine)
    for (const ago of [32, 3]) await pastDay(database, ago)
    await database.pool.query(
      `insert into facts (id, seq, kind, ids, at) select gen_random_uuid(), n, 'none', '{}', now() - interval '24 hours' *
        case when n <= 10 or n = 4500 then 32 else 3 end from generate_series(1, 4600) n`,
    )

    expect(await forgetOldFacts(database)).toBe(4_500)
    expect(await numbersOf(database)).toEqual(upTo(4_501, 4_600))
  })
})

test('OPS-RUN-03 numbers are given from where the counter was read, or not at all', async () => {
  const database = await openHere()
  await happen(database)
  const decisions = {
    'profile.changed': {
      audience: 'nobody',
      notifyAll: async (tx: { execute(statement: string): Promise<unknown> }) => {
        await tx.execute('update fact_counter set last_seq = last_seq + 1')
        return []
      },
    },
  } as unknown as FactDecisions

  await expect(database.db.transaction((tx) => sequenceFacts(tx, { ...deps, decisions }))).rejects.toThrow('same time')
  expect(await numbersOf(database)).toEqual([])
})

test('OPS-RUN-03 who asks for what came after a number reads an index of each of 35 parts, and little of it', async () => {
  const database = await openHere()
  for (let ago = 31; ago > 0; ago--) await pastDay(database, ago)
  await fillDays(database, { days: 31, each: 2_000 })
  await makeDays(database)
  await database.pool.query('analyze facts')
  const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
    'explain (analyze, buffers, timing off) select seq, kind, ids from facts where seq > 61990 order by seq limit 501',
  )
  const plan = rows.map((row) => row['QUERY PLAN'])
  expect(plan.filter((line) => /Index Scan using facts_\d+_seq_idx/.test(line)).length).toBeGreaterThanOrEqual(31)
  expect(plan.filter((line) => /Seq Scan on facts_\d+ .*rows=[1-9]\d* loops/.test(line))).toEqual([])
  const [, hit, read] = /shared hit=(\d+)(?: read=(\d+))?/.exec(plan.join('\n')) ?? []
  expect(Number(hit) + Number(read ?? 0)).toBeLessThan(200)
})

describe('while others are at it', () => {
  test('OPS-RUN-03 OPS-RUN-04 facts are written and numbered while days are made and dropped, and none is lost', async () => {
    const database = await openHere()
    const other = await beside(database)
    await makeDays(database)
    const written: string[] = []
    let isDone = false
    const writing = [database, database, other, other].map(async (one) => {
      while (!isDone) written.push(await happen(one))
    })
    const numbering = (async () => {
      while (!isDone) await number(database)
    })()
    for (let round = 0; round < 12; round++) {
      for (const ago of [33, 32]) await pastDay(other, ago)
      await database.pool.query(`drop table parts.${partAt(Date.now() + 3 * dayMs).name}`)
      // Busy for the moment is no fault: the next run does it.
      for (const work of [makeDays, forgetOldFacts])
        await work(other).catch((error: unknown) => expect(isShort(error)).toBe(true))
      for (const ago of [33, 32])
        await database.pool.query(`drop table if exists parts.${partAt(Date.now() - ago * dayMs).name}`)
    }
    isDone = true
    await Promise.all([...writing, numbering])
    while ((await number(database)).numbered > 0);

    expect(written.length).toBeGreaterThan(50)
    const { rows } = await database.pool.query<{ id: string }>('select id from facts')
    expect(rows.map(({ id }) => id).toSorted()).toEqual(written.toSorted())
    expect(await numbersOf(database)).toEqual(upTo(1, written.length))
  })

  test('OPS-RUN-04 behind somebody who reads for long a day is not dropped now: others write meanwhile, and the next run does it', async () => {
    const database = await openHere()
    await makeDays(database)
    const name = await pastDay(database, 40)
    const reader = new pg.Client({ connectionString: database.url ?? '' })
    await reader.connect()
    await reader.query('begin')
    await reader.query('select count(*) from facts')

    const forgetting = forgetOldFacts(database).then(
      () => 'done',
      (error: unknown) => isShort(error),
    )
    // While they still read.
    const id = await happen(database)

    expect(await forgetting).toBe(true)
    expect(await placeOf(database, id)).toBe(`parts.${partAt(Date.now()).name}`)
    expect(await partNames(database)).toContain(name)
    await reader.query('commit')
    await reader.end()
    await forgetOldFacts(database)
    expect(await partNames(database)).not.toContain(name)
  })

  test('OPS-RUN-03 OPS-RUN-04 processes that make and drop the same days at once do it once', async () => {
    const database = await openHere()
    for (let ago = 36; ago > 0; ago--) await pastDay(database, ago)
    await fillDays(database, { days: 36, each: 5 })
    const processes = [database, await beside(database), await beside(database)]

    const outcomes = await Promise.allSettled(
      processes.flatMap((one) => [makeDays(one), forgetOldFacts(one).then((gone) => gone)]),
    )

    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(isShort(outcome.reason), String(outcome.reason?.cause)).toBe(true)
    await makeDays(database)
    await forgetOldFacts(database)
    expect(await numbersOf(database)).toEqual(upTo(31, 180))
    expect(await partNames(database)).toHaveLength(30 + 4)
  })
})
