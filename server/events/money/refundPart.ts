import { amount } from '@bewezen/domain/base/money.ts'
import { reasonRefusal } from '@bewezen/domain/base/reason.ts'
import { participantWords } from '@bewezen/domain/events/adminWords.ts'
import { isLive } from '@bewezen/domain/events/enrolment.ts'
import { paying } from '@bewezen/domain/events/managing.ts'
import { partRefusal } from '@bewezen/domain/events/partRefund.ts'
import { eq, sql } from 'drizzle-orm'
import { writeAudit } from '../../access/index.ts'
import type { Tx } from '../../base/database/open.ts'
import { recordAll } from '../../base/facts/record.ts'
import { refuse, refuseIf } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { placeText } from '../desk/addParticipant.ts'
import { openPlace } from '../desk/cancelPlace.ts'
import { passSeats } from '../seats/passSeats.ts'
import { eventEnrollments, eventPayments, eventRefunds } from '../tables.ts'
import { owePart } from './parts.ts'

/**
 * 'Deel terugbetalen': an admin gives part of what was paid for a place back, and the place stays or goes. The date is
 * held, so that of two admins the second decides on what the first left; the same id again is the same refund
 * (EV-CANCEL-11, EV-MORE-28..30).
 */
export const refundPart = serve(paying.refundPart, (ctx, { id, enrollmentId, keepsPlace, ...asked }) => {
  const reason = asked.reason.trim()
  refuseIf(reasonRefusal(reason))
  return ctx.transaction(async (tx, now) => {
    const { date, place, event } = await openPlace(tx, enrollmentId)
    const wish = { id, enrollmentId, amountCents: asked.amountCents, keepsPlace, reason }
    if (await isMade(tx, wish)) return { success: true as const }
    refuseIf(partRefusal(place, asked))
    const { id: paymentId, userId: payerId } = await payingFor(tx, place.paidBy)
    await tx
      .update(eventEnrollments)
      .set({
        paidCents: sql`${eventEnrollments.paidCents} - ${asked.amountCents}`,
        refundedCents: sql`${eventEnrollments.refundedCents} + ${asked.amountCents}`,
      })
      .where(eq(eventEnrollments.id, enrollmentId))
    await owePart(ctx.house, tx, { ...wish, paymentId, createdBy: ctx.person.id, createdAt: now })
    const goes = !keepsPlace && isLive(place.status)
    if (goes) {
      // What stays paid stays with the organiser.
      const leave = { kind: 'leave', id: enrollmentId, refundCents: 0, byOthers: true } as const
      const passed = await passSeats(ctx.house, tx, { date, event: leave, now })
      if ('code' in passed) refuse(passed.code)
    }
    const where = { eventId: date.eventId, dateId: date.id }
    const own =
      place.userId && ({ kind: 'enrolment.changed', personId: place.userId, enrolmentId: enrollmentId } as const)
    await recordAll(tx, [...(own ? [{ ...own, ...where }] : []), { kind: 'seats.changed', ...where }])
    const [part, left] = [amount(asked.amountCents, event.currency), amount(place.paidCents, event.currency)]
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'participant.refunded',
      // It goes to who paid, whoever has the place now.
      subjectId: payerId,
      at: now,
      newValue: participantWords.refundedPart(placeText(event, date), part, left, isLive(place.status) && keepsPlace),
      reason,
    })
    return { success: true as const }
  })
})

type Wish = { id: string; enrollmentId: string; amountCents: number; keepsPlace: boolean; reason: string }

/** Whether this refund was made before: a button pressed twice, or an answer that got lost. */
async function isMade(tx: Tx, { id, ...wish }: Wish): Promise<boolean> {
  const [known] = await tx.select().from(eventRefunds).where(eq(eventRefunds.id, id))
  if (!known) return false
  const isSame =
    known.enrollmentId === wish.enrollmentId &&
    known.amountCents === wish.amountCents &&
    known.keepsPlace === wish.keepsPlace &&
    known.reason === wish.reason
  return isSame || refuse('ID_IN_USE')
}

/** The payment that bought a place. */
async function payingFor(tx: Tx, paidBy: string | null) {
  const [payment] = await tx
    .select({ id: eventPayments.id, userId: eventPayments.userId })
    .from(eventPayments)
    .where(eq(eventPayments.providerPaymentId, paidBy ?? ''))
  return payment ?? refuse('MORE_THAN_PAID', { most: 0 })
}
