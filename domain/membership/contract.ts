import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { accessEventKinds, accessReasons } from './accessStory.ts'
import { adminMembership } from './adminContract.ts'

/** A plan on the plan page; the price is ours and cannot be sent along (X3-DATA-23, SUB-CHECKOUT-15). */
export const PlanOnPage = z.object({
  id: Id,
  name: z.string(),
  priceCents: z.int(),
  price_eur: z.number(),
  stock: z.int().nullable(),
})

/** The own membership as the server sees it now; only the server decides (SH-GATE-16). */
export const OwnMembership = z.object({
  state: z.enum(['active', 'none']),
  planName: z.string().nullable(),
  role: z.string(),
  /** Access through the role, without a subscription (SUB-PAGE-14). */
  throughRole: z.boolean(),
  /** When the access ends, once that is known: 'Toegang tot {datum}' (SUB-STATE-10). */
  accessUntil: Instant.nullable(),
  /** The end of the paid period (SUB-PAGE-14). */
  periodEnd: Instant.nullable(),
  /** Whether the provider knows this person, so that the portal can open (SUB-PAGE-17). */
  portal: z.boolean(),
  /** A payment failed and is still open; until when access stays or stayed (SUB-WHY-03). */
  lateUntil: Instant.nullable(),
  /** Until when the subscription can be withdrawn from; null when there is nothing to withdraw (SUB-LAW-03). */
  withdrawUntil: Instant.nullable(),
})
export type OwnMembership = z.infer<typeof OwnMembership>

/** A bill for one payment, or the note that goes with its return; a note has a negative amount (SUB-LAW-06). */
export const InvoiceLine = z.object({
  number: z.string(),
  at: Instant,
  amountCents: z.int(),
  kind: z.enum(['invoice', 'credit']),
})

/** Why the own access is open or closed, with what led to it (SUB-WHY-01, SUB-WHY-02). */
export const OwnAccess = z.object({
  open: z.boolean(),
  why: z.enum(accessReasons),
  until: Instant.nullable(),
  planName: z.string().nullable(),
  /** The end of the running period, on which the next payment follows. */
  periodEnd: Instant.nullable(),
  events: z.array(
    z.object({
      id: z.string(),
      at: Instant,
      kind: z.enum([...accessEventKinds, 'grantGiven', 'withdrawn']),
      amountCents: z.int().nullable(),
      /** Why an admin gave access. */
      reason: z.string().nullable(),
    }),
  ),
  invoices: z.array(InvoiceLine),
})
export type OwnAccess = z.infer<typeof OwnAccess>

export const membership = {
  ...adminMembership,

  /** The plans, cheapest first (X3-CALL-34, SUB-PAGE-13). */
  plans: operation({ needs: 'nothing', read: true, input: z.object({}), output: z.array(PlanOnPage) }),

  /** The ways of paying that the provider offers, by its own names; none when it cannot be asked (SUB-CHECKOUT-21). */
  paymentMethods: operation({ needs: 'nothing', read: true, input: z.object({}), output: z.array(z.string()) }),

  /** The own membership (SUB-PAGE-09, SUB-PAGE-14). */
  mine: operation({ needs: 'useOwnAccount', read: true, input: z.object({}), output: OwnMembership }),

  /** `create-checkout-subscription`: the address of the provider's page (X3-CALL-35, SUB-CHECKOUT-09). */
  startCheckout: operation({
    needs: 'subscribe',
    input: z.object({ product_id: z.string().max(100), agreed_to_terms: z.boolean() }),
    output: z.object({ url: z.url() }),
    refusals: {
      ALREADY_SUBSCRIBED: nothing,
      TERMS_REQUIRED: nothing,
      NO_PLAN: nothing,
      PLAN_UNAVAILABLE: nothing,
      STRIPE_NOT_CONFIGURED: nothing,
      PROVIDER_FAILED: nothing,
    },
  }),

  /** `create-subscription-record`: brings forward what the provider's message will say (X3-CALL-37, SUB-STATE-07). */
  confirmReturn: operation({
    needs: 'subscribe',
    input: z.object({ session_id: z.string().max(200).nullish() }),
    output: OwnMembership,
    refusals: { PROVIDER_FAILED: nothing },
  }),

  /** `customer-portal`: the address of the provider's page for managing it (X3-CALL-36, SUB-PAGE-17). */
  openPortal: operation({
    needs: 'subscribe',
    input: z.object({}),
    output: z.object({ url: z.url() }),
    refusals: { NO_CUSTOMER: nothing, STRIPE_NOT_CONFIGURED: nothing, PROVIDER_FAILED: nothing },
  }),

  /** Why the own access is open or closed (SUB-WHY-01, SUB-WHY-02). */
  explain: operation({ needs: 'useOwnAccount', read: true, input: z.object({}), output: OwnAccess }),

  /** Withdraws from the running subscription within 14 days; all that was paid comes back (SUB-LAW-03, SUB-LAW-04). */
  withdraw: operation({
    needs: 'subscribe',
    input: z.object({ id: Id }),
    output: z.object({ withdrawnAt: Instant }),
    refusals: { NOTHING_TO_WITHDRAW: nothing, WITHDRAWAL_OVER: nothing, STRIPE_NOT_CONFIGURED: nothing },
  }),

  /** `check-subscription` (X3-CALL-38, SUB-STATE-01). */
  check: operation({
    needs: 'useOwnAccount',
    input: z.object({}),
    output: z.object({ subscription_tier: z.string().nullable(), role: z.string() }),
  }),
}
