import { ProviderFailed } from '@bewezen/domain/payments/provider.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { readNow } from '../../base/database/clock.ts'
import type { Tx } from '../../base/database/open.ts'
import { record } from '../../base/facts/record.ts'
import type { House } from '../../base/house.ts'
import { namedId } from '../../base/namedId.ts'
import { type HeldDate, holdDateOf } from '../seats/holdDate.ts'
import { eventEnrollments, eventPayments, eventRefunds } from '../tables.ts'
import { creditCompany } from './companies.ts'

export type RefundJob = { paymentId: string }
type Payment = typeof eventPayments.$inferSelect

export const isOwed = inArray(eventPayments.refundStatus, ['pending', 'failed'])

/** Writes down that a payment, known by the provider's id, goes back in full; the provider hears of it after the commit (EV-CANCEL-04). */
export async function owe(house: House, tx: Tx, providerPaymentId: string): Promise<void> {
  const [payment] = await tx
    .update(eventPayments)
    .set({ refundStatus: 'pending' })
    .where(and(eq(eventPayments.providerPaymentId, providerPaymentId), eq(eventPayments.refundStatus, 'none')))
    .returning({ id: eventPayments.id })
  if (!payment) return
  const job: RefundJob = { paymentId: payment.id }
  await house.jobs.enqueue(tx, 'events.refund', job, { id: namedId(`events.refund ${payment.id}`) })
}

/**
 * Gives one payment back at the provider, once however often it is asked, and writes down how that went. Answers whether
 * nothing is owed any more (EV-CANCEL-12, EV-EDGE-34).
 */
export async function giveBack(house: House, paymentId: string): Promise<boolean> {
  const { db } = house.database
  const [payment] = await db
    .select()
    .from(eventPayments)
    .where(and(eq(eventPayments.id, paymentId), isOwed))
  if (!payment?.providerPaymentId) return true
  const failure = await refusalOf(house, payment.providerPaymentId, payment.refundTries)
  if (failure) house.log.error({ err: failure, payment: paymentId }, 'the payment provider did not give money back')
  await house.transaction(async (tx, now) => {
    const date = await holdDateOf(tx, payment.enrollmentId)
    await (failure ? noteFailure(tx, payment, date) : noteReturn(tx, payment, date, now))
  })
  return failure === null
}

async function refusalOf({ payments: { provider } }: House, id: string, tries: number): Promise<ProviderFailed | null> {
  if (!provider) return new ProviderFailed('No payment provider is configured.')
  try {
    await provider.refundPayment(id, tries)
    return null
  } catch (problem) {
    if (problem instanceof ProviderFailed) return problem
    throw problem
  }
}

/** A payment is back with who paid it, by us, by hand at the provider, or by a bank; its date is held. */
export async function noteReturn(tx: Tx, payment: Payment, date: HeldDate | null, now: Date): Promise<void> {
  const returned = await tx
    .update(eventPayments)
    .set({ refundStatus: 'refunded', refundedCents: sql`${eventPayments.amountCents}`, refundedAt: now })
    .where(and(eq(eventPayments.id, payment.id), sql`${eventPayments.refundStatus} <> 'refunded'`))
    .returning({ id: eventPayments.id })
  if (returned.length === 0) return
  // What bought the place and was not asked back by us is not there to be given back a second time.
  await tx
    .update(eventEnrollments)
    .set({ paidCents: 0, refundedCents: sql`${eventEnrollments.refundedCents} + ${eventEnrollments.paidCents}` })
    .where(
      and(
        eq(eventEnrollments.id, payment.enrollmentId),
        eq(eventEnrollments.paidBy, payment.providerPaymentId ?? ''),
        sql`${eventEnrollments.paidCents} > 0`,
      ),
    )
  await summarise(tx, payment.enrollmentId)
  await creditCompany(tx, payment, { backCents: payment.amountCents, now })
  // What went back in parts was told with each of them.
  const { inParts } = await partsOf(tx, payment.id)
  if (inParts < payment.amountCents) await tell(tx, 'refund.done', payment, date)
}

async function noteFailure(tx: Tx, payment: Payment, date: HeldDate | null): Promise<void> {
  const failed = await tx
    .update(eventPayments)
    .set({ refundStatus: 'failed', refundTries: payment.refundTries + 1 })
    .where(and(eq(eventPayments.id, payment.id), isOwed, eq(eventPayments.refundTries, payment.refundTries)))
    .returning({ id: eventPayments.id })
  if (failed.length === 0) return
  await summarise(tx, payment.enrollmentId)
  // Each further try fails anew, and is no news.
  if (payment.refundTries === 0) await tell(tx, 'refund.failed', payment, date)
}

/** A bank sent back what was given back: it is owed again, and tried again with the next round. */
export async function noteBounce(tx: Tx, payment: Payment, date: HeldDate | null): Promise<void> {
  const bounced = await tx
    .update(eventPayments)
    .set({
      refundStatus: 'failed',
      refundedCents: (await partsOf(tx, payment.id)).back,
      refundedAt: null,
      refundTries: sql`${eventPayments.refundTries} + 1`,
    })
    .where(and(eq(eventPayments.id, payment.id), eq(eventPayments.refundStatus, 'refunded')))
    .returning({ id: eventPayments.id })
  if (bounced.length === 0) return
  await summarise(tx, payment.enrollmentId)
  await tell(tx, 'refund.failed', payment, date)
}

/** What of a payment goes back in parts, and what of that is back. */
async function partsOf(tx: Tx, paymentId: string): Promise<{ inParts: number; back: number }> {
  const sum = sql<string>`coalesce(sum(${eventRefunds.amountCents}), 0)`
  const back = sql<string>`coalesce(sum(${eventRefunds.amountCents}) filter (where ${eventRefunds.state} = 'refunded'), 0)`
  const [found] = await tx.select({ sum, back }).from(eventRefunds).where(eq(eventRefunds.paymentId, paymentId))
  return { inParts: Number(found?.sum ?? 0), back: Number(found?.back ?? 0) }
}

/** How the refunds of an enrolment stand together, whole and in parts: the worst of them. */
export async function summarise(tx: Tx, enrolmentId: string): Promise<void> {
  await tx.execute(sql`update event_enrollments e set refund_status = coalesce((
      select s.state from (
        select p.refund_status as state from event_payments p where p.enrollment_id = e.id and p.refund_status <> 'none'
        union all select r.state from event_refunds r where r.enrollment_id = e.id) s
      order by array_position(array['failed', 'pending', 'refunded'], s.state) limit 1), e.refund_status)
    where e.id = ${enrolmentId}`)
}

async function tell(tx: Tx, kind: 'refund.done' | 'refund.failed', payment: Payment, date: HeldDate | null) {
  const { id: paymentId, userId: personId, enrollmentId: enrolmentId } = payment
  await record(tx, { kind: 'waiting.changed' })
  if (!personId || !date) return
  await record(tx, { kind, personId, enrolmentId, paymentId, eventId: date.eventId, dateId: date.id })
}

/** Tries everything that is owed and not solved once more. Answers how many that were. */
export async function retryOwed(house: House): Promise<number> {
  const { db } = house.database
  const owed = await db
    .select({ id: eventPayments.id })
    .from(eventPayments)
    .where(and(isOwed, sql`${eventPayments.paidAt} < ${await readNow(db)}`))
    .orderBy(eventPayments.paidAt)
    .limit(100)
  for (const { id } of owed) await giveBack(house, id)
  return owed.length
}
