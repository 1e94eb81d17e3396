import type { House } from '../../base/house.ts'
import { type Rule, rules } from './rules.ts'

/** So few at a time that nobody waits for a row that is being let go of. */
const atOnce = 1_000

type Forgotten = { table: string; rows: number }

/**
 * Lets go of what was kept long enough, rule by rule and a few rows at a time, each in a transaction of its own
 * (OPS-KEEP-01). A rule that fails keeps none of the others from being followed. Answers how much went.
 */
export async function forgetOld({ database: { pool }, log }: Pick<House, 'database' | 'log'>): Promise<Forgotten[]> {
  const forgotten: Forgotten[] = []
  const failures: unknown[] = []
  for (const rule of rules)
    try {
      let gone = 0
      for (let last = atOnce; last === atOnce; gone += last)
        last = (await pool.query(statementOf(rule), [rule.days, atOnce])).rowCount ?? 0
      if (gone > 0) forgotten.push({ table: rule.table, rows: gone })
    } catch (error) {
      log.warn({ err: error, table: rule.table }, 'old rows could not be let go of')
      failures.push(error)
    }
  if (forgotten.length > 0) log.info({ forgotten }, 'what was kept long enough is gone')
  // The job is tried again.
  if (failures.length > 0) throw new AggregateError(failures, 'some tables could not be swept')
  return forgotten
}

/** Sign-in keeps real time, whatever the clock of a demonstration says; a row that somebody writes is left for later. */
function statementOf({ table, column, only = 'true', empties }: Rule): string {
  const now = table.startsWith('auth_') || table === 'local_mails' ? 'now()' : 'app_now()'
  const old = `select ctid from ${table} where ${column} < ${now} - make_interval(days => $1) and (${only})
    limit $2 for update skip locked`
  return empties
    ? `update ${table} set ${empties} where ctid = any(array(${old}))`
    : `delete from ${table} where ctid = any(array(${old}))`
}
