import { expect, test } from 'vitest'
import type { ProviderMessage, SubscriptionReport } from '../payments/messages.ts'
import { membershipFrom } from './membership.ts'
import { inTheirOrder, isAmbiguous, subscriptionFrom } from './subscription.ts'

const day = (n: number) => new Date(Date.UTC(2026, 9, 1) + n * 86_400_000).toISOString()
const report: SubscriptionReport = {
  subscriptionId: 'sub_1',
  customerId: 'cus_1',
  personId: 'lid',
  planId: 'student',
  status: 'active',
  startedAt: day(0),
  periodEnd: day(30),
  endsAt: null,
  endedAt: null,
}
let count = 0
const said = (at: number, change: Partial<SubscriptionReport> = {}, asked = false): ProviderMessage => ({
  id: `evt_${++count}`,
  at: day(at),
  kind: 'subscription',
  asked,
  subscription: { ...report, ...change },
})
const checkout: Extract<ProviderMessage, { kind: 'checkoutCompleted' }> = {
  id: 'evt_checkout',
  at: day(1),
  kind: 'checkoutCompleted',
  sessionId: 'cs_1',
  checkoutId: 'checkout',
  customerId: 'cus_2',
  personId: 'other',
  planId: 'other',
  subscriptionId: 'sub_1',
  paid: true,
  amountCents: 4900,
}
const invoice = (at: number, kind: 'invoicePaid' | 'invoiceFailed'): ProviderMessage => ({
  id: `evt_${++count}`,
  at: day(at),
  kind,
  subscriptionId: 'sub_1',
  invoiceId: 'in_1',
  amountCents: 4900,
})
const reversed = (at: number, coversUntil: string | null): ProviderMessage => ({
  id: `evt_${++count}`,
  at: day(at),
  kind: 'paymentReversed',
  why: 'refund',
  paymentId: 'pi_1',
  invoiceId: null,
  subscriptionId: 'sub_1',
  coversUntil,
})

test('SUB-STATE-08 a paid checkout tells what the subscription is when nothing else does', () => {
  const running = {
    status: 'active',
    periodEnd: null,
    endsAt: null,
    endedAt: null,
    pastDueSince: null,
    revokedAt: null,
  }
  expect(subscriptionFrom([checkout])).toEqual({
    subscriptionId: 'sub_1',
    customerId: 'cus_2',
    personId: 'other',
    planId: 'other',
    startedAt: day(1),
    ...running,
  })
  expect(subscriptionFrom([{ ...checkout, customerId: null }])?.customerId).toBe('')
  expect(subscriptionFrom([{ ...checkout, subscriptionId: null }])).toBeNull()
  expect(subscriptionFrom([{ ...checkout, paid: false }])).toBeNull()
  expect(subscriptionFrom([invoice(1, 'invoicePaid')])).toBeNull()
})

test('SUB-STATE-08 what is known of an incomplete one stays known once its checkout is paid', () => {
  const known = { status: 'incomplete', endsAt: day(20) } as const
  expect(subscriptionFrom([said(0, known), checkout])).toMatchObject({ ...report, status: 'active', endsAt: day(20) })
  const unnamed = said(0, { status: 'incomplete', personId: null, planId: null, periodEnd: null })
  expect(subscriptionFrom([unnamed, checkout])).toMatchObject({
    customerId: 'cus_1',
    personId: 'other',
    planId: 'other',
    startedAt: day(0),
    periodEnd: null,
  })
  expect(subscriptionFrom([said(0, { status: 'unpaid' }), checkout])?.status).toBe('unpaid')
})

test('SUB-STATE-06 SH-GATE-16 a payment is missing since the first failure after the last good report', () => {
  const late = { status: 'past_due' } as const
  const since = (...messages: ProviderMessage[]) => subscriptionFrom(messages)?.pastDueSince
  expect(since(said(0), invoice(30, 'invoiceFailed'), said(31, late))).toBe(day(30))
  expect(since(said(0), invoice(30, 'invoicePaid'), said(31, late))).toBe(day(31))
  expect(since(said(0, { status: 'trialing' }), said(31, late))).toBe(day(31))
  expect(since(said(0, { status: 'incomplete' }), said(31, late), said(33, late))).toBe(day(31))
  expect(since(said(0, late), said(10, { status: 'trialing' }), said(31, late))).toBe(day(31))
  expect(since(said(0, late), said(10))).toBeNull()
  expect(since(said(0), said(0, { ...late, periodEnd: day(60) }, true))).toBe(day(0))
})

test('SUB-STATE-10 only the payment of the running period takes the access away when it goes back', () => {
  const revoked = (periodEnd: string | null, coversUntil: string | null) =>
    subscriptionFrom([said(0, { periodEnd }), reversed(10, coversUntil)])?.revokedAt ?? null
  expect(revoked(day(30), day(30))).toBe(day(10))
  expect(revoked(day(30), day(60))).toBe(day(10))
  expect(revoked(day(30), day(29))).toBeNull()
  expect([revoked(null, day(30)), revoked(day(30), null), revoked(null, null)]).toEqual(Array(3).fill(day(10)))
})

test('reports are worth a question while the newest second contradicts itself and nothing is over', () => {
  const unpaid = { status: 'unpaid' } as const
  expect(isAmbiguous([])).toBe(false)
  expect(isAmbiguous([invoice(0, 'invoicePaid'), invoice(0, 'invoiceFailed')])).toBe(false)
  expect(isAmbiguous([said(0), said(0, unpaid), invoice(1, 'invoicePaid')])).toBe(true)
  expect(isAmbiguous([said(0), said(1, unpaid)])).toBe(false)
  expect(isAmbiguous([said(0), said(0, { status: 'canceled', endedAt: day(0) })])).toBe(false)
  expect(isAmbiguous([said(0), said(0, { endsAt: day(30) })])).toBe(true)
})

test('X3-EDGE-38 messages stand once each, the older first, and within a second the one that is further', () => {
  const orders: ProviderMessage[][] = [
    [said(0), said(1)],
    [invoice(0, 'invoicePaid'), said(0, { status: 'incomplete' })],
    ...(['incomplete', 'unpaid', 'past_due', 'paused', 'trialing', 'active', 'incomplete_expired'] as const).map(
      (status, at, all) => [said(0, { status }), said(0, { status: all[at + 1] ?? 'canceled' })],
    ),
    [said(0, { status: 'canceled' }), said(0, { status: 'incomplete' }, true)],
    [said(0, { periodEnd: null }), said(0)],
    [said(0), said(0, { periodEnd: day(60) })],
    [said(0), said(0, { endsAt: day(30) })],
    [
      { ...said(0), id: 'evt_a' },
      { ...said(0), id: 'evt_b' },
    ],
  ]
  for (const order of orders) {
    expect(inTheirOrder(order)).toEqual(order)
    expect(inTheirOrder([...order.toReversed(), ...order])).toEqual(order)
  }
})

const member = (messages: ProviderMessage[], grants: (string | null)[], at: number) =>
  membershipFrom(
    messages,
    grants.map((validUntil) => ({ productTier: 'student', validUntil })),
    day(at),
  )

test('SUB-STATE-06 access lasts as long as the longest of what covers this moment', () => {
  const ending = said(0, { endsAt: day(30) })
  expect(member([ending], [day(50)], 1).accessUntil).toBe(day(50))
  expect(member([ending], [day(20)], 1).accessUntil).toBe(day(30))
  expect(member([ending], [day(20), null], 1).accessUntil).toBeNull()
  expect(member([], [day(10), day(20), day(15)], 1).accessUntil).toBe(day(20))
  expect(member([], [day(10), day(20)], 15).accessUntil).toBe(day(20))
  expect(member([], [day(10), day(20)], 25).accessUntil).toBe(day(20))
  expect(member([{ ...checkout, subscriptionId: null }], [], 1).subscription).toBeNull()
  expect(member([], [], 1)).toEqual({
    entitled: false,
    accessUntil: null,
    subscription: null,
    subscribed: false,
    surplus: [],
  })
})

test('SUB-STATE-06 what never began tells no end, and takes none away', () => {
  const incomplete = said(0, { status: 'incomplete', startedAt: day(40) })
  expect(member([incomplete], [], 1)).toMatchObject({ entitled: false, accessUntil: null, subscribed: false })
  expect(member([incomplete], [day(10)], 20).accessUntil).toBe(day(10))
})

test('SH-GATE-16 a late payment gives seven days, but none beyond what was cancelled', () => {
  const late = (endsAt: string | null) => member([said(10, { status: 'past_due', endsAt })], [], 11).accessUntil
  expect([late(null), late(day(13)), late(day(17)), late(day(40))]).toEqual([day(17), day(13), day(17), day(17)])
})

test('SUB-STATE-10 one that ended without a moment of its own ended when it began', () => {
  expect(member([said(5, { status: 'canceled', endedAt: null })], [], 6).accessUntil).toBe(day(0))
})

test('X3-EDGE-41 of two that run the first that was started counts, of two that ended the last; ids decide at last', () => {
  const counts = (...changes: Partial<SubscriptionReport>[]) => {
    const messages = changes.map((change) => said(5, change))
    const ids = [messages, messages.toReversed()].map((all) => member(all, [], 6).subscription?.subscriptionId)
    return ids[0] === ids[1] ? ids[0] : ids
  }
  const second = { subscriptionId: 'sub_2', startedAt: day(1) }
  const over = { status: 'canceled', endedAt: day(5) } as const
  expect(counts({}, second)).toBe('sub_1')
  expect(counts({ ...over }, { ...second, ...over })).toBe('sub_2')
  expect(counts({ ...over }, second)).toBe('sub_2')
  expect(counts({}, { ...second, ...over })).toBe('sub_1')
  expect(counts({}, { subscriptionId: 'sub_2' })).toBe('sub_1')
})
