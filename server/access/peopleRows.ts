import type { ListedPerson } from '@bewezen/domain/access/adminContract.ts'
import type { SubscriptionState } from '@bewezen/domain/access/people.ts'
import { type SQL, sql } from 'drizzle-orm'

/** What one query reads of a person for the admin area. */
export type PersonRow = {
  id: string
  first_name: string
  last_name: string
  username: string
  email: string
  avatar_url: string | null
  role: string
  created_at: Date | string
  blocked_at: Date | string | null
  state: SubscriptionState
  until: Date | string | null
}

export const listedColumns = sql`p.id, p.first_name, p.last_name, p.username::text as username, u.email::text as email,
  p.avatar_url, p.role, p.created_at, u.blocked_at`

/** The person with their live subscription and their access that lasts longest; each found by an index. */
export const personTables = tablesOf(sql`profiles`)

/** The same of some profiles alone. */
export function tablesOf(profiles: SQL): SQL {
  return sql`${profiles} p
  join auth_users u on u.id = p.id
  left join subscriptions s on s.user_id = p.id and s.status in ('active', 'trialing', 'past_due')
  left join lateral (
    select e.user_id, e.subscription_id, e.valid_until from entitlements e
    where e.user_id = p.id and (e.valid_until is null or e.valid_until > app_now())
    order by e.valid_until desc nulls first limit 1
  ) e on true`
}

/** How somebody stands with paying (ADM-PANEL-03). */
export const stateColumn = sql`case
  when s.status = 'past_due' then 'pastDue'
  when s.status is not null then case when s.cancel_at_period_end then 'ending' else 'active' end
  when e.user_id is null then 'none'
  when e.subscription_id is null then 'granted'
  else 'ending' end`

export const untilColumn = sql`case
  when s.status is null then e.valid_until
  when s.cancel_at_period_end or s.status = 'past_due' then coalesce(s.access_until, s.current_period_end) end`

export const toListedPerson = (row: PersonRow): ListedPerson => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  username: row.username,
  email: row.email,
  avatarUrl: row.avatar_url,
  role: row.role,
  state: row.state,
  until: instantOf(row.until),
  joinedAt: instantOf(row.created_at) ?? '',
  blocked: row.blocked_at !== null,
})

/** A moment of a raw query, which the two engines give as a Date or as a text. */
export const instantOf = (moment: Date | string | null): string | null =>
  moment === null ? null : new Date(moment).toISOString()
