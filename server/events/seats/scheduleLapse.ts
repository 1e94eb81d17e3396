import type { Tx } from '../../base/database/open.ts'
import type { House } from '../../base/house.ts'
import { namedId } from '../../base/namedId.ts'
import type { HeldDate } from './holdDate.ts'
import type { ChangedPlace } from './passed.ts'
import { dueAtOf } from './places.ts'

export type LapseJob = { dateId: string }
/** The clocks of this process and of the database differ by a little, and a job that comes too early finds nothing. */
const clocksDifferMs = 200

/** Sees to it that a hold, an offer, a kept seat or a waitlist ends when its time is over, in the transaction that begins it. */
export async function scheduleLapses(
  house: House,
  tx: Tx,
  it: { date: HeldDate; changed: readonly ChangedPlace[]; waitlistBegan: boolean },
  now: Date,
): Promise<void> {
  const { id, closesAt } = it.date
  const dues = it.changed.flatMap(({ after }) => dueAtOf(after) ?? [])
  const moments = new Set([...dues, ...(it.waitlistBegan ? [closesAt] : [])].map((due) => due.getTime()))
  for (const due of moments) {
    // Waiting happens in real time, whatever the site's clock says.
    const startAfter = new Date(Date.now() + due - now.getTime() + clocksDifferMs)
    const job: LapseJob = { dateId: id }
    await house.jobs.enqueue(tx, 'events.lapse', job, { id: namedId(`events.lapse ${id} ${due}`), startAfter })
  }
}
