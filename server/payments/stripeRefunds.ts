import { createHash } from 'node:crypto'
import type { PartialRefund } from '@bewezen/domain/payments/provider.ts'
import { Stripe } from 'stripe'

/** The same request made twice is made once: the key says what it is about, and holds nothing personal in the clear. */
export const once = (...about: string[]): Stripe.RequestOptions => ({
  idempotencyKey: `${about[0]}-${createHash('sha256').update(about.join('\n')).digest('hex')}`,
})

/** Whether the provider says that the whole payment is back. */
export const isBackAlready = (problem: unknown): boolean =>
  problem instanceof Stripe.errors.StripeError && problem.code === 'charge_already_refunded'

/**
 * Gives part of a payment back, once for an id of ours (SHOP-ORDER-31). The provider forgets a key after a day, and an answer
 * can be lost: before anything is made its refunds of the payment are looked through for ours. A key belongs to a try
 * until the provider refuses it, so that two who try at once make one.
 */
export async function refundPart(
  stripe: Stripe,
  { refundId, paymentId, cents, attempt }: PartialRefund,
): Promise<void> {
  if (await isMade(stripe, paymentId, refundId)) return
  try {
    await stripe.refunds.create(
      {
        payment_intent: paymentId,
        amount: cents,
        reason: 'requested_by_customer',
        metadata: { refund_id: refundId },
      },
      once('refund', refundId, `attempt ${attempt}`),
    )
  } catch (problem) {
    if (!isBackAlready(problem)) throw problem
  }
}

async function isMade(stripe: Stripe, paymentId: string, refundId: string): Promise<boolean> {
  for await (const { metadata, status } of stripe.refunds.list({ payment_intent: paymentId, limit: 100 })) {
    // One that the bank sent back did not arrive.
    const stands = status !== 'failed' && status !== 'canceled'
    if (stands && metadata?.refund_id === refundId) return true
  }
  return false
}
