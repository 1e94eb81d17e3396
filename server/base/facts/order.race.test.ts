import { newId } from '@bewezen/domain/base/ids.ts'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase, type Tx } from '../database/open.ts'
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

/** Many at once, one transaction in twenty held open; answers what was acknowledged, and when. */
async function writeMuch(databases: readonly Database[], clockworks: readonly Clockwork[]): Promise<Written[]> {
  const written: Written[] = []
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const database = databases[writer % databases.length]
      for (let write = 0; write < writesEach; write++) {
        const begunAt = performance.now()
        const id = await database?.db.transaction(async (tx) => {
          const recorded = await record(tx, { kind: 'community.joined', personId: newId(), communityId: newId() })
          if ((writer + write) % 20 === 0) await pause(20)
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
    await database.pool.query<{ id: string; seq: number; tx: string }>(
      'select id, seq::int, tx::text from facts order by seq',
    )
  ).rows

describe.each([
  ['embedded', 1, 1],
  ['embedded', 1, 3],
  ['server', 1, 1],
  ['server', 2, 2],
  ['server', 3, 3],
] as const)('on the %s engine with %i door(s) to it and %i sequencer(s) at once', (engine, doors, sequencers) => {
  test('16 writers with transactions held open: numbered without gaps, in the order of commits, none lost, none twice', async () => {
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
    expect(facts.map(({ tx }) => BigInt(tx))).toEqual(facts.map(({ tx }) => BigInt(tx)).sort((a, b) => Number(a - b)))
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
  /** An older transaction stays open while a younger one commits; the sequencer runs, then the older one commits. */
  async function overtaken(ready?: Parameters<typeof sequenceFacts>[2]) {
    const [database] = await openHere('server', 1)
    if (!database) return expect.unreachable()
    const run = () => database.db.transaction((tx) => sequenceFacts(tx, deps, ready))
    const write = (tx: Tx) => record(tx, { kind: 'community.joined', personId: newId(), communityId: newId() })
    let older = ''
    const meanwhile = await database.db.transaction(async (tx) => {
      older = await write(tx)
      await database.db.transaction(write)
      return run()
    })
    // Transactions of other databases on the same server hold numbers back too.
    while ((await run()).waiting) await pause(5)
    const order = (await numbered(database)).map(({ id }) => (id === older ? 'older' : 'younger'))
    return { meanwhile, order }
  }

  test('holds back what a younger one committed, so that numbers follow the order of transactions', async () => {
    expect(await overtaken()).toEqual({ meanwhile: { numbered: 0, waiting: true }, order: ['older', 'younger'] })
  })

  test('is overtaken when the guard is taken away: this is what the guard is for', async () => {
    const withoutGuard = await overtaken(sql`true`)

    expect(withoutGuard).toEqual({ meanwhile: { numbered: 1, waiting: false }, order: ['younger', 'older'] })
  })
})

test('without one sequencer at a time a number would be given twice: the lock is what keeps them apart', async () => {
  const [database] = await openHere('server', 1)
  if (!database) return expect.unreachable()
  await database.db.transaction((tx) =>
    record(tx, { kind: 'community.joined', personId: newId(), communityId: newId() }),
  )

  // Transactions of other databases on the same server hold numbers back: the first must find something to number.
  const isReady = async () => {
    const { rows } = await database.pool.query(
      'select tx < pg_snapshot_xmin(pg_current_snapshot()) as ready from facts',
    )
    return rows[0].ready
  }
  await expect.poll(isReady).toBe(true)

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
