import type { House } from '../house.ts'
import { overOnce, untilHolds } from './until.ts'

type Work<T> = (...its: [...Parameters<Parameters<House['transaction']>[0]>, at: number]) => Promise<T>

/** Transactions that have all looked before any of them can write in a table; at most as many as there are connections. */
export async function together<T>(
  house: Pick<House, 'database' | 'transaction'>,
  table: string,
  count: number,
  work: Work<T>,
): Promise<PromiseSettledResult<T>[]> {
  const gate = await house.database.pool.connect()
  await gate.query('begin')
  await gate.query(`lock table ${table} in share row exclusive mode`)
  const working = Promise.allSettled(
    Array.from({ length: count }, (_, at) => house.transaction((tx, now) => work(tx, now, at))),
  )
  const haveAllLooked = async () => {
    // What a transaction saw of the others at its first look, it sees at every further one.
    await gate.query('select pg_stat_clear_snapshot()')
    const { rows } = await gate.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length !== count) throw new Error(`${rows.length} of ${count} have looked`)
  }
  await untilHolds(haveAllLooked, overOnce(working))
  await gate.query('commit')
  gate.release()
  return working
}
