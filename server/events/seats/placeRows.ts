import { isLive } from '@bewezen/domain/events/enrolment.ts'
import type { SeatEffect } from '@bewezen/domain/events/seatAnswer.ts'
import type { Place } from '@bewezen/domain/events/seats.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { refuse } from '../../base/refuse.ts'
import { eventEnrollments } from '../tables.ts'
import type { Answers } from './checkAnswers.ts'
import type { HeldDate } from './holdDate.ts'
import type { ChangedPlace } from './passed.ts'
import { dueAtOf } from './places.ts'

/** What somebody tells and agrees to when they enrol. */
export type Entry = Answers & {
  termsVersion: string
  tierHours: number
}

/** Somebody who came, and what they told. */
export type Entered = { place: Place; entry: Entry | undefined }

/** Writes the enrolments of those who came, in their order, with the policy as it is now. Refuses when an id is another's. */
export async function writeEntries(tx: Tx, date: HeldDate, entered: readonly Entered[], now: Date): Promise<void> {
  if (entered.length === 0) return
  const rows = entered.map(({ place, entry }, at) => ({
    id: place.id,
    eventId: date.eventId,
    occurrenceId: date.occurrenceId,
    userId: place.personId,
    came: date.came + 1 + at,
    enrolledAt: now,
    freeUntil: date.freeUntil,
    termsAccepted: entry !== undefined,
    cancellationPolicyAccepted: entry !== undefined,
    ...entry,
    ...columnsOf(place),
  }))
  const written = await tx
    .insert(eventEnrollments)
    .values(rows)
    .onConflictDoNothing({ target: eventEnrollments.id })
    .returning({ id: eventEnrollments.id })
  if (written.length < rows.length) refuse('ID_IN_USE')
}

/** Writes what became of enrolments that were there, all in one statement. */
export async function updatePlaces(
  tx: Tx,
  changed: readonly ChangedPlace[],
  effects: readonly SeatEffect[],
  now: Date,
): Promise<void> {
  const refunds = effects.filter((effect) => effect.kind === 'refund')
  const refundOf = (id: string) => refunds.reduce((sum, it) => (it.id === id ? sum + it.cents : sum), 0)
  const rows = changed.flatMap((one) => {
    if (!one.before) return []
    const isCancelled = one.after.status === 'cancelled'
    return {
      ...columnsOf(one.after),
      id: one.after.id,
      personId: one.before.personId === one.after.personId ? null : one.after.personId,
      isCancelled,
      leftAt: isCancelled && one.before.status !== 'cancelled' ? now : null,
      forgets: forgetsAnswers(one),
      refund: refundOf(one.after.id),
    }
  })
  if (rows.length === 0) return
  await tx.execute(sql`update event_enrollments e set user_id = coalesce(n."personId", e.user_id),
      status = n.status, payment_status = n."paymentStatus", payment_ids = n."paymentIds", paid_by = n."paidBy",
      paid_cents = n."paidCents", hold_expires_at = n."holdExpiresAt", offered_until = n."offeredUntil",
      kept_until = n."keptUntil", due_at = n."dueAt",
      cancelled_at = case when n."isCancelled" then coalesce(n."leftAt", e.cancelled_at) end,
      refund_status = case when n.refund > 0 then 'pending' else e.refund_status end,
      refunded_cents = e.refunded_cents + n.refund,
      dietary_restrictions = case when n.forgets then '[]' else e.dietary_restrictions end,
      allergies = case when n.forgets then '[]' else e.allergies end,
      notes = case when n.forgets then '' else e.notes end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, "personId" uuid, status text, "paymentStatus" text,
      "paymentIds" jsonb, "paidBy" text, "paidCents" bigint, "holdExpiresAt" timestamptz, "offeredUntil" timestamptz,
      "keptUntil" timestamptz, "dueAt" timestamptz, "isCancelled" boolean, "leftAt" timestamptz, forgets boolean,
      refund bigint)
    where e.id = n.id`)
}

/** The answers of who is gone for good, or handed the place on, are erased; money that is late can still confirm a hold that ended (EV-ENROL-32, EV-PAY-17, EV-WAIT-08, EV-MORE-35). */
const forgetsAnswers = ({ before, after }: ChangedPlace): boolean =>
  (before !== null && before.personId !== after.personId) ||
  (!isLive(after.status) && after.keptUntil === null && before?.status !== 'reserved')

const columnsOf = (place: Place) => ({
  status: place.status,
  paymentStatus: place.payment,
  paymentIds: place.paymentIds,
  paidBy: place.paidBy,
  paidCents: place.paidCents,
  holdExpiresAt: asMoment(place.heldUntil),
  offeredUntil: asMoment(place.offeredUntil),
  keptUntil: asMoment(place.keptUntil),
  dueAt: dueAtOf(place),
})

const asMoment = (ms: number | null): Date | null => (ms === null ? null : new Date(ms))
