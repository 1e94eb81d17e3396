import type { PaymentProvider } from '@bewezen/domain/payments/provider.ts'

/** How long an answer is good for, in milliseconds: shops rarely switch a payment method on or off. */
const goodFor = 10 * 60_000

/** Caches the payment methods the provider offers, so that a page view never waits for it twice (SUB-CHECKOUT-21). */
export class OfferedPaymentMethods {
  readonly #provider: Pick<PaymentProvider, 'paymentMethods'> | null
  #asked: { at: number; answer: Promise<readonly string[]> } | null = null

  constructor(provider: Pick<PaymentProvider, 'paymentMethods'> | null) {
    this.#provider = provider
  }

  /** By the provider's own names; rejects when it cannot be asked, and asks again the next time. */
  async now(): Promise<readonly string[]> {
    if (!this.#provider) return []
    if (this.#asked && Date.now() - this.#asked.at < goodFor) return this.#asked.answer
    const asked = { at: Date.now(), answer: this.#provider.paymentMethods() }
    this.#asked = asked
    return asked.answer.catch((problem) => {
      if (this.#asked === asked) this.#asked = null
      throw problem
    })
  }
}
