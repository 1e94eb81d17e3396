import { access } from '@bewezen/domain/access/contract.ts'
import { sql } from 'drizzle-orm'
import { serve } from '../base/serve.ts'

type Row = {
  subscriptions: number
  reports: number
  fresh: number
  failed: number
  roles: { role: string; people: number }[] | null
}

/** The counts of the landing page of the admin area; nothing is made up (ADM-PANEL-02). */
export const overview = serve(access.overview, async (ctx) => {
  const { rows } = await ctx.db.execute<Row>(
    sql`select
      (select count(*)::int from subscriptions where status in ('active', 'trialing', 'past_due')) as subscriptions,
      (select count(*)::int from reports where status in ('new', 'in_progress')) as reports,
      (select count(*)::int from external_messages where status = 'failed') as failed,
      (select count(*)::int from profiles where created_at > app_now() - interval '30 days') as fresh,
      (select json_agg(r) from (select role, count(*)::int as people from profiles group by role) r) as roles`,
  )
  const [counts] = rows
  const roles = counts?.roles ?? []
  return {
    people: roles.reduce((sum, role) => sum + role.people, 0),
    newPeople: counts?.fresh ?? 0,
    roles,
    activeSubscriptions: counts?.subscriptions ?? 0,
    openReports: counts?.reports ?? 0,
    failedExternalMessages: counts?.failed ?? 0,
  }
})
