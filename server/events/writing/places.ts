import type { AddressedPlace } from '@bewezen/domain/events/writing.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'

export type DatedPlace = AddressedPlace & { startAt: Date; endAt: Date }
type Row = Omit<AddressedPlace, 'paidCents' | 'refundedCents'> &
  Record<'paidCents' | 'refundedCents', number | string> &
  Record<'startAt' | 'endAt', Date | string>

/**
 * The places of an event whose people can be written to: nobody whose account is blocked or going (EV-MORE-60). Of a
 * date that is called off nobody has a place. With a person, theirs alone.
 */
export async function readAddressedPlaces(
  reader: Reader,
  eventId: string,
  personId: string | null = null,
): Promise<DatedPlace[]> {
  const { rows } = await reader.execute<Row>(
    sql`select n.user_id as "personId", n.date_id as "dateId", n.status, n.paid_cents as "paidCents",
        n.refunded_cents as "refundedCents", d.starts_at as "startAt", d.ends_at as "endAt"
      from event_enrollments n join event_dates d on d.id = n.date_id
        join profiles p on p.id = n.user_id and p.hidden_at is null
        join auth_users u on u.id = p.user_id and u.blocked_at is null
      where n.event_id = ${eventId} and n.status in ('enrolled', 'waitlisted', 'offered')
        and (${personId}::uuid is null or n.user_id = ${personId}::uuid)
      order by n.came`,
  )
  return rows.map((row) => ({
    ...row,
    paidCents: Number(row.paidCents),
    refundedCents: Number(row.refundedCents),
    startAt: new Date(row.startAt),
    endAt: new Date(row.endAt),
  }))
}
