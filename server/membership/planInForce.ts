import { type SQL, sql } from 'drizzle-orm'

/**
 * The name of the plan that gives this person access at this moment, whether it was bought or given by an admin; null
 * without access. Read from the entitlements that the gate reads too, so that no page says something else (SUB-STATE-05).
 */
export const planInForce = (personId: SQL | string) => sql<string | null>`(
  select coalesce(bought.name, given.name, e.product_tier) from entitlements e
    left join subscriptions s on s.id = e.subscription_id
    left join products_subscriptions bought on bought.id = s.product_id
    left join lateral (select pl.name from products_subscriptions pl where position(e.product_tier in lower(pl.name)) > 0
      order by pl.price_cents, pl.id limit 1) given on true
  where e.user_id = ${personId} and (e.valid_until is null or e.valid_until > app_now())
  order by e.subscription_id is null, e.created_at desc limit 1)`
