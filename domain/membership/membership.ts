import type { Instant } from '../base/instant.ts'
import type { ProviderMessage, SubscriptionStatus } from '../payments/messages.ts'
import { type Subscription, subscriptionsFrom } from './subscription.ts'

/** Access that an admin gave without payment; without `validUntil` it has no end (ADM-PANEL-10). */
export type Grant = { productTier: string; validUntil: Instant | null }

/** How long a member whose payment fails keeps access (SH-GATE-16). */
export const lateDays = 7

/** What all that the provider said comes down to for one person. */
export type Membership = {
  /** A subscription or a grant covers this moment: the gate is open (SUB-STATE-05, SUB-STATE-06). */
  entitled: boolean
  /** When the access ends or ended as things stand; null without an end in sight, or when there never was any. */
  accessUntil: Instant | null
  /** The one subscription that counts. */
  subscription: Subscription | null
  /** Runs at the provider and may be charged, whether or not it gives access at this moment. */
  subscribed: boolean
  /** Others that run beside it, paid in a second window: to be ended and given back (X3-EDGE-41). */
  surplus: Subscription[]
}

/**
 * The membership of one person from everything the provider said about that person's subscriptions and what admins
 * granted. Pure, and the same for every order and number of repetitions of the messages
 * (SH-GATE-16, SUB-STATE-06, SUB-STATE-08, SUB-STATE-10).
 */
export function membershipFrom(
  messages: readonly ProviderMessage[],
  grants: readonly Grant[],
  now: Instant,
): Membership {
  const [subscription, ...others] = subscriptionsFrom(messages).sort(theOneThatCounts)
  const subscribed = subscription ? isLive(subscription) : false
  const periods = [...(subscription ? [accessOf(subscription)] : []), ...grants.map(accessOfGrant)]
  const covering = periods.filter((period) => covers(period, now))
  return {
    entitled: covering.length > 0,
    accessUntil: latest(covering.length > 0 ? covering : periods.filter((period) => period.begun)),
    subscription: subscription ?? null,
    subscribed,
    surplus: others.filter(isLive),
  }
}

const live: ReadonlySet<SubscriptionStatus> = new Set<SubscriptionStatus>(['active', 'trialing', 'past_due'])

/** Whether the provider goes on charging for it. */
export const isLive = (subscription: Subscription): boolean => live.has(subscription.status)

type Access = { begun: boolean; until: Instant | null }

/** The access that one subscription gives: until when, or null without an end in sight. */
export function accessOf(subscription: Subscription): Access {
  const { status, startedAt, endsAt, endedAt, revokedAt, pastDueSince } = subscription
  if (revokedAt) return { begun: true, until: revokedAt }
  if (status === 'active' || status === 'trialing') return { begun: true, until: endsAt }
  if (status === 'past_due')
    return { begun: true, until: earliest(addDays(pastDueSince ?? startedAt, lateDays), endsAt) }
  if (status === 'canceled') return { begun: true, until: endedAt ?? startedAt }
  return { begun: false, until: startedAt }
}

const accessOfGrant = (grant: Grant): Access => ({ begun: true, until: grant.validUntil })

const covers = ({ begun, until }: Access, now: Instant) =>
  begun && (until === null || Date.parse(now) < Date.parse(until))

// The first that was started stays; what came later is surplus. Without a live one the last that ran tells the end.
const theOneThatCounts = (a: Subscription, b: Subscription): number =>
  Number(isLive(b)) - Number(isLive(a)) ||
  (isLive(a) ? 1 : -1) * (Date.parse(a.startedAt) - Date.parse(b.startedAt)) ||
  (a.subscriptionId < b.subscriptionId ? -1 : 1)

const latest = (periods: readonly Access[]): Instant | null =>
  periods.some(({ until }) => until === null)
    ? null
    : periods.reduce<Instant | null>((last, { until }) => (isLater(until, last) ? until : last), null)

const isLater = (a: Instant | null, b: Instant | null) => a !== null && (b === null || Date.parse(a) > Date.parse(b))

const earliest = (a: Instant, b: Instant | null): Instant => (b !== null && Date.parse(b) < Date.parse(a) ? b : a)

const addDays = (at: Instant, days: number): Instant => new Date(Date.parse(at) + days * 86_400_000).toISOString()
