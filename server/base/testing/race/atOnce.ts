import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/**
 * Begins requests at once; with a table, none of them writes there before all of them have come as far as a lock: what
 * they looked at before is what stood there at first. A request that waits for another in the process, or that never
 * comes to a lock, holds up nobody for longer than `patience`.
 */
export async function atOnce<T>(
  pool: pg.Pool,
  table: string | null,
  requests: readonly (() => Promise<T>)[],
): Promise<T[]> {
  if (table === null) return Promise.all(requests.map((ask) => ask()))
  const gate = await pool.connect()
  try {
    await gate.query('begin')
    await gate.query(`lock table ${table} in share row exclusive mode`)
    let left = requests.length
    const asked = requests.map((ask) => ask().finally(() => left--))
    const until = Date.now() + patience
    for (; left > 0 && Date.now() < until; await wait(3)) {
      // What a transaction saw of the others at its first look, it sees at every further one.
      await gate.query('select pg_stat_clear_snapshot()')
      const { rows } = await gate.query(waiting)
      if (rows[0].many >= left) break
    }
    await gate.query('commit')
    return await Promise.all(asked)
  } finally {
    gate.release()
  }
}

const patience = 150
const waiting = `select count(*)::int as many from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`
