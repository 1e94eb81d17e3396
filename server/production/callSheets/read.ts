import { production } from '@bewezen/domain/production/contract.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { readCatering } from '../../events/index.ts'
import { iso } from '../kind.ts'
import { onSheet, peopleOf, readParts, sheetOf } from './readSheets.ts'

/** The own sheet of the caller: it begins to exist with its first mail, and ends with their last briefing (EV-MORE-42). */
export const callSheet = serve(production.callSheet, async ({ db, person: { id } }, { eventId }) => {
  const parts = await readParts(db, eventId)
  const person = parts && peopleOf(parts.briefings).find((one) => one.id === id)
  const sheet = person && sheetOf(parts, person)
  return sheet && sheet.sent.length > 0 ? { event: parts.event, sheet } : refuse('NOT_FOUND')
})

/** Everybody's sheets, by name, and the sheet for all (EV-MORE-42, EV-MORE-45). */
export const callSheets = serve(production.callSheets, async ({ db }, { eventId }) => {
  const [parts, date] = await Promise.all([readParts(db, eventId), nextDate(db, eventId)])
  if (!parts || !date) return refuse('EVENT_NOT_FOUND')
  const people = peopleOf(parts.briefings).toSorted((a, b) => displayName(a).localeCompare(displayName(b), 'nl'))
  const { id, ...shown } = date
  return {
    event: parts.event,
    sheets: people.map((person) => sheetOf(parts, person)),
    briefings: parts.briefings,
    activities: parts.activities.map(onSheet),
    date: { ...shown, kitchen: await readCatering(db, sql`n.date_id = ${id}`) },
  }
})

/** The next date of an event, else its last. */
async function nextDate(reader: Reader, eventId: string) {
  const { rows } = await reader.execute<{ id: string; startAt: Date; taken: number; seats: number | null }>(sql`
    select d.id, d.starts_at as "startAt", d.taken, d.seats from event_dates d where d.event_id = ${eventId}
    order by d.ends_at >= app_now() and d.status = 'scheduled' desc,
      case when d.ends_at >= app_now() then d.starts_at end, d.starts_at desc limit 1`)
  const [date] = rows
  return date && { ...date, startAt: iso(date.startAt) }
}
