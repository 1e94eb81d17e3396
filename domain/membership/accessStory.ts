import type { Instant } from '../base/instant.ts'
import type { ProviderMessage } from '../payments/messages.ts'
import { accessOf, type Grant, type Membership } from './membership.ts'
import { inTheirOrder, type Subscription } from './subscription.ts'

/** Why access is open, or why it is not (SUB-WHY-01). */
export const accessReasons = [
  'role',
  'granted',
  'paid',
  'ending',
  'late',
  'lateOver',
  'withdrawn',
  'reversed',
  'ended',
  'grantOver',
  'unpaid',
  'never',
] as const
export type AccessReason = (typeof accessReasons)[number]

/** Whether access is open at this moment, why, and until when or since when not; null without an end in sight. */
export type AccessStory = { open: boolean; why: AccessReason; until: Instant | null }

/** Everything that somebody's access rests on. */
type AccessBasis = {
  /** Enters by role, whatever was paid (SUB-PAGE-14). */
  throughRole: boolean
  membership: Membership
  grants: readonly Grant[]
  /** The provider's ids of the subscriptions that were withdrawn from. */
  withdrawn: ReadonlySet<string>
}

/** Tells why access is open or closed, by the same rule that opens the gate (SUB-WHY-01, SUB-STATE-06). */
export function accessStory({ throughRole, membership, grants, withdrawn }: AccessBasis, now: Instant): AccessStory {
  if (throughRole) return { open: true, why: 'role', until: null }
  const { entitled, subscription, accessUntil: until } = membership
  const bought = subscription && accessOf(subscription)
  const isBought = bought?.begun === true && isAfter(bought.until, now)
  if (entitled && isBought && subscription) return { open: true, why: runningReason(subscription), until: bought.until }
  if (entitled) return { open: true, why: 'granted', until }
  if (subscription && bought?.begun && bought.until === until) {
    return {
      open: false,
      why: withdrawn.has(subscription.subscriptionId) ? 'withdrawn' : endReason(subscription),
      until,
    }
  }
  if (grants.length > 0) return { open: false, why: 'grantOver', until }
  return { open: false, why: subscription ? 'unpaid' : 'never', until: null }
}

const runningReason = ({ status, endsAt }: Subscription): AccessReason =>
  status === 'past_due' ? 'late' : endsAt === null && status !== 'canceled' ? 'paid' : 'ending'

function endReason({ revokedAt, status }: Subscription): AccessReason {
  if (revokedAt) return 'reversed'
  return status === 'past_due' ? 'lateOver' : 'ended'
}

const isAfter = (until: Instant | null, now: Instant) => until === null || Date.parse(until) > Date.parse(now)

export const accessEventKinds = [
  'started',
  'paid',
  'failed',
  'refunded',
  'disputed',
  'disputeWon',
  'cancelAsked',
  'goesOn',
  'ended',
] as const

/** One thing that happened to a payment or a subscription and counts for access. */
export type AccessEvent = {
  id: string
  at: Instant
  kind: (typeof accessEventKinds)[number]
  amountCents: number | null
  invoiceId: string | null
}

/** What happened, the newest first: each thing once, in whatever order and however often it was told (SUB-WHY-02). */
export function accessEvents(messages: readonly ProviderMessage[]): AccessEvent[] {
  const seen = new Set<string>()
  const endsAt = new Map<string, Instant | null>()
  const events = inTheirOrder(messages).flatMap((message): AccessEvent[] => {
    const told = { id: message.id, at: message.at, amountCents: null, invoiceId: null }
    const once = (key: string, event: AccessEvent) => {
      if (seen.has(key)) return []
      seen.add(key)
      return [event]
    }
    switch (message.kind) {
      case 'invoicePaid':
      case 'invoiceFailed': {
        const { invoiceId, amountCents } = message
        const kind = message.kind === 'invoicePaid' ? 'paid' : 'failed'
        return once(`${kind} ${invoiceId}`, { ...told, kind, invoiceId, amountCents })
      }
      case 'paymentReversed':
        return once(`${message.why} ${message.paymentId}`, {
          ...told,
          invoiceId: message.invoiceId,
          kind: message.why === 'refund' ? 'refunded' : 'disputed',
        })
      case 'disputeWon':
        return once(`won ${message.paymentId}`, { ...told, kind: 'disputeWon' })
      case 'subscription': {
        const { subscriptionId, status, startedAt, endedAt, endsAt: ends } = message.subscription
        const before = endsAt.get(subscriptionId) ?? null
        const isRunning = status === 'active' || status === 'trialing' || status === 'past_due'
        if (isRunning) endsAt.set(subscriptionId, ends)
        return [
          ...(isRunning ? once(`started ${subscriptionId}`, { ...told, kind: 'started', at: startedAt }) : []),
          ...(isRunning && before === null && ends !== null ? [{ ...told, kind: 'cancelAsked' as const }] : []),
          ...(isRunning && before !== null && ends === null ? [{ ...told, kind: 'goesOn' as const }] : []),
          ...(status === 'canceled'
            ? once(`ended ${subscriptionId}`, { ...told, kind: 'ended', at: endedAt ?? message.at })
            : []),
        ].map((event) => ({ ...event, id: `${message.id} ${event.kind}` }))
      }
      default:
        return []
    }
  })
  return events.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
}
