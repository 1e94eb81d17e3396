import type { Mutant } from '../mutant.ts'

/** The port to the payment provider: whose word counts, once each, and what is kept of it. */
export const payments: readonly Mutant[] = [
  {
    name: 'a payment that completes after its checkout expired leaves the checkout expired',
    file: 'server/payments/processor.ts',
    replace: ["? ['opening', 'open', 'expired', 'replaced', 'failed']", "? ['opening', 'open']"],
    noticedBy: ['server/membership/checkout.test.ts'],
    ids: ['SUB-STATE-07'],
  },
  {
    name: 'a provider message without a good signature is taken in',
    file: 'server/payments/stripe.ts',
    replace: ['if (!signature) return null', 'if (!signature) return JSON.parse(String(body))'],
    noticedBy: ['server/payments/stripe.test.ts'],
    ids: ['X3-EDGE-38'],
  },
  {
    name: 'the session of somebody else is taken for one’s own',
    file: 'server/payments/checkouts.ts',
    replace: [
      'and(eq(checkouts.userId, personId), eq(checkouts.providerSessionId, sessionId))',
      'eq(checkouts.providerSessionId, sessionId)',
    ],
    noticedBy: ['server/membership/checkout.test.ts'],
    ids: ['SUB-RESULT-06'],
  },
  {
    name: 'a refund gets a note of the wrong sign',
    file: 'server/payments/invoices.ts',
    replace: ["const sign = kind === 'credit' ? -1 : 1", 'const sign = 1'],
    noticedBy: ['server/membership/withdraw.test.ts'],
    ids: ['SUB-LAW-06'],
  },
  {
    name: 'anybody who knows its number reads a bill',
    file: 'server/payments/invoices.ts',
    replace: ['.where(eq(payments.userId, personId))', '.where(eq(payments.id, invoices.paymentId))'],
    noticedBy: ['server/membership/explain.test.ts'],
    ids: ['SUB-LAW-06'],
  },
  {
    name: 'a dispute that was won stays a dispute',
    file: 'server/payments/records.ts',
    replace: ['disputed.filter((one) => !won.has(one.paymentId))', 'disputed'],
    noticedBy: ['server/membership/messages.test.ts'],
  },
]
