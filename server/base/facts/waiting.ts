import type { Database } from '../database/open.ts'

/** How many committed facts have no number yet, and how many seconds ago the oldest of them was written (OPS-RUN-02). */
export async function waitingFacts({
  pool,
}: Pick<Database, 'pool'>): Promise<{ count: number; oldestSeconds: number }> {
  const { rows } = await pool.query<{ count: number; oldest: number }>(
    `select count(*)::int as count,
       coalesce(extract(epoch from clock_timestamp() - min(at)), 0)::float8 as oldest from facts where seq is null`,
  )
  return { count: rows[0]?.count ?? 0, oldestSeconds: Math.max(0, rows[0]?.oldest ?? 0) }
}
