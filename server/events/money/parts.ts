import { ProviderFailed } from '@bewezen/domain/payments/provider.ts'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { readNow } from '../../base/database/clock.ts'
import type { Tx } from '../../base/database/open.ts'
import { record } from '../../base/facts/record.ts'
import type { House } from '../../base/house.ts'
import { namedId } from '../../base/namedId.ts'
import { type HeldDate, holdDateOf } from '../seats/holdDate.ts'
import { eventPayments, eventRefunds } from '../tables.ts'
import { creditCompany } from './companies.ts'
import { summarise } from './refund.ts'

export type PartJob = { refundId: string }
type Payment = typeof eventPayments.$inferSelect
type Part = typeof eventRefunds.$inferSelect

export const isPartOwed = inArray(eventRefunds.state, ['pending', 'failed'])

/** Writes down that part of a payment goes back; the provider hears of it after the commit (EV-MORE-29). */
export async function owePart(house: House, tx: Tx, part: Omit<Part, 'state' | 'tries' | 'refundedAt'>): Promise<void> {
  await tx.insert(eventRefunds).values({ ...part, state: 'pending' })
  const job: PartJob = { refundId: part.id }
  await house.jobs.enqueue(tx, 'events.refundPart', job, { id: namedId(`events.refundPart ${part.id}`) })
  await summarise(tx, part.enrollmentId)
}

/**
 * Gives part of a payment back at the provider, once however often it is asked, and writes down how that went. Answers
 * whether nothing of it is owed any more. Reaches outside: never in a transaction (EV-MORE-29).
 */
export async function givePartBack(house: House, refundId: string): Promise<boolean> {
  const { db } = house.database
  const [owed] = await db
    .select({ part: eventRefunds, payment: eventPayments })
    .from(eventRefunds)
    .innerJoin(eventPayments, eq(eventPayments.id, eventRefunds.paymentId))
    .where(and(eq(eventRefunds.id, refundId), isPartOwed))
  if (!owed?.payment.providerPaymentId) return true
  const { part, payment } = owed
  const failure = await refusalOf(house, part, owed.payment.providerPaymentId)
  if (failure) house.log.error({ err: failure, refund: refundId }, 'the payment provider did not give money back')
  await house.transaction(async (tx, now) => {
    const date = await holdDateOf(tx, part.enrollmentId)
    await (failure
      ? noteFailure(tx, { part, payment, date, isRefusal: failure.isRefusal })
      : notePartReturn(tx, { part, payment, date, now }))
  })
  return failure === null
}

async function refusalOf({ payments: { provider } }: House, part: Part, paymentId: string) {
  if (!provider) return new ProviderFailed('No payment provider is configured.')
  try {
    await provider.refundPart({ refundId: part.id, paymentId, cents: part.amountCents, attempt: part.tries })
    return null
  } catch (problem) {
    if (problem instanceof ProviderFailed) return problem
    throw problem
  }
}

type It = { part: Part; payment: Payment; date: HeldDate | null }

/** A part is back with who paid; its date is held. */
async function notePartReturn(tx: Tx, { part, payment, date, now }: It & { now: Date }): Promise<void> {
  const returned = await tx
    .update(eventRefunds)
    .set({ state: 'refunded', refundedAt: now })
    .where(and(eq(eventRefunds.id, part.id), isPartOwed))
    .returning({ id: eventRefunds.id })
  if (returned.length === 0) return
  const { amountCents, refundedCents } = eventPayments
  // The whole payment may be back already.
  await tx
    .update(eventPayments)
    .set({ refundedCents: sql`least(${amountCents}, ${refundedCents} + ${part.amountCents})` })
    .where(eq(eventPayments.id, payment.id))
  await summarise(tx, part.enrollmentId)
  await creditCompany(tx, payment, { backCents: part.amountCents, refundId: part.id, now })
  await tell(tx, 'refund.done', { part, payment, date })
}

async function noteFailure(tx: Tx, { part, payment, date, isRefusal }: It & { isRefusal: boolean }): Promise<void> {
  const failed = await tx
    .update(eventRefunds)
    // What was not answered may have been done: the next try has the same key.
    .set({ state: 'failed', tries: isRefusal ? part.tries + 1 : part.tries })
    .where(and(eq(eventRefunds.id, part.id), isPartOwed, eq(eventRefunds.tries, part.tries)))
    .returning({ id: eventRefunds.id })
  if (failed.length === 0) return
  await summarise(tx, part.enrollmentId)
  // Each further try fails anew, and is no news.
  if (part.state === 'pending') await tell(tx, 'refund.failed', { part, payment, date })
}

/** A bank sent a part back: it is owed again, and tried again with the next round. Answers whether it was one of ours. */
export async function notePartBounce(tx: Tx, payment: Payment, date: HeldDate | null, refundId: string | null) {
  const [part] = await tx
    .update(eventRefunds)
    .set({ state: 'failed', refundedAt: null, tries: sql`${eventRefunds.tries} + 1` })
    .where(
      and(
        eq(eventRefunds.id, refundId ?? payment.id),
        eq(eventRefunds.paymentId, payment.id),
        eq(eventRefunds.state, 'refunded'),
      ),
    )
    .returning()
  if (!part) return refundId !== null
  await tx
    .update(eventPayments)
    .set({ refundedCents: sql`greatest(0, ${eventPayments.refundedCents} - ${part.amountCents})` })
    .where(eq(eventPayments.id, payment.id))
  await summarise(tx, part.enrollmentId)
  await tell(tx, 'refund.failed', { part, payment, date })
  return true
}

/** The bank took the whole payment: nothing of it can be given back by us any more. */
export async function noteAllParts(tx: Tx, payment: Payment, date: HeldDate | null, now: Date): Promise<void> {
  const owed = await tx
    .select()
    .from(eventRefunds)
    .where(and(eq(eventRefunds.paymentId, payment.id), isPartOwed))
  for (const part of owed) await notePartReturn(tx, { part, payment, date, now })
}

async function tell(tx: Tx, kind: 'refund.done' | 'refund.failed', { part, payment, date }: It): Promise<void> {
  const { id: paymentId, userId: personId } = payment
  if (!personId || !date) return
  const ids = { personId, enrolmentId: part.enrollmentId, paymentId, refundId: part.id }
  await record(tx, { kind, ...ids, eventId: date.eventId, dateId: date.id })
}

/** Tries every part that is owed and not solved once more. Answers how many that were. */
export async function retryParts(house: House): Promise<number> {
  const { db } = house.database
  const owed = await db
    .select({ id: eventRefunds.id })
    .from(eventRefunds)
    .where(and(isPartOwed, lte(eventRefunds.createdAt, await readNow(db))))
    .orderBy(asc(eventRefunds.createdAt))
    .limit(100)
  for (const { id } of owed) await givePartBack(house, id)
  return owed.length
}
