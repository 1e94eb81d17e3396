import { expect, test } from 'vitest'
import { ProviderMessage, SubscriptionReport, subscriptionOf } from './messages.ts'

const at = '2026-11-01T09:00:00.000Z'
const report: SubscriptionReport = {
  subscriptionId: 'sub_1',
  customerId: 'cus_1',
  personId: null,
  planId: null,
  status: 'active',
  startedAt: at,
  periodEnd: null,
  endsAt: null,
  endedAt: null,
}
const heard = { id: 'evt_1', at }
const invoice = { ...heard, subscriptionId: 'sub_1', invoiceId: 'in_1', amountCents: 4900 }
const checkout = { ...heard, sessionId: 'cs_1', checkoutId: null }
const messages: ProviderMessage[] = [
  {
    ...checkout,
    kind: 'checkoutCompleted',
    customerId: 'cus_1',
    personId: null,
    planId: null,
    subscriptionId: 'sub_1',
    paid: true,
    amountCents: 4900,
  },
  { ...checkout, kind: 'checkoutExpired' },
  { ...heard, kind: 'subscription', subscription: report, asked: false },
  { ...invoice, kind: 'invoicePaid' },
  { ...invoice, kind: 'invoiceFailed' },
  {
    ...heard,
    kind: 'paymentReversed',
    why: 'refund',
    paymentId: 'pi_1',
    invoiceId: null,
    subscriptionId: 'sub_1',
    coversUntil: null,
  },
  { ...heard, kind: 'disputeWon', paymentId: 'pi_1', subscriptionId: 'sub_1' },
  { ...heard, kind: 'disputeLost', paymentId: 'pi_1' },
  { ...heard, kind: 'refundFailed', paymentId: 'pi_1' },
]

test.each(messages)(
  'SUB-STATE-08 $kind is read back as it was written, and not with a part of it missing',
  (message) => {
    expect(ProviderMessage.parse(message)).toEqual(message)
    for (const part of Object.keys(message)) {
      expect(ProviderMessage.safeParse({ ...message, [part]: undefined }).success, part).toBe(false)
    }
  },
)

test('SUB-STATE-08 what the provider says of a subscription is read whole', () => {
  expect(SubscriptionReport.parse(report)).toEqual(report)
  for (const part of Object.keys(report)) {
    expect(SubscriptionReport.safeParse({ ...report, [part]: undefined }).success, part).toBe(false)
  }
  expect(SubscriptionReport.safeParse({ ...report, status: 'bezig' }).success).toBe(false)
})

test('SUB-STATE-08 a disputed payment is returned too, and nothing else is', () => {
  const returned = messages.find(({ kind }) => kind === 'paymentReversed')
  expect(ProviderMessage.safeParse({ ...returned, why: 'dispute' }).success).toBe(true)
  expect(ProviderMessage.safeParse({ ...returned, why: '' }).success).toBe(false)
})

test('SUB-STATE-08 a message is about one subscription, or about none', () => {
  expect(messages.map((message) => [message.kind, subscriptionOf(message)])).toEqual([
    ['checkoutCompleted', 'sub_1'],
    ['checkoutExpired', null],
    ['subscription', 'sub_1'],
    ['invoicePaid', 'sub_1'],
    ['invoiceFailed', 'sub_1'],
    ['paymentReversed', 'sub_1'],
    ['disputeWon', 'sub_1'],
    ['disputeLost', null],
    ['refundFailed', null],
  ])
})
