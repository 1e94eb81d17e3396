import type { Database } from '../database/open.ts'

const daysKept = 30
const atOnce = 2_000

/**
 * Removes the facts of more than 30 days ago, the oldest first and without leaving holes, so that a browser that comes
 * back with a number from before knows that it missed some. Answers how many went.
 */
export async function forgetOldFacts({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ seq: string }>(
    `select seq from facts where seq is not null and at < app_now() - interval '${daysKept} days' order by at desc limit 1`,
  )
  const last = rows[0]?.seq
  let gone = 0
  // A few at a time: a write that stays open for long holds up everybody's news.
  for (let removed = last === undefined ? 0 : atOnce; removed === atOnce; gone += removed) {
    const result = await pool.query(
      `delete from facts where seq in (select seq from facts where seq <= $1 order by seq limit ${atOnce})`,
      [last],
    )
    removed = result.rowCount ?? 0
  }
  return gone
}
