import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { Found, Turn, Turns } from '../base/turn.ts'
import { typedLine } from '../base/typedLine.ts'
import { maxPlanName, maxReason } from './manage.ts'

const reads = { needs: 'manageSite', read: true } as const
const manages = { needs: 'manageSite' } as const
const done = z.object({ done: z.literal(true) })

/** How one line of 'Abonnementen' stands (ADM-PANEL-09). */
export const managedStates = ['active', 'ending', 'pastDue', 'ended', 'double', 'granted', 'grantOver'] as const
export type ManagedState = (typeof managedStates)[number]
/** What the provider goes on charging, or will until it ends. */
export const runningStates = ['active', 'ending', 'pastDue'] as const

/** A subscription or a period of access that an admin gave; never a card number (ADM-PANEL-09). */
export const ManagedSubscription = z.object({
  id: Id,
  person: z.object({ id: Id, name: z.string(), email: z.string() }).nullable(),
  planName: z.string().nullable(),
  state: z.enum(managedStates),
  /** What was paid last, or what the plan costs; null for access without payment. */
  priceCents: z.int().nullable(),
  /** How the last payment stands: paid, refunded or disputed. */
  payment: z.string().nullable(),
  startedAt: Instant,
  periodEnd: Instant.nullable(),
  /** When access ends as things stand. */
  until: Instant.nullable(),
  provider: z.object({ reference: z.string(), address: z.url().nullable() }).nullable(),
  /** Why an admin gave access. */
  reason: z.string().nullable(),
})
export type ManagedSubscription = z.infer<typeof ManagedSubscription>

/** A plan as admins edit it (ADM-PANEL-11). */
export const PlanText = z.object({
  name: z.string().trim().min(1).max(maxPlanName),
  priceCents: z.int().min(0).max(1_000_000),
  stock: z.int().min(0).max(1_000_000).nullable(),
  providerPriceId: z
    .string()
    .trim()
    .max(100)
    .regex(/^price_[A-Za-z0-9]+$/)
    .nullable(),
})
export type PlanText = z.infer<typeof PlanText>

/** What admins see and change of subscriptions (ADM-PANEL-09..11). */
export const adminMembership = {
  managed: operation({
    ...reads,
    input: z.object({
      state: z.enum(['', 'running', ...managedStates]).default(''),
      search: z.string().max(200).default(''),
      ...Turn,
    }),
    output: z.object({ subscriptions: z.array(ManagedSubscription), total: Found, ...Turns }),
  }),

  /** Gives access without payment, until a moment or without an end; never makes a payment (ADM-PANEL-10). */
  grant: operation({
    ...manages,
    input: z.object({
      id: Id,
      personId: Id,
      productTier: z.enum(['student']),
      validUntil: Instant.nullable(),
      reason: z.string().trim().min(1).max(maxReason),
    }),
    output: done,
    refusals: { GRANT_OVER: nothing },
  }),

  /** Ends access that an admin gave, at once; asking again changes nothing (ADM-PANEL-10). */
  endGrant: operation({ ...manages, input: z.object({ id: Id }), output: done }),

  /** The plans with what only admins see of them. */
  managedPlans: operation({
    ...reads,
    input: z.object({}),
    output: z.array(PlanText.extend({ id: Id, subscribers: z.int() })),
  }),

  /** Changes a plan; who subscribed before keeps the price. A price id must take what the page says (ADM-PANEL-11, ADM-PANEL-22). */
  editPlan: operation({
    ...manages,
    input: z.object({
      id: Id,
      before: PlanText,
      after: PlanText.extend({ name: typedLine().min(1).max(maxPlanName) }),
    }),
    output: done,
    refusals: { CHANGED: z.object({ current: PlanText }), PRICE_DIFFERS: nothing, PROVIDER_FAILED: nothing },
  }),
}
