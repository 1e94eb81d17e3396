import type { Instant } from '../base/instant.ts'
import type { Currency } from '../base/money.ts'
import type { ProviderMessage, SubscriptionReport } from './messages.ts'

/** A message as it came in: checked for its sender, not yet understood. */
export type ReceivedMessage = {
  id: string
  type: string
  at: Instant
  /** What was said, without names, addresses or card details. */
  payload: Record<string, unknown>
}

/** What a checkout for a subscription needs to know; prices come from our own data only (SUB-CHECKOUT-15). */
export type CheckoutOrder = {
  /** Our own id of this checkout: asking twice with the same id gives the same checkout. */
  checkoutId: string
  personId: string
  planId: string
  customerId: string
  priceId: string
  /** Holds the place where the provider writes the id of the checkout: `{CHECKOUT_SESSION_ID}`. */
  successUrl: string
  cancelUrl: string
  expiresAt: Instant
}

/** A checkout that is paid once, for one thing at a price of our own (EV-PAY-15). */
export type OneTimeOrder = Pick<
  CheckoutOrder,
  'checkoutId' | 'personId' | 'customerId' | 'successUrl' | 'cancelUrl' | 'expiresAt'
> & {
  /** What of ours is paid for: the reference under which the provider keeps it (EV-PAY-10). */
  reference: string
  /** What the buyer reads. */
  name: string
  cents: number
  currency: Currency
}

/** A checkout as the provider knows it now, with its subscription or its payment once there is one. */
export type CheckoutReport = {
  sessionId: string
  checkoutId: string | null
  personId: string | null
  state: 'open' | 'complete' | 'expired'
  url: string | null
  /** The moment of the answer on the provider's clock. */
  at: Instant
  subscription: SubscriptionReport | null
  /** The money that came in, for what is paid once. */
  payment: { paymentId: string; cents: number; currency: string | null } | null
}

/** A plan as the provider must know it to charge for it each month. */
export type PlanForSale = { id: string; name: string; priceCents: number }

/**
 * The payment provider as the rest of the house sees it. Every call may throw `ProviderFailed`; none may be made
 * inside a transaction, since an answer can take seconds.
 */
export type PaymentProvider = {
  /** The customer that stands for this person; the same person asked twice is the same customer. */
  ensureCustomer(person: { id: string; email: string }): Promise<string>
  /** The monthly price for this plan at this amount; another amount is another price (MKT-OFFER-09). */
  ensurePrice(plan: PlanForSale): Promise<string>
  /** What a price made by hand takes each month, in cents; null for one that is unknown, off, or no monthly price in euro. */
  monthlyCents(priceId: string): Promise<number | null>
  /** The ways of paying that its own configuration offers now, by its own names, such as `ideal` (SUB-CHECKOUT-21). */
  paymentMethods(): Promise<string[]>
  startCheckout(order: CheckoutOrder): Promise<{ sessionId: string; url: string }>
  /** One that is paid once. */
  startOneTime(order: OneTimeOrder): Promise<{ sessionId: string; url: string }>
  /** Null when the provider does not know it. */
  readCheckout(sessionId: string): Promise<CheckoutReport | null>
  /** Closes an open checkout; one that is closed already stays as it is. */
  expireCheckout(sessionId: string): Promise<void>
  /** Null when the provider does not know it. */
  readSubscription(subscriptionId: string): Promise<{ at: Instant; subscription: SubscriptionReport } | null>
  /** Ends a subscription at once; one that has ended, or is not known, stays as it is. */
  endSubscription(subscriptionId: string): Promise<void>
  /** Ends a subscription at once and gives its last payment back in full, once however often it is asked (X3-EDGE-41). */
  cancelAndRefund(subscriptionId: string, why: RefundReason): Promise<void>
  /**
   * Gives one payment back in full; what is back already stays as it is. `attempt` is how often it was tried: the provider
   * repeats a refusal for a try that it knows.
   */
  refundPayment(paymentId: string, attempt: number): Promise<void>
  /**
   * Gives part of a payment back under an id of ours, never twice for the same id, also when the answer to an earlier try
   * was lost (SHOP-ORDER-31). `attempt` is how often the provider refused it.
   */
  refundPart(refund: PartialRefund): Promise<void>
  /** The address of the page where this customer manages what was bought (X3-CALL-36). */
  openPortal(asked: { customerId: string; returnUrl: string }): Promise<string>
  /** Where admins find this subscription at the provider; null where the provider has no such page. */
  recordAddress(subscriptionId: string): string | null
  /** Who sent this? Null for a signature that is missing, wrong or old (X3-EDGE-38). */
  receive(body: Uint8Array | string, signature: string | undefined): ReceivedMessage | null
  /** What a received message means to us, or null when it is of no interest (SUB-STATE-08). May ask the provider. */
  understand(received: ReceivedMessage): Promise<ProviderMessage | null>
}

/** A refund of an amount of a payment, in cents of its currency. */
export type PartialRefund = { refundId: string; paymentId: string; cents: number; attempt: number }

/** Why money is given back: paid twice (X3-EDGE-41), or withdrawn within 14 days (SUB-LAW-04). */
export type RefundReason = 'duplicate' | 'withdrawn'

/** The provider did not answer, or refused what we asked. */
export class ProviderFailed extends Error {
  override name = 'ProviderFailed'
  /** Whether it answered and said no; else what was asked may have been done all the same. */
  readonly isRefusal: boolean
  constructor(message: string, { isRefusal = false, ...options }: ErrorOptions & { isRefusal?: boolean } = {}) {
    super(message, options)
    this.isRefusal = isRefusal
  }
}
