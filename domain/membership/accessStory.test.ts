import { describe, expect, test } from 'vitest'
import type { ProviderMessage, SubscriptionReport } from '../payments/messages.ts'
import { type AccessReason, accessEvents, accessStory } from './accessStory.ts'
import { accessBecause } from './accessWords.ts'
import { type Grant, membershipFrom } from './membership.ts'

const now = '2026-11-10T12:00:00.000Z'
const start = '2026-11-01T09:00:00.000Z'
const end = '2026-12-01T09:00:00.000Z'
const report: SubscriptionReport = {
  ...{ subscriptionId: 'sub_1', customerId: 'cus_1', personId: null, planId: null, status: 'active' },
  ...{ startedAt: start, periodEnd: end, endsAt: null, endedAt: null },
}
const said = (at: string, changes: Partial<SubscriptionReport> = {}): ProviderMessage => ({
  ...{ id: `evt_${at}_${JSON.stringify(changes)}`, at, kind: 'subscription', asked: false },
  subscription: { ...report, ...changes },
})
const reversed = (at: string): ProviderMessage => ({
  ...{ id: `evt_r_${at}`, at, kind: 'paymentReversed', why: 'refund', paymentId: 'pi_1', invoiceId: 'in_1' },
  ...{ subscriptionId: 'sub_1', coversUntil: end },
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
