import { dayMs } from '@bewezen/domain/base/moment.ts'
import { sql } from 'drizzle-orm'
import type { QueryResultRow } from 'pg'
import type { Database, Tx } from '../database/open.ts'
import { daysToMake, type Held, type Part, partNamed } from './days.ts'

/** Asks one statement without values, and answers its rows. */
type Ask = <Row extends QueryResultRow>(statement: string) => Promise<{ rows: Row[] }>
type Where = Pick<Database, 'db'>

/** Any number, the same in every process: one changes the parts at a time, and nobody reads their names meanwhile. */
const partsLock = 704_120_263

/**
 * Changes which parts the facts consist of. Others wait behind whoever waits for a lock, so this gives up soon and throws
 * (`isShort`); the next run tries again. A day is added by looking through what has no day, which takes a moment at most.
 */
const changing = <T>({ db }: Where, work: (ask: Ask) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    const ask = askOf(tx)
    await ask(`set local lock_timeout = '200ms'`)
    await ask(`set local statement_timeout = '5s'`)
    await ask(`select pg_advisory_xact_lock(${partsLock})`)
    return work(ask)
  })

const askOf =
  (tx: Tx): Ask =>
  async <Row extends QueryResultRow>(statement: string) => ({
    rows: (await tx.execute(sql.raw(statement))).rows as Row[],
  })

const moment = (at: number): string => `'${new Date(at).toISOString()}'::timestamptz`

/** The parts of days there are (partitions), without what has no day. */
async function partsOf(ask: Ask): Promise<Part[]> {
  const { rows } = await ask<{ name: string }>(
    `select relname as name from pg_inherits join pg_class on oid = inhrelid where inhparent = to_regclass('public.facts')
      order by 1`,
  )
  return rows.flatMap(({ name }) => partNamed(name) ?? [])
}

/** Makes the part of a day, unless facts of that day lie among those without one: then it stays there. Answers whether it was made. */
async function makePart(ask: Ask, { name, from, to }: Part): Promise<boolean> {
  const { rows } = await ask<{ lies: boolean }>(
    `select exists (select from parts.facts_other where at >= ${moment(from)} and at < ${moment(to)}) as lies`,
  )
  if (rows[0]?.lies) return false
  await ask(`create table parts.${name} (like parts.facts_other including all)`)
  // Made beside the whole and then attached, so that who writes waits for nothing: a `create table … partition of` would
  // keep everybody from the whole table.
  await ask(`alter table facts attach partition parts.${name} for values from (${moment(from)}) to (${moment(to)})`)
  return true
}

/** Makes the days that are missing, each on its own; answers which were made, and for which it was too late. */
export async function makeDays(where: Where): Promise<{ made: string[]; late: string[] }> {
  const [made, late]: [string[], string[]] = [[], []]
  for (const day of await changing(where, (ask) => missing(ask)))
    await changing(where, async (ask) => {
      // Another process may have made it since.
      if (!(await partsOf(ask)).some(({ name }) => name === day.name))
        (await makePart(ask, day)) ? made.push(day.name) : late.push(day.name)
    })
  return { made, late }
}

/** By the clock of the database, which writes the moment of a fact; a clock that was moved for a demonstration is none. */
async function missing(ask: Ask, ago = 0): Promise<Part[]> {
  const { rows } = await ask<{ now: string }>('select extract(epoch from clock_timestamp()) * 1000 as now')
  const now = Number(rows[0]?.now)
  return daysToMake(now, await partsOf(ask), now - ago)
}

/** Makes the days of the last 31 too, in an open transaction and while no fact is there: for facts that are brought back. */
export async function makePastDays(ask: Ask): Promise<void> {
  const { rows } = await ask<{ has_parts: boolean }>(`select to_regclass('parts.facts_other') is not null as has_parts`)
  // A backup of a release before this one has none; they are made when its table is brought up to date.
  if (!rows[0]?.has_parts) return
  for (const day of await missing(ask, 31 * dayMs)) await makePart(ask, day)
}

/** The parts of days, and what each holds. */
export const heldParts = ({ db }: Where): Promise<Held[]> =>
  db.transaction(async (tx) => {
    const ask = askOf(tx)
    await ask(`select pg_advisory_xact_lock_shared(${partsLock})`)
    const parts = await partsOf(ask)
    if (parts.length === 0) return []
    const { rows } = await ask<{ name: string; first: string | null; last: string | null; waits: boolean }>(
      parts.map(({ name }) => `select '${name}' as name, ${heldIn(name)}`).join(' union all '),
    )
    return parts.flatMap((part) => {
      const found = rows.find(({ name }) => name === part.name)
      return found ? { ...part, first: numberOf(found.first), last: numberOf(found.last), waits: found.waits } : []
    })
  })

const heldIn = (name: string) => `(select min(seq) from parts.${name}) as first,
  (select max(seq) from parts.${name}) as last, exists (select from parts.${name} where seq is null) as waits`

const numberOf = (seq: string | null): number | null => (seq === null ? null : Number(seq))

/** How many facts of other days have numbers up to the last of a part, as far as `atMost`. */
export async function countBetween({ pool }: Pick<Database, 'pool'>, { name, last }: Held, atMost: number) {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (
       select from facts where seq <= $1 and tableoid <> 'parts.${name}'::regclass limit $2) found`,
    [last ?? 0, atMost],
  )
  return rows[0]?.count ?? 0
}

/**
 * Drops a part with all that it holds, and with it the facts of other days whose numbers lie between its own. Answers how
 * many went, none when another process was quicker.
 */
export const dropPart = (where: Where, { name, last }: Held): Promise<number> =>
  changing(where, async (ask) => {
    if (!(await partsOf(ask)).some((one) => one.name === name)) return 0
    const { rows: before } = await ask<{ first: string | null }>('select min(seq) as first from facts')
    await ask(`delete from facts where seq <= ${last ?? 0} and tableoid <> 'parts.${name}'::regclass`)
    // From here on nobody reads or writes facts: for a look into two indexes and the lines of the catalogue. While there is a
    // part for what has no day, the engine takes none off the whole without that (`detach … concurrently` is refused).
    await ask('lock table only facts in access exclusive mode')
    await ask(`lock table only parts.${name} in access exclusive mode`)
    const { rows } = await ask<{ last: string | null; waits: boolean }>(`select ${heldIn(name)}`)
    if (rows[0]?.waits !== false || numberOf(rows[0].last) !== last) throw new Error(`${name} got facts meanwhile`)
    await ask(`drop table parts.${name}`)
    return last === null ? 0 : last - Number(before[0]?.first) + 1
  })
