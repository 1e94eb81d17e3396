import { perPage } from '@bewezen/domain/access/people.ts'
import type { ManagedState, ManagedSubscription } from '@bewezen/domain/membership/adminContract.ts'
import { membership } from '@bewezen/domain/membership/contract.ts'
import type { PaymentProvider } from '@bewezen/domain/payments/provider.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { sql } from 'drizzle-orm'
import { serve } from '../base/serve.ts'
import { givenPlan } from './tables.ts'

type Moment = Date | string | null
type Row = {
  id: string
  person_id: string | null
  first_name: string | null
  last_name: string | null
  username: string | null
  email: string | null
  plan: string | null
  state: ManagedState
  price_cents: number | null
  payment: string | null
  started_at: Date | string
  period_end: Moment
  until: Moment
  reference: string | null
  reason: string | null
}

// A second subscription of one person stays recognisable after it was ended and given back (X3-EDGE-41).
const everything = sql`
  select s.id, s.user_id as person_id, pl.name as plan,
    case when s.surplus_at is not null and s.status not in ('active', 'trialing', 'past_due') then 'double'
      when s.status = 'past_due' then 'pastDue'
      when s.status in ('active', 'trialing') then case when s.cancel_at_period_end then 'ending' else 'active' end
      else 'ended' end as state,
    coalesce(last.amount_cents, pl.price_cents) as price_cents, last.state as payment, s.created_at as started_at,
    s.current_period_end as period_end, s.access_until as until, s.provider_subscription_id as reference,
    null::text as reason
  from subscriptions s left join products_subscriptions pl on pl.id = s.product_id
    left join lateral (select amount_cents, state from payments where subject_id = s.id
      order by created_at desc, id desc limit 1) last on true
  union all
  select e.id, e.user_id, coalesce(${givenPlan}, e.product_tier),
    case when e.valid_until is null or e.valid_until > app_now() then 'granted' else 'grantOver' end,
    null, null, e.created_at, null, e.valid_until, null, e.reason
  from entitlements e where e.subscription_id is null`

/** All subscriptions and all access without payment, the newest first, narrowed to a state (ADM-PANEL-09, X3-EDGE-41). */
export const managed = serve(membership.managed, async ({ db, house }, { state, page }) => {
  const where =
    state === ''
      ? sql`true`
      : state === 'running'
        ? sql`a.state in ('active', 'ending', 'pastDue')`
        : sql`a.state = ${state}`
  const { rows } = await db.execute<Row>(
    sql`select a.*, p.first_name, p.last_name, p.username::text as username, u.email::text as email
      from (${everything}) a left join profiles p on p.id = a.person_id left join auth_users u on u.id = a.person_id
      where ${where} order by a.started_at desc, a.id limit ${perPage} offset ${(page - 1) * perPage}`,
  )
  const count = await db.execute<{ total: string | number }>(
    sql`select count(*) as total from (${everything}) a where ${where}`,
  )
  return {
    subscriptions: rows.map((row) => toManaged(row, house.payments.provider)),
    total: Number(count.rows[0]?.total ?? 0),
  }
})

function toManaged(row: Row, provider: PaymentProvider | null): ManagedSubscription {
  const { id, state, plan, payment, reason, reference } = row
  const name = displayName({
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    username: row.username ?? '',
  })
  return {
    id,
    state,
    payment,
    reason,
    planName: plan,
    person: row.person_id ? { id: row.person_id, name, email: row.email ?? '' } : null,
    priceCents: row.price_cents === null ? null : Number(row.price_cents),
    startedAt: instantOf(row.started_at) ?? '',
    periodEnd: instantOf(row.period_end),
    until: instantOf(row.until),
    provider: reference ? { reference, address: provider?.recordAddress(reference) ?? null } : null,
  }
}

// The two engines give a moment of a raw query as a Date or as a text.
const instantOf = (moment: Moment): string | null => (moment === null ? null : new Date(moment).toISOString())
