import type { PlannedDate } from '@bewezen/domain/events/seriesEdit.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { eventInstances } from '../tables.ts'

type Instance = Pick<PlannedDate, 'day' | 'startAt' | 'endAt' | 'isLoose' | 'status'> & { id: string }

/** Writes new dates of a series (EV-CALL-26). */
export async function addInstances(tx: Tx, eventId: string, dates: readonly Instance[], now: Date): Promise<void> {
  if (dates.length === 0) return
  await tx.insert(eventInstances).values(
    dates.map(({ id, day, startAt, endAt, isLoose, status }) => ({
      id,
      parentEventId: eventId,
      day,
      isLoose,
      status,
      createdAt: now,
      startDate: new Date(startAt),
      endDate: new Date(endAt),
      cancelledAt: status === 'cancelled' ? now : null,
    })),
  )
}

/** Writes what became of dates of a series that stay, all in one statement. */
export async function updateInstances(tx: Tx, dates: readonly Instance[], now: Date): Promise<void> {
  if (dates.length === 0) return
  await tx.execute(sql`update event_instances i set start_date = n."startAt", end_date = n."endAt", day = n.day,
      is_loose = n."isLoose", status = n.status,
      cancelled_at = case when n.status = 'cancelled' then coalesce(i.cancelled_at, ${now}::timestamptz) end
    from jsonb_to_recordset(${JSON.stringify(dates)}::jsonb) as n (id uuid, day date, "startAt" timestamptz,
      "endAt" timestamptz, "isLoose" boolean, status text)
    where i.id = n.id`)
}
