import { access } from '@bewezen/domain/access/contract.ts'
import { sql } from 'drizzle-orm'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { testerAwardId } from '../base/snapshot.ts'
import {
  instantOf,
  listedColumns,
  type PersonRow,
  personTables,
  stateColumn,
  toListedPerson,
  untilColumn,
} from './peopleRows.ts'

type Row = PersonRow & {
  top_5: boolean
  points: number
  email_verified: boolean
  pending_email: string | null
  asked_at: Date | string | null
}
type AwardRow = { id: string; name: string; is_active: boolean; earned_at: Date | string | null }

/** One person for the drawer of the admin area; never contact details or health (ADM-PANEL-04). */
export const person = serve(access.person, async (ctx, { personId }) => {
  const { rows } = await ctx.db.execute<Row>(
    sql`select ${listedColumns}, ${stateColumn} as state, ${untilColumn} as until, p.top_5, p.points, u.email_verified,
        c.new_email::text as pending_email, c.created_at as asked_at
      from ${personTables}
      left join lateral (
        select new_email, created_at, used_at from email_changes where user_id = p.id order by created_at desc, id desc limit 1
      ) c on c.used_at is null and c.created_at > app_now() - interval '24 hours'
      where p.id = ${personId}`,
  )
  const [row] = rows
  if (!row) return refuse('NOT_FOUND')
  const awards = await ctx.db.execute<AwardRow>(
    sql`select a.id, a.name, a.is_active, e.earned_at from awards a
      left join awards_earned e on e.award_id = a.id and e.profile_id = ${personId}
      where a.is_active or e.earned_at is not null order by a.name limit 200`,
  )
  const askedAt = instantOf(row.asked_at)
  return {
    ...toListedPerson(row),
    top5: row.top_5,
    points: row.points,
    emailVerified: row.email_verified,
    blockedAt: instantOf(row.blocked_at),
    pendingEmail: row.pending_email && askedAt ? { email: row.pending_email, askedAt } : null,
    awards: awards.rows.map((award) => ({
      id: award.id,
      name: award.name,
      isActive: award.is_active,
      isTester: award.id === testerAwardId,
      earnedAt: instantOf(award.earned_at),
    })),
  }
})
