import type { Database } from '../base/database/open.ts'
import { ask } from './ask.ts'
import { type Finding, good, notUsed, warning, wrong } from './finding.ts'

/** So far off codes of a second factor are refused, in seconds (OPS-DOCTOR-14). */
const tooFar = 30
const mend = 'Let the machine that is off follow a time server: timedatectl set-ntp true.'

/** The difference of two clocks as a finding; `precision` is how exact the other one tells the time, in seconds. */
export function clockFinding(what: string, here: Date, there: Date, precision: number): Finding {
  const seconds = Math.round(Math.abs(here.getTime() - there.getTime()) / 100) / 10
  const says = `${seconds} s ${here < there ? 'behind' : 'ahead of'} it`
  if (seconds > tooFar) return wrong(what, `${says}: codes of the second factor and signatures are refused`, mend)
  if (seconds > 2 + 3 * precision) return warning(what, says, mend)
  return good(what, seconds <= precision + 0.5 ? 'the same' : says)
}

/** Whether this machine and the database agree; the embedded one has our own clock. */
export async function lookAtDatabaseClock({ engine, pool }: Database): Promise<Finding> {
  const what = 'clock of the database'
  if (engine === 'embedded') return notUsed(what, 'the embedded one has the clock of this machine')
  const before = Date.now()
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at')
  const here = new Date((before + Date.now()) / 2)
  return clockFinding(what, here, rows[0]?.at ?? here, 0)
}

/** Whether this machine and one elsewhere agree, by the date of its answer. */
export async function lookAtClockAt(url: string, gone: AbortSignal): Promise<Finding[]> {
  const what = 'clock of the public address'
  const answer = await ask(url, { gone }).catch(() => null)
  const there = new Date(String(answer?.headers.date ?? ''))
  if (Number.isNaN(there.getTime())) return [notUsed(what, 'it does not say what time it is')]
  return [clockFinding(what, new Date(), there, 1)]
}
