import { events as contract } from '@bewezen/domain/events/contract.ts'
import { joining } from '@bewezen/domain/events/joining.ts'
import { joinUrlOf } from '@bewezen/domain/events/meeting.ts'
import { sql } from 'drizzle-orm'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { readDates, toDate } from './rows.ts'
import { visibleTo } from './visible.ts'

type Row = {
  type: string
  isCancelled: boolean
  isRecurring: boolean
  isPaid: boolean
  priceCents: number | null
  joinUrl: string | null
  googleMeetLink: string | null
}

/** `get-event-join-link`: the meeting address of a date, to who may join it now (EV-CALL-46, EV-DETAIL-24, EV-DETAIL-25). */
export const joinLink = serve(contract.joinLink, async ({ db, person }, { eventId, occurrenceId }) => {
  const { rows } = await db.execute<Row>(
    sql`select e.type, e.status = 'cancelled' as "isCancelled", e.is_recurring as "isRecurring", e.is_paid as "isPaid",
        e.price_cents::float8 as "priceCents", e.join_url as "joinUrl", e.google_meet_link as "googleMeetLink"
      from events e where e.id = ${eventId}::uuid and ${visibleTo(person)}`,
  )
  const [event] = rows
  if (!event) return refuse('EVENT_NOT_FOUND')
  if (!occurrenceId && event.isRecurring) return refuse('OCCURRENCE_NOT_FOUND', { why: 'unnamed' })
  const asked = occurrenceId ?? eventId
  const [date] = (await readDates(db, person, sql`d.id = ${asked}::uuid and d.event_id = ${eventId}::uuid`)).map(toDate)
  if (!date) return refuse('OCCURRENCE_NOT_FOUND', { why: 'gone' })
  const isCancelled = event.isCancelled || date.isCancelled
  if (isCancelled) return refuse('EVENT_CANCELLED')
  if (joining({ ...event, isCancelled }, true, date.own) === 'payFirst') return refuse('PAYMENT_REQUIRED')
  const url = event.type === 'digitaal' ? joinUrlOf(event) : null
  // There is nothing to join at an event of flesh and blood, nor before its address is known.
  return url ? { url } : refuse('OCCURRENCE_NOT_FOUND', { why: 'gone' })
})
