import type { Database } from '../database/open.ts'
import { isOfManyDays, nextToGo } from './days.ts'
import { countBetween, dropPart, heldParts } from './parts.ts'

const daysKept = 30
const atOnce = 2_000

type Where = Pick<Database, 'db' | 'pool'>

/**
 * Removes the facts of more than 30 days ago, the oldest first and without leaving holes, so that a browser that comes
 * back with a number from before knows that it missed some: each day whole, once all of it is that old and numbered
 * (OPS-RUN-04), and row by row what lies in no day of its own. Answers how many went.
 */
export async function forgetOldFacts(where: Where): Promise<number> {
  const { rows } = await where.pool.query<{ limit: Date }>(`select app_now() - interval '${daysKept} days' as limit`)
  const limit = rows[0]?.limit.getTime() ?? 0
  for (let gone = 0; ; ) {
    const parts = await heldParts(where)
    const { upTo, drop } = nextToGo(parts, { limit, oldest: await oldest(where, parts.filter(isOfManyDays), limit) })
    if (upTo !== null) gone += await removeUpTo(where, upTo)
    if (!drop) return gone
    // A clock that was put back left a late number in an early day: what lies before it goes row by row, and not at once.
    while ((await countBetween(where, drop, atOnce)) === atOnce) gone += await removeSome(where, drop.last ?? 0)
    gone += await dropPart(where, drop)
  }
}

/** The number of the newest fact before a moment that lies in no day of its own. */
async function oldest({ pool }: Where, ofManyDays: readonly { name: string }[], limit: number): Promise<number | null> {
  const numbers: number[] = []
  for (const name of ['facts_other', ...ofManyDays.map(({ name }) => name)]) {
    const { rows } = await pool.query<{ seq: string }>(
      `select seq from parts.${name} where seq is not null and at < $1 order by at desc limit 1`,
      [new Date(limit)],
    )
    numbers.push(...rows.map(({ seq }) => Number(seq)))
  }
  return numbers.length > 0 ? Math.max(...numbers) : null
}

async function removeUpTo(where: Where, last: number): Promise<number> {
  let gone = 0
  // A few at a time: a write that stays open for long holds up everybody's news.
  for (let removed = atOnce; removed === atOnce; gone += removed) removed = await removeSome(where, last)
  return gone
}

async function removeSome({ pool }: Where, last: number): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from facts where seq in (select seq from facts where seq <= $1 order by seq limit ${atOnce})`,
    [last],
  )
  return rowCount ?? 0
}
