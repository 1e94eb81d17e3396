import type { Database } from '../../base/database/open.ts'
import { count } from '../count.ts'
import { type Finding, good, warning, wrong } from '../finding.ts'

type Pool = Database['pool']

/** Whether a process finds room for its connections: those of DATABASE_CONNECTIONS, and one that listens. */
export async function connections(pool: Pool, perProcess: number): Promise<Finding> {
  const { rows } = await pool.query<{ most: number; used: number }>(
    `select least(
         current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
         (select nullif(datconnlimit, -1) from pg_database where datname = current_database()),
         (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user)) as most,
       (select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()) as used`,
  )
  const { most = 0, used = 0 } = rows[0] ?? {}
  const needed = perProcess + 1
  const says = `a process takes up to ${needed} of the ${most} that there are; ${used} are in use`
  const todo =
    'Lower DATABASE_CONNECTIONS, or raise max_connections of the server (or the limit of the user or the database).'
  if (needed > most) return wrong('database connections', says, todo)
  if (most - used < needed / 4) return warning('database connections', `${says}: hardly any is left`, todo)
  return good('database connections', says)
}

const longMinutes = 5

/** A transaction that stays open keeps what was removed from being cleaned up, and may hold locks that a migration waits for. */
export async function openTransactions(pool: Pool, longest = longMinutes): Promise<Finding> {
  const { rows } = await pool.query<{ pid: number; minutes: number }>(
    `select pid, floor(extract(epoch from clock_timestamp() - xact_start) / 60)::int as minutes from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start < clock_timestamp() - $1 * interval '1 minute'
     order by xact_start`,
    [longest],
  )
  const [oldest] = rows
  if (!oldest) return good('database transactions', `none is open for over ${longest} minutes`)
  return warning(
    'database transactions',
    `${count(rows.length, 'is', 'are')} open for over ${longest} minutes, the oldest for ${oldest.minutes}`,
    `See what it does: select * from pg_stat_activity where pid = ${oldest.pid}. End it with: select pg_terminate_backend(${oldest.pid}).`,
  )
}
