import { type CheckoutAttempt, events as contract } from '@bewezen/domain/events/contract.ts'
import { companyFaults } from '@bewezen/domain/payments/company.ts'
import { type PaymentProvider, ProviderFailed } from '@bewezen/domain/payments/provider.ts'
import { and, eq } from 'drizzle-orm'
import { groupCommit } from '../../base/groupCommit.ts'
import type { House } from '../../base/house.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { ensureCustomer } from '../../payments/index.ts'
import { identified } from '../seats/attemptId.ts'
import { holdDateOf } from '../seats/holdDate.ts'
import { passSeats } from '../seats/passSeats.ts'
import { countCall, countCodeTry } from '../seats/rateLimit.ts'
import { eventPayments } from '../tables.ts'
import { holdToPay } from './holdToPay.ts'
import { type EventPayment, readPayment, undecidedOf } from './payments.ts'

/** `create-event-checkout`: holds a seat and answers where it is paid (EV-PAY-10, EV-CALL-38, EV-CALL-47). */
export const checkout = serve(contract.checkout, async (ctx, input) => {
  const { provider } = ctx.house.payments
  if (!provider) return refuse('STRIPE_NOT_CONFIGURED')
  await countCall(ctx)
  const { discountCode, company } = input
  if (company) refuseFaults(companyFaults(company))
  if (discountCode?.trim()) await countCodeTry(ctx)
  const attempt = await identified(ctx, input)
  const payment = await stand(ctx, input.occurrenceId ?? '', { ...attempt, discountCode, company })
  return { url: payment === 'taken' ? null : await openAtProvider(ctx.house, provider, payment) }
})

function refuseFaults(faults: object): void {
  if (Object.keys(faults).length > 0) refuse('FAULTY_FIELDS', { faults })
}

/** Everybody who wants to pay for a seat on a date stands in one line for it (EV-EDGE-46). */
const stand = groupCommit<CheckoutAttempt, EventPayment | 'taken'>({ most: 64, answer: holdToPay })

/**
 * The address of the provider's page for a checkout, opened there when it is not yet. Two who ask at once get the same
 * page, since the id of the payment is the key of the request. When it cannot be opened the hold is released and
 * CHECKOUT_ERROR answered. Reaches outside: never in a transaction.
 */
async function openAtProvider(house: House, provider: PaymentProvider, payment: EventPayment): Promise<string> {
  if (payment.url) return payment.url
  try {
    const { sessionId, url } = await startAt(provider, house, payment)
    const { db } = house.database
    const isOpening = and(eq(eventPayments.id, payment.id), eq(eventPayments.status, 'opening'))
    const opened = await db
      .update(eventPayments)
      .set({ status: 'open', providerSessionId: sessionId, url })
      .where(isOpening)
      .returning({ id: eventPayments.id })
    if (opened.length > 0 || (await readPayment(db, payment.id))?.status === 'open') return url
    // The hold ended while the provider was asked: nobody may pay there any more.
    await provider.expireCheckout(sessionId)
    return refuse('CHECKOUT_ERROR')
  } catch (problem) {
    if (!(problem instanceof ProviderFailed)) throw problem
    house.log.error({ err: problem }, 'the payment provider refused or did not answer')
    return (await release(house, payment)) ?? refuse('CHECKOUT_ERROR')
  }
}

async function startAt(provider: PaymentProvider, house: House, payment: EventPayment) {
  const { SITE_URL: site } = house.settings
  const personId = payment.userId ?? refuse('CHECKOUT_ERROR')
  return provider.startOneTime({
    checkoutId: payment.id,
    reference: payment.enrollmentId,
    personId,
    name: payment.eventTitle,
    cents: payment.amountCents,
    currency: payment.currency,
    expiresAt: payment.expiresAt.toISOString(),
    customerId: await ensureCustomer(house.database.db, provider, personId),
    // Fixed here: nobody is sent anywhere else (EV-PAY-19).
    successUrl: `${site}/events?payment=success&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${site}/events?payment=cancelled`,
  })
}

/** Gives the seat of a checkout that could not be opened on; answers the address when another request opened it after all. */
const release = (house: House, payment: EventPayment): Promise<string | null> =>
  house.transaction(async (tx, now) => {
    const date = await holdDateOf(tx, payment.enrollmentId)
    const failed = await tx
      .update(eventPayments)
      .set({ status: 'failed' })
      .where(and(eq(eventPayments.id, payment.id), eq(eventPayments.status, 'opening')))
      .returning({ id: eventPayments.id })
    if (failed.length === 0) return (await undecidedOf(tx, payment.enrollmentId))?.url ?? null
    if (date) await passSeats(house, tx, { date, event: { kind: 'holdEnded', id: payment.enrollmentId }, now })
    return null
  })
