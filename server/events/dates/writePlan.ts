import { newId } from '@bewezen/domain/base/ids.ts'
import { saveWords } from '@bewezen/domain/events/formWords.ts'
import type { EditPlan, PlannedDate } from '@bewezen/domain/events/seriesEdit.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import type { House } from '../../base/house.ts'
import type { HeldDate } from '../seats/holdDate.ts'
import { eventInstances } from '../tables.ts'
import { partOfSave } from './checkForm.ts'
import { addInstances, updateInstances } from './instances.ts'
import { emptyStart, instanceBecomesStart, startBecomesInstance } from './reassignStart.ts'
import { type SeatsOf, syncSeats } from './syncSeats.ts'
import type { WrittenDate } from './writtenDate.ts'

type Context = { house: House; tx: Tx; now: Date }
type Edit = { eventId: string; plan: EditPlan; held: readonly HeldDate[]; seatsOf: SeatsOf }

/**
 * Writes what an edit makes of the dates of an event, all of which are held. The start always has the id of the event:
 * when another date becomes the start, its people go on under that id, and those of the old start under the id of a new
 * instance; their enrolments stay what they are (EV-RECUR-16, EV-RECUR-17). Answers the dates under the ids they now have.
 */
export async function writePlan(context: Context, { eventId, plan, held, seatsOf }: Edit): Promise<WrittenDate[]> {
  const { tx, now } = context
  const rows = new Map(held.map((date) => [date.id, date]))
  const dates = plan.dates.map((date): WrittenDate => ({ ...date, id: idOf(date, eventId) }))
  const start = rows.get(eventId)
  if (!start) throw new Error('an event has no start')

  const leaving = dates.find(({ from, isStart }) => from === eventId && !isStart)
  const coming = dates.find(({ from, isStart }) => isStart && from !== eventId)
  if (leaving) {
    await addInstances(tx, eventId, [leaving], now)
    rows.set(leaving.id, await startBecomesInstance(tx, start, leaving.id))
  }
  if (coming) {
    const empty = await emptyStart(tx, start)
    const instance = rows.get(coming.from ?? '')
    rows.set(eventId, instance ? await instanceBecomesStart(tx, empty, instance) : empty)
  }
  // With each goes its row of seats; one that people are on would be refused by the database.
  const gone = [...plan.removed, ...(coming?.from ? [coming.from] : [])].filter((id) => id !== eventId)
  if (gone.length > 0)
    await partOfSave(context.house, { field: 'pattern', says: () => saveWords.seriesRemoveFailed }, () =>
      tx.delete(eventInstances).where(and(eq(eventInstances.parentEventId, eventId), inArray(eventInstances.id, gone))),
    )
  await updateInstances(
    tx,
    dates.filter(({ from, isStart }) => from !== null && !isStart),
    now,
  )
  const fresh = dates.filter(({ from, isStart }) => from === null && !isStart)
  await addInstances(tx, eventId, fresh, now)
  await syncSeats(context, { eventId, dates, rows, seatsOf })
  return dates
}

function idOf({ from, isStart }: PlannedDate, eventId: string): string {
  if (isStart) return eventId
  return from === null || from === eventId ? newId() : from
}
