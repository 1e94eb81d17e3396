import type { Pool } from 'pg'

/**
 * Lets the clock of a site stand still at a moment, so that an operation can be asked at a deadline itself. Answers how it
 * goes on.
 */
export async function stopClock(pool: Pick<Pool, 'query'>, moment: Date): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ going: string }>(`select pg_get_functiondef('app_now()'::regprocedure) as going`)
  await pool.query(`create or replace function app_now() returns timestamptz language sql volatile as
    $$ select '${moment.toISOString()}'::timestamptz $$`)
  return async () => void (await pool.query(rows[0]?.going ?? ''))
}
