import { describe, expect, test } from 'vitest'
import type { ProviderMessage, SubscriptionReport } from '../payments/messages.ts'
import { type AccessReason, accessEvents, accessStory } from './accessStory.ts'
import { accessBecause } from './accessWords.ts'
import { type Grant, membershipFrom } from './membership.ts'

const now = '2026-11-10T12:00:00.000Z'
const start = '2026-11-01T09:00:00.000Z'
const end = '2026-12-01T09:00:00.000Z'
const report: SubscriptionReport = {
  subscriptionId: 'sub_1',
  customerId: 'cus_1',
  personId: null,
  planId: null,
  status: 'active',
  startedAt: start,
  periodEnd: end,
  endsAt: null,
  endedAt: null,
}
const said = (at: string, changes: Partial<SubscriptionReport> = {}): ProviderMessage => ({
  id: `evt_${at}_${JSON.stringify(changes)}`,
  at,
  kind: 'subscription',
  asked: false,
  subscription: { ...report, ...changes },
})
const reversed = (at: string): ProviderMessage => ({
  id: `evt_r_${at}`,
  at,
  kind: 'paymentReversed',
  why: 'refund',
  paymentId: 'pi_1',
  invoiceId: 'in_1',
  subscriptionId: 'sub_1',
  coversUntil: end,
})
const gift = (validUntil: string | null): Grant => ({ productTier: 'student', validUntil })

type Case = {
  name: string
  messages?: ProviderMessage[]
  grants?: Grant[]
  throughRole?: boolean
  withdrawn?: string[]
  is: [open: boolean, why: AccessReason, until: string | null]
}
const soon = '2026-11-20T00:00:00.000Z'
const past = '2026-11-05T00:00:00.000Z'
const cases: Case[] = [
  { name: 'nothing', is: [false, 'never', null] },
  { name: 'a role', throughRole: true, is: [true, 'role', null] },
  { name: 'a role and a subscription', throughRole: true, messages: [said(start)], is: [true, 'role', null] },
  { name: 'a running subscription', messages: [said(start)], is: [true, 'paid', null] },
  { name: 'a trial', messages: [said(start, { status: 'trialing' })], is: [true, 'paid', null] },
  { name: 'a cancelled one', messages: [said(start), said(past, { endsAt: end })], is: [true, 'ending', end] },
  {
    name: 'a failed payment of yesterday',
    messages: [said(start), said('2026-11-09T12:00:00.000Z', { status: 'past_due' })],
    is: [true, 'late', '2026-11-16T12:00:00.000Z'],
  },
  {
    name: 'a failed payment of last week',
    messages: [said(start), said('2026-11-02T12:00:00.000Z', { status: 'past_due' })],
    is: [false, 'lateOver', '2026-11-09T12:00:00.000Z'],
  },
  {
    name: 'an ended one',
    messages: [said(start), said(past, { status: 'canceled', endedAt: past })],
    is: [false, 'ended', past],
  },
  { name: 'a refunded one', messages: [said(start), reversed(past)], is: [false, 'reversed', past] },
  {
    name: 'a withdrawn one',
    messages: [said(start), said(past, { status: 'canceled', endedAt: past }), reversed(past)],
    withdrawn: ['sub_1'],
    is: [false, 'withdrawn', past],
  },
  { name: 'one never paid', messages: [said(start, { status: 'incomplete' })], is: [false, 'unpaid', null] },
  {
    name: 'a cancelled one until this very moment',
    messages: [said(start), said(past, { endsAt: now })],
    is: [false, 'ended', now],
  },
  {
    name: 'an ended one with a grant that is over later',
    grants: [gift('2026-11-06T00:00:00.000Z')],
    messages: [said(start), said(past, { status: 'canceled', endedAt: past })],
    is: [false, 'grantOver', '2026-11-06T00:00:00.000Z'],
  },
  {
    name: 'one never paid and a grant that is over',
    grants: [gift(past)],
    messages: [said(start, { status: 'incomplete' })],
    is: [false, 'grantOver', past],
  },
  {
    name: 'a grant beside one never paid',
    grants: [gift(soon)],
    messages: [said(start, { status: 'incomplete' })],
    is: [true, 'granted', soon],
  },
  { name: 'a grant', grants: [gift(soon)], is: [true, 'granted', soon] },
  { name: 'a grant without an end', grants: [gift(null)], is: [true, 'granted', null] },
  { name: 'a grant that is over', grants: [gift(past)], is: [false, 'grantOver', past] },
  { name: 'a grant and a subscription', grants: [gift(soon)], messages: [said(start)], is: [true, 'paid', null] },
  {
    name: 'an ended subscription and a grant',
    grants: [gift(soon)],
    messages: [said(start), said(past, { status: 'canceled', endedAt: past })],
    is: [true, 'granted', soon],
  },
]

describe('why access is open or closed', () => {
  test.each(cases)('SUB-WHY-01 $name', ({ messages = [], grants = [], throughRole = false, withdrawn = [], is }) => {
    const membership = membershipFrom(messages, grants, now)
    const story = accessStory({ throughRole, membership, grants, withdrawn: new Set(withdrawn) }, now)
    expect([story.open, story.why, story.until]).toEqual(is)
    // The page never says other than the gate.
    expect(story.open).toBe(throughRole || membership.entitled)
    expect(accessBecause({ ...story, periodEnd: end })).toMatch(/^[A-ZJ].+\.$/)
  })
})

test('SUB-WHY-02 what happened stands there once each, the newest first, however it was told', () => {
  const messages: ProviderMessage[] = [
    said(start),
    { id: 'evt_p', at: start, kind: 'invoicePaid', subscriptionId: 'sub_1', invoiceId: 'in_1', amountCents: 4900 },
    { id: 'evt_p2', at: past, kind: 'invoicePaid', subscriptionId: 'sub_1', invoiceId: 'in_1', amountCents: 4900 },
    said('2026-11-06T00:00:00.000Z', { endsAt: end }),
    said('2026-11-07T00:00:00.000Z', { endsAt: null }),
    reversed('2026-11-08T00:00:00.000Z'),
    said('2026-11-08T00:00:00.000Z', { status: 'canceled', endedAt: '2026-11-08T00:00:00.000Z' }),
  ]
  const kinds = (those: ProviderMessage[]) => accessEvents(those).map(({ kind }) => kind)
  const expected = ['refunded', 'ended', 'goesOn', 'cancelAsked', 'started', 'paid']
  expect(kinds(messages).sort()).toEqual(expected.sort())
  expect(accessEvents(messages.toReversed())).toEqual(accessEvents([...messages, ...messages]))
  const moments = accessEvents(messages).map(({ at }) => at)
  expect(moments).toEqual(moments.toSorted().reverse())
})

test('SUB-WHY-02 each kind of message is told as what it is, once, with its sum and its invoice', () => {
  const told = { subscriptionId: 'sub_1', amountCents: 4900 }
  const won: ProviderMessage = { id: 'w', at: past, kind: 'disputeWon', paymentId: 'pi_2', subscriptionId: 'sub_1' }
  const events = accessEvents([
    said(start),
    { id: 'f1', at: '2026-11-02T00:00:00.000Z', kind: 'invoiceFailed', invoiceId: 'in_1', ...told },
    { id: 'p1', at: '2026-11-03T00:00:00.000Z', kind: 'invoicePaid', invoiceId: 'in_1', ...told },
    { id: 'p2', at: '2026-11-04T00:00:00.000Z', kind: 'invoicePaid', invoiceId: 'in_2', ...told },
    won,
    { ...won, id: 'w2' },
    { ...won, id: 'w3', paymentId: 'pi_3' },
    reversed('2026-11-06T00:00:00.000Z'),
    { ...reversed('2026-11-07T00:00:00.000Z'), kind: 'paymentReversed', why: 'dispute' } as ProviderMessage,
    { id: 'x', at: '2026-11-08T00:00:00.000Z', kind: 'checkoutExpired', sessionId: 'cs_1', checkoutId: null },
  ])
  expect(events.map(({ kind, amountCents, invoiceId }) => [kind, amountCents, invoiceId])).toEqual([
    ['disputed', null, 'in_1'],
    ['refunded', null, 'in_1'],
    ['disputeWon', null, null],
    ['disputeWon', null, null],
    ['paid', 4900, 'in_2'],
    ['paid', 4900, 'in_1'],
    ['failed', 4900, 'in_1'],
    ['started', null, null],
  ])
})

test('SUB-WHY-02 two subscriptions each start and end, at the moments that the provider names', () => {
  const other = { subscriptionId: 'sub_2', startedAt: past }
  const gone = { status: 'canceled', endedAt: soon } as const
  const events = accessEvents([
    said('2026-11-05T01:00:00.000Z'),
    said('2026-11-05T02:00:00.000Z', other),
    said('2026-11-20T01:00:00.000Z', gone),
    said('2026-11-20T02:00:00.000Z', { ...other, ...gone, endedAt: null }),
  ])
  expect(events.map(({ kind, at }) => [kind, at])).toEqual([
    ['ended', '2026-11-20T02:00:00.000Z'],
    ['ended', soon],
    ['started', past],
    ['started', start],
  ])
  expect(new Set(events.map(({ id }) => id)).size).toBe(4)
  // Told once more that it goes on as it went, nothing happened.
  expect(accessEvents([said(start), said(past), said(soon)]).map(({ kind }) => kind)).toEqual(['started'])
  const asked = accessEvents([said(start), said(past, { endsAt: end }), said(soon, { endsAt: end })])
  expect(asked.map(({ kind }) => kind)).toEqual(['cancelAsked', 'started'])
})

test('SUB-WHY-02 what never ran is neither started nor cancelled', () => {
  expect(accessEvents([said(start, { status: 'incomplete', endsAt: end })])).toEqual([])
  expect(accessEvents([said(start, { status: 'past_due' })]).map(({ kind }) => kind)).toEqual(['started'])
  expect(accessEvents([said(start, { status: 'trialing' })]).map(({ kind }) => kind)).toEqual(['started'])
})
