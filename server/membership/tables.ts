import { type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '../base/database/columns.ts'
import { profiles } from '../profile/tables.ts'

/** The plans on sale (X3-DATA-23); `price_eur` is derived, cents count. */
export const plans = pgTable('products_subscriptions', {
  id: id().primaryKey(),
  name: text('name').notNull(),
  priceCents: integer('price_cents').notNull(),
  stock: integer('stock'),
  providerPriceId: text('provider_price_id'),
})

/** The statuses in which the provider goes on charging. */
export const liveStatuses = ['active', 'trialing', 'past_due'] as const

// A second subscription of one person stays recognisable after it was ended and given back (X3-EDGE-41).
const listedStateText = `case when surplus_at is not null and status not in ('active', 'trialing', 'past_due') then 'double'
  when status = 'past_due' then 'pastDue'
  when status in ('active', 'trialing') then case when cancel_at_period_end then 'ending' else 'active' end
  else 'ended' end`
/** How a subscription stands in the list of admins: what its index is on, and asked the same way (ADM-PANEL-09). */
export const listedState = sql.raw(`(${listedStateText})`)

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id().primaryKey(),
    /** Empty when the account is gone, so that late messages of the provider still find what they are about. */
    userId: id('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    planId: id('product_id').references(() => plans.id),
    status: text('status').notNull(),
    providerSubscriptionId: text('provider_subscription_id').notNull().unique(),
    currentPeriodEnd: moment('current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    pastDueSince: moment('past_due_since'),
    accessUntil: moment('access_until'),
    /** When it was seen to run beside another one of the same person; stays after it was given back (X3-EDGE-41). */
    surplusAt: moment('surplus_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('subscriptions_user').on(t.userId),
    // Each state in the list of admins, the newest first (ADM-PANEL-09).
    index('subscriptions_listed').on(listedState, t.createdAt.desc(), t.id),
    // A second live subscription of one person is impossible, whatever arrives.
    uniqueIndex('subscriptions_one_live').on(t.userId).where(sql`${t.status} in ('active', 'trialing', 'past_due')`),
  ],
)

/** A period in which somebody has access; `valid_until` empty is a grant by an admin without end. */
export const entitlements = pgTable(
  'entitlements',
  {
    id: id().primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    productTier: text('product_tier').notNull(),
    validUntil: moment('valid_until'),
    subscriptionId: id('subscription_id')
      .references(() => subscriptions.id)
      .unique(),
    grantedBy: id('granted_by'),
    /** Why an admin gave it (ADM-PANEL-10). */
    reason: text('reason'),
    createdAt: moment('created_at').notNull(),
  },
  // What ended in the last minutes is found without reading the rest (OPS-JOBS-07).
  (t) => [
    index('entitlements_user').on(t.userId),
    index('entitlements_ends').on(t.validUntil),
    // What admins gave, the newest first (ADM-PANEL-09).
    index('entitlements_given').on(t.createdAt.desc(), t.id).where(sql`${t.subscriptionId} is null`),
  ],
)

/** The role somebody had when access ended, for a return (SUB-STATE-09). */
export const earlierRoles = pgTable('earlier_roles', {
  userId: id('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  role: text('role').notNull(),
})

/** A subscription that was withdrawn from within 14 days; the same one can be withdrawn from once (SUB-LAW-03). */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id().primaryKey(),
    /** Empty when the account is gone; what was given back stays. */
    userId: id('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    subscriptionId: id('subscription_id')
      .notNull()
      .unique()
      .references(() => subscriptions.id),
    withdrawnAt: moment('withdrawn_at').notNull(),
  },
  (t) => [index('withdrawals_user').on(t.userId)],
)

/** The name of the plan of an entitlement `e` that an admin gave: such a one only knows the tier of the plan. */
export const givenPlan = sql<string | null>`(
  select pl.name from products_subscriptions pl where position(e.product_tier in lower(pl.name)) > 0
  order by pl.price_cents, pl.id limit 1)`

/**
 * The name of the plan that gives this person access at this moment, whether it was bought or given by an admin; null
 * without access. Read from the entitlements that the gate reads too, so that no page says something else (SUB-STATE-05).
 */
export const planInForce = (personId: SQL | string) => sql<string | null>`(
  select coalesce(bought.name, ${givenPlan}, e.product_tier) from entitlements e
    left join subscriptions s on s.id = e.subscription_id
    left join products_subscriptions bought on bought.id = s.product_id
  where e.user_id = ${personId} and (e.valid_until is null or e.valid_until > app_now())
  order by e.subscription_id is null, e.created_at desc limit 1)`
