import type pg from 'pg'

/** How many jobs of a queue are in a state: due, for later (planned, or tried again after a pause), under way, or given up. */
export type JobCount = { queue: string; state: 'due' | 'later' | 'active' | 'failed'; count: number }

/** Counts the jobs that are not done, by queue and state (OPS-WATCH-03). */
export async function countJobs(pool: Pick<pg.Pool, 'query'>): Promise<JobCount[]> {
  const { rows } = await pool.query<JobCount>(
    `select name as queue, count(*)::int as count,
       case when state in ('active', 'failed') then state::text when start_after <= now() then 'due' else 'later' end as state
     from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by 1, 3 order by 1, 3`,
  )
  return rows
}
