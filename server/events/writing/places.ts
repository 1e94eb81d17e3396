import type { AddressedPlace } from '@bewezen/domain/events/writing.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'

/**
 * The places of an event whose people can be written to: nobody whose account is blocked or going (EV-MORE-60). Of a
 * date that is called off nobody has a place.
 */
export async function readAddressedPlaces(reader: Reader, eventId: string): Promise<AddressedPlace[]> {
  const { rows } = await reader.execute<
    AddressedPlace & { paidCents: number | string; refundedCents: number | string }
  >(
    sql`select n.user_id as "personId", n.date_id as "dateId", n.status, n.paid_cents as "paidCents",
        n.refunded_cents as "refundedCents"
      from event_enrollments n join profiles p on p.id = n.user_id and p.hidden_at is null
        join auth_users u on u.id = p.user_id and u.blocked_at is null
      where n.event_id = ${eventId} and n.status in ('enrolled', 'waitlisted', 'offered')
      order by n.came`,
  )
  return rows.map((row) => ({ ...row, paidCents: Number(row.paidCents), refundedCents: Number(row.refundedCents) }))
}
