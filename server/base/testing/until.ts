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

/** The same for a check that throws until it holds: answers what it answers, or fails with what it threw last. */
export async function untilHolds<T>(
  check: () => T | Promise<T>,
  isQuiet: () => boolean | Promise<boolean>,
): Promise<T> {
  let last: unknown
  let held: { answer: T } | undefined
  const isSo = async () => {
    held = await Promise.resolve()
      .then(check)
      .then((answer) => ({ answer }))
      .catch((error: unknown) => {
        last = error
        return undefined
      })
    return held !== undefined
  }
  await until(isSo, isQuiet).catch((error: unknown) => {
    throw last ?? error
  })
  if (!held) throw last
  return held.answer
}

/** Whether nothing of this is on its way any more, such as requests that should have come to wait for something. */
export function overOnce(work: Promise<unknown>): () => boolean {
  let isOver = false
  const end = () => {
    isOver = true
  }
  work.then(end, end)
  return () => isOver
}

/** Whether the house has no job that could be done now; one that failed a few times only is tried again and counts. */
export async function hasNoJobs({ database: { pool } }: Pick<House, 'database'>): Promise<boolean> {
  const { rows } = await pool.query<{ queue: string | null }>(`select to_regclass('pgboss.job')::text as queue`)
  if (!rows[0]?.queue) return true
  const open = await pool.query(`select 1 from pgboss.job where name not like '\\_\\_%'
    and (state = 'active' or (state = 'retry' and retry_count <= 3)
      or (state = 'created' and start_after <= now())) limit 1`)
  return open.rows.length === 0
}
