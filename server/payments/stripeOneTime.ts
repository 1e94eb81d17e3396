import type { OneTimeOrder } from '@bewezen/domain/payments/provider.ts'
import type { Stripe } from 'stripe'

/** A checkout for one thing, with a price of our own that exists for this checkout only. */
export function oneTimeOf(order: OneTimeOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = { person_id: order.personId, checkout_id: order.checkoutId, reference: order.reference }
  return {
    mode: 'payment',
    customer: order.customerId,
    client_reference_id: order.reference,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.cents,
          // Prices include VAT (EV-PAY-15).
          tax_behavior: 'inclusive',
          product_data: { name: order.name },
        },
      },
    ],
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(Date.parse(order.expiresAt) / 1000),
    locale: 'nl',
    metadata,
    payment_intent_data: { metadata },
  }
}
