import { mostCounted, perPage } from '@bewezen/domain/access/people.ts'
import {
  type ManagedState,
  type ManagedSubscription,
  managedStates,
  runningStates,
} from '@bewezen/domain/membership/adminContract.ts'
import { membership } from '@bewezen/domain/membership/contract.ts'
import type { PaymentProvider } from '@bewezen/domain/payments/provider.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { type SQL, sql } from 'drizzle-orm'
import { peopleLike } from '../access/index.ts'
import { type From, newestFirst, readPage } from '../base/database/pages.ts'
import { serve } from '../base/serve.ts'
import { givenPlan, listedState } from './tables.ts'

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

/** All subscriptions and all access without payment, the newest first: sought, narrowed to a state, 50 at a time by cursor (ADM-PANEL-09, X3-EDGE-41). */
export const managed = serve(membership.managed, async ({ db, house }, wish) => {
  const { rows, previous, next } = await readPage(
    wish,
    perPage,
    async (from) => (await db.execute<Row>(pageOfManaged(wish, from))).rows,
  )
  const count = await db.execute<{ total: string | number }>(numberOfManaged(wish))
  return {
    subscriptions: rows.map((row) => toManaged(row, house.payments.provider)),
    total: Number(count.rows[0]?.total ?? 0),
    previous,
    next,
  }
})

type Wish = { state: ManagedState | 'running' | ''; search: string }

/** The page by its ids alone, and beside these what is told of each: payments and plans are looked up for no other line. */
export function pageOfManaged(wish: Wish, from: From): SQL {
  const { beyond, order } = newestFirst(sql`created_at`, sql`id`, startedAtOf, from)
  const limited = sql`order by ${order} limit ${perPage + 1}`
  const branches = branchesOf(wish).map((branch) => sql`(${branch} and ${beyond} ${limited})`)
  const { order: told } = newestFirst(sql`page.created_at`, sql`page.id`, startedAtOf, from)
  return sql`with page as (select * from (${sql.join(branches, sql` union all `)}) every ${limited})
    select page.id, page.user_id as person_id, coalesce(pl.name, ${givenPlan}, e.product_tier) as plan, page.state,
      coalesce(last.amount_cents, pl.price_cents) as price_cents, last.state as payment, page.created_at as started_at,
      s.current_period_end as period_end, case when e.id is null then s.access_until else e.valid_until end as until,
      s.provider_subscription_id as reference, e.reason,
      p.first_name, p.last_name, p.username::text as username, u.email::text as email
    from page left join subscriptions s on s.id = page.id left join products_subscriptions pl on pl.id = s.product_id
      left join lateral (select amount_cents, state from payments where subject_id = s.id
        order by created_at desc, id desc limit 1) last on true
      left join entitlements e on e.id = page.id and s.id is null
      left join profiles p on p.id = page.user_id left join auth_users u on u.id = page.user_id
    order by ${told}`
}

export const numberOfManaged = (wish: Wish): SQL =>
  sql`select count(*) as total from (select from (${sql.join(branchesOf(wish), sql` union all `)}) every
    limit ${mostCounted + 1}) found`

const startedAtOf = (id: string) => sql`(select created_at from subscriptions where id = ${id}
  union all select created_at from entitlements where id = ${id})`

/** A select for each state that is asked for, so that each is read in its order by an index. */
function branchesOf({ state, search }: Wish): SQL[] {
  const states = state === '' ? managedStates : state === 'running' ? runningStates : [state]
  const sought = search.trim() === '' ? sql`true` : sql`user_id in ${peopleLike(search)}`
  return states.map((one) =>
    one === 'granted' || one === 'grantOver'
      ? sql`select id, user_id, created_at, ${one}::text as state from entitlements
          where subscription_id is null and (valid_until is null or valid_until > app_now()) = ${one === 'granted'}
            and ${sought}`
      : sql`select id, user_id, created_at, ${one}::text as state from subscriptions
          where ${listedState} = ${one} and ${sought}`,
  )
}

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
