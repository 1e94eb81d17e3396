import { setTimeout as pause } from 'node:timers/promises'
import type { House } from '../house.ts'

/**
 * Waits until something is so, and fails as soon as nothing is under way any more that could make it so: what never comes
 * is not waited for until the time of the test is over.
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  isQuiet: () => boolean | Promise<boolean>,
): Promise<void> {
  // What ended last may have begun something else, so it must stay quiet for some looks.
  for (let quiet = 0; quiet < 4; ) {
    quiet = (await isQuiet()) ? quiet + 1 : 0
    if (await isSo()) return
    await pause(5)
  }
  throw new Error('It is not so, and nothing is under way any more that could make it so.')
}

/** Whether the house has no job that could be done now; one that failed a few times only is tried again and counts. */
export async function hasNoJobs({ database: { pool } }: House): Promise<boolean> {
  const { rows } = await pool.query<{ queue: string | null }>(`select to_regclass('pgboss.job')::text as queue`)
  if (!rows[0]?.queue) return true
  const open = await pool.query(`select 1 from pgboss.job where name not like '\\_\\_%'
    and (state = 'active' or (state = 'retry' and retry_count <= 3)
      or (state = 'created' and start_after <= now())) limit 1`)
  return open.rows.length === 0
}
