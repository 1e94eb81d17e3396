import { newId } from '@bewezen/domain/base/ids.ts'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../database/open.ts'
import { emptyDatabase } from '../testing/databases.ts'
import { Clockwork } from './clockwork.ts'
import type { FactDecisions } from './decisions.ts'
import { record } from './record.ts'
import { type SequencerDeps, sequenceFacts } from './sequencer.ts'

/** Nobody is told anything: only the numbers count here. */
const deps: SequencerDeps = {
  decisions: {} as FactDecisions,
  saveNotifications: async () => [],
  enqueueMails: async () => {},
}
const writers = 16
const writesEach = 25
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const opened: { close(): Promise<void> }[] = []
// After each test, since all of their connections together are more than a server lets in.
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close()
})

async function openHere(engine: 'embedded' | 'server', doors: number): Promise<Database[]> {
  const first = await emptyDatabase(engine)
  opened.push(first)
  const more = await Promise.all(
    Array.from({ length: doors - 1 }, () => openDatabase({ url: first.url ?? 'no server', connections: 10 })),
  )
  opened.push(...more)
  return [first, ...more]
}

function clockworkOn(database: Database): Clockwork {
  return new Clockwork({
    run: (work) => database.db.transaction((tx) => work(tx)),
    deps,
    deliver: async () => {},
    log: pino({ level: 'silent' }),
  })
}

type Written = { id: string; writer: number; begunAt: number; knownAt: number }

/** A fact whose writer saw another one, which is named in it. */
const sawFact = (tx: Parameters<typeof record>[0], cause: string) =>
  record(tx, { kind: 'community.joined', personId: newId(), communityId: cause })

/**
 * Many at once, one transaction in twenty held open; answers what was acknowledged, and when. Every second one is begun,
 * with an id of the server, before it looks which fact was committed last and records its own.
 */
async function writeMuch(databases: readonly Database[], clockworks: readonly Clockwork[]): Promise<Written[]> {
  const written: Written[] = []
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const database = databases[writer % databases.length]
      for (let write = 0; write < writesEach; write++) {
        const begunAt = performance.now()
        const id = await database?.db.transaction(async (tx) => {
          if (write % 2 === 0) await tx.execute('select pg_current_xact_id()')
          if ((writer + write) % 20 === 0) await pause(20)
          const seen = await tx.execute<{ id: string }>('select id from facts order by at desc limit 1')
          const recorded = await sawFact(tx, seen.rows[0]?.id ?? newId())
          if ((writer + write) % 20 === 10) await pause(20)
          return recorded
        })
        written.push({ id: id ?? '', writer, begunAt, knownAt: performance.now() })
        clockworks[write % clockworks.length]?.wake()
      }
    }),
  )
  return written
}

/** What a browser that asks for what came after its last number can see while numbers are given out. */
async function watch(database: Database, until: () => boolean): Promise<{ looks: number; gaps: number }> {
  const seen = { looks: 0, gaps: 0 }
  while (!until()) {
    const { rows } = await database.pool.query(
      'select coalesce(max(seq), 0)::int as last, count(seq)::int as all from facts',
    )
    seen.looks++
    if (rows[0].last !== rows[0].all) seen.gaps++
    await pause(2)
  }
  return seen
}

const numbered = async (database: Database) =>
  (
    await database.pool.query<{ id: string; seq: number; cause: string }>(
      `select id, seq::int, ids->>'communityId' as cause from facts order by seq`,
    )
  ).rows

describe.each([
  ['embedded', 1, 1],
  ['embedded', 1, 3],
  ['server', 1, 1],
  ['server', 2, 2],
  ['server', 3, 3],
] as const)('on the %s engine with %i door(s) to it and %i sequencer(s) at once', (engine, doors, sequencers) => {
  test('OPS-RUN-01 16 writers with transactions held open: numbered without gaps, no effect before its cause, none lost, none twice', async () => {
    const databases = await openHere(engine, doors)
    const [database] = databases
    if (!database) return expect.unreachable()
    const clockworks = Array.from({ length: sequencers }, (_, at) => clockworkOn(databases[at % doors] ?? database))
    for (const clockwork of clockworks) clockwork.start()
    opened.push(...clockworks.map((clockwork) => ({ close: () => clockwork.stop() })))

    let done = false
    const [seen, written] = await Promise.all([
      watch(database, () => done),
      writeMuch(databases, clockworks).finally(() => {
        done = true
      }),
    ])
    for (const clockwork of clockworks) await clockwork.settle()

    const facts = await numbered(database)
    expect(facts.map(({ seq }) => seq)).toEqual(Array.from({ length: writers * writesEach }, (_, at) => at + 1))
    expect(facts.map(({ id }) => id).sort()).toEqual(written.map(({ id }) => id).sort())
    const before = new Map(facts.map(({ id, seq }) => [id, seq]))
    expect(facts.filter(({ seq, cause }) => (before.get(cause) ?? 0) > seq)).toEqual([])
    expect(facts.filter(({ cause }) => before.has(cause)).length).toBeGreaterThan(writers)
    expect(seen.gaps).toBe(0)
    expect(seen.looks).toBeGreaterThan(0)

    // What was known to be committed before another began has the lower number.
    const seqOf = new Map(facts.map(({ id, seq }) => [id, seq]))
    const places = written.map((one) => ({ ...one, seq: seqOf.get(one.id) ?? 0 }))
    const turned = places.flatMap((a) => places.filter((b) => a.knownAt < b.begunAt && a.seq > b.seq))
    expect(turned).toEqual([])
  })
})

describe('a transaction that is still open', () => {
  /** A transaction of a connection of its own that has an id of the server, open until it is ended. */
  async function openTransaction(url: string, ...before: string[]) {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    for (const statement of ['begin', ...before, 'select pg_current_xact_id()']) await client.query(statement)
    const end = async () => {
      await client.query('commit')
      await client.end()
    }
    return { end }
  }

  test('OPS-RUN-01 in another database, or in this one without facts, delays nothing', async () => {
    const [database] = await openHere('server', 1)
    const [other] = await openHere('server', 1)
    if (!database || !other) return expect.unreachable()
    const open = [
      await openTransaction(other.url ?? ''),
      await openTransaction(
        database.url ?? '',
        'update fact_counter set id = 1 where false',
        'select count(*) from facts',
      ),
    ]
    for (let count = 0; count < 3; count++) await database.db.transaction((tx) => sawFact(tx, newId()))

    const outcome = await database.db.transaction((tx) => sequenceFacts(tx, deps))

    expect(outcome).toEqual({ numbered: 3, waiting: false })
    for (const one of open) await one.end()
  })

  test('OPS-RUN-01 delays its own facts alone, which get later numbers when it commits', async () => {
    const [database] = await openHere('server', 1)
    if (!database) return expect.unreachable()
    const run = () => database.db.transaction((tx) => sequenceFacts(tx, deps))
    let slow = ''
    let quick = ''
    const meanwhile = await database.db.transaction(async (tx) => {
      slow = await sawFact(tx, newId())
      quick = (await database.db.transaction((other) => sawFact(other, newId()))) ?? ''
      return run()
    })

    expect(meanwhile).toEqual({ numbered: 1, waiting: false })
    expect(await run()).toEqual({ numbered: 1, waiting: false })
    expect((await numbered(database)).map(({ id }) => id)).toEqual([quick, slow])
  })

  test('OPS-RUN-01 with an early id and a late fact comes after what it saw, in one batch too', async () => {
    const [database] = await openHere('server', 1)
    if (!database) return expect.unreachable()
    let cause = ''
    const effect = await database.db.transaction(async (tx) => {
      await tx.execute('select pg_current_xact_id()')
      cause = (await database.db.transaction((other) => sawFact(other, newId()))) ?? ''
      return sawFact(tx, cause)
    })

    await database.db.transaction((tx) => sequenceFacts(tx, deps))

    expect((await numbered(database)).map(({ id }) => id)).toEqual([cause, effect])
  })
})

test('without one sequencer at a time a number would be given twice: the lock is what keeps them apart', async () => {
  const [database] = await openHere('server', 1)
  if (!database) return expect.unreachable()
  await database.db.transaction((tx) =>
    record(tx, { kind: 'community.joined', personId: newId(), communityId: newId() }),
  )

  // The second one starts while the first has numbered and not yet committed.
  let second: Promise<unknown> = Promise.resolve()
  let isSecondDone = false
  await database.db.transaction(async (tx) => {
    await sequenceFacts(tx, deps)
    second = database.db
      .transaction((other) => sequenceFacts(other, deps))
      .then((answer) => {
        isSecondDone = true
        return answer
      })
    await expect
      .poll(async () => {
        const { rows } = await database.pool.query(
          `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())`,
        )
        return rows[0].waiting
      })
      .toBe(1)
    expect(isSecondDone).toBe(false)
  })

  expect(await second).toEqual({ numbered: 0, waiting: false })
})
