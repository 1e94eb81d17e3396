import type { Instant } from '../base/instant.ts'
import {
  type MessageOf,
  type ProviderMessage,
  type SubscriptionReport,
  type SubscriptionStatus,
  subscriptionOf,
} from '../payments/messages.ts'

/** One subscription as all messages about it together tell. */
export type Subscription = SubscriptionReport & {
  /** Since when a payment is missing; null while nothing is. */
  pastDueSince: Instant | null
  /** Set when the payment of the running period was given back or is disputed (SUB-STATE-10). */
  revokedAt: Instant | null
}

/**
 * One subscription from everything the provider ever said about it, in whatever order and however often it was said;
 * null when nothing said what it is (SUB-STATE-08, X3-EDGE-38).
 */
export function subscriptionFrom(messages: readonly ProviderMessage[]): Subscription | null {
  const heard = inTheirOrder(messages)
  const reports = heard.filter((message) => message.kind === 'subscription')
  const report = finalReport(reports) ?? paidAtCheckout(heard)
  if (!report) return null
  const latest = report.status === 'incomplete' ? (paidAtCheckout(heard, report) ?? report) : report
  return {
    ...latest,
    pastDueSince: latest.status === 'past_due' ? pastDueSince(heard) : null,
    revokedAt: revokedAt(heard, latest.periodEnd),
  }
}

/** All subscriptions that these messages are about; those about something else tell of none. */
export const subscriptionsFrom = (messages: readonly ProviderMessage[]): Subscription[] =>
  [...Map.groupBy(messages, subscriptionOf).values()].map(subscriptionFrom).filter((one) => one !== null)

/** Statuses from which there is no way back: nothing said later or earlier changes them. */
const ended: ReadonlySet<SubscriptionStatus> = new Set<SubscriptionStatus>(['canceled', 'incomplete_expired'])

const finalReport = (reports: readonly MessageOf<'subscription'>[]): SubscriptionReport | undefined =>
  (reports.findLast((message) => ended.has(message.subscription.status)) ?? reports.at(-1))?.subscription

// The checkout's own message may be all we have: a subscription that was paid there runs, whatever is still to be told.
function paidAtCheckout(heard: readonly ProviderMessage[], known?: SubscriptionReport): SubscriptionReport | undefined {
  const checkout = heard.find((message) => message.kind === 'checkoutCompleted' && message.paid)
  if (checkout?.kind !== 'checkoutCompleted' || !checkout.subscriptionId) return undefined
  return {
    subscriptionId: checkout.subscriptionId,
    customerId: known?.customerId ?? checkout.customerId ?? '',
    personId: known?.personId ?? checkout.personId,
    planId: known?.planId ?? checkout.planId,
    status: 'active',
    startedAt: known?.startedAt ?? checkout.at,
    periodEnd: known?.periodEnd ?? null,
    endsAt: known?.endsAt ?? null,
    endedAt: null,
  }
}

// A failed invoice may be told before the status that follows from it: the first of the two counts.
function pastDueSince(heard: readonly ProviderMessage[]): Instant | null {
  const lastGood = heard.findLastIndex((message) => isRunning(message))
  const since = heard.slice(lastGood + 1).find((message) => isLate(message))
  return since?.at ?? null
}

const isRunning = (message: ProviderMessage) =>
  message.kind === 'subscription' && ['active', 'trialing'].includes(message.subscription.status)
const isLate = (message: ProviderMessage) =>
  message.kind === 'invoiceFailed' || (message.kind === 'subscription' && message.subscription.status === 'past_due')

/** Since when the payment of the running period is gone, or null: a refund of an older period takes nothing away. */
function revokedAt(heard: readonly ProviderMessage[], periodEnd: Instant | null): Instant | null {
  const standing = heard.filter(
    (message) =>
      message.kind === 'paymentReversed' &&
      !(message.why === 'dispute' && wasWon(heard, message.paymentId)) &&
      !isBefore(message.coversUntil, periodEnd),
  )
  return standing[0]?.at ?? null
}

const wasWon = (heard: readonly ProviderMessage[], paymentId: string) =>
  heard.some((message) => message.kind === 'disputeWon' && message.paymentId === paymentId)

const isBefore = (a: Instant | null, b: Instant | null) => a !== null && b !== null && Date.parse(a) < Date.parse(b)

/**
 * Whether the newest second holds reports that contradict each other: then only the provider knows which came last,
 * and it is worth asking.
 */
export function isAmbiguous(messages: readonly ProviderMessage[]): boolean {
  const reports = inTheirOrder(messages).filter((message) => message.kind === 'subscription')
  const last = reports.at(-1)
  if (!last || last.asked || ended.has(last.subscription.status)) return false
  const told = reports.filter((message) => Date.parse(message.at) === Date.parse(last.at))
  return new Set(told.map((message) => JSON.stringify(message.subscription))).size > 1
}

/**
 * Messages once each, oldest first. Moments are whole seconds, so within a second an answer comes after what was told,
 * then the one that is further in the life of a subscription, and at last the id decides: the outcome never depends on
 * the order of arrival.
 */
export function inTheirOrder(messages: readonly ProviderMessage[]): ProviderMessage[] {
  const once = new Map(messages.map((message) => [message.id, message]))
  return [...once.values()].sort(
    (a, b) => Date.parse(a.at) - Date.parse(b.at) || compare(rank(a), rank(b)) || (a.id < b.id ? -1 : 1),
  )
}

const progress: Record<SubscriptionStatus, number> = {
  incomplete: 1,
  unpaid: 2,
  past_due: 3,
  paused: 4,
  trialing: 5,
  active: 6,
  incomplete_expired: 7,
  canceled: 8,
}
function rank(message: ProviderMessage): number[] {
  if (message.kind !== 'subscription') return []
  const { status, periodEnd, endsAt } = message.subscription
  return [Number(message.asked), progress[status], periodEnd ? Date.parse(periodEnd) : 0, endsAt ? 1 : 0]
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = Array.from({ length: Math.max(a.length, b.length) }).findIndex((_, n) => (a[n] ?? -1) !== (b[n] ?? -1))
  return at < 0 ? 0 : (a[at] ?? -1) - (b[at] ?? -1)
}
