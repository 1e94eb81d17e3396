import { rolesThatHold } from '@bewezen/domain/access/capabilities.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { type Emergency, health } from '@bewezen/domain/health/contract.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { faceColumns, faceInSql, profiles } from '../profile/tables.ts'
import { unsealed } from './keep.ts'
import { emergencyAccesses } from './tables.ts'

type Row = {
  reason: string
  opened_at: Date | string
  ends_at: Date | string
  updated_at: Date | string | null
  wrapped_key: string | null
  sealed: string | null
  version: number
} & Emergency['person']

/**
 * The medical data of a running access, and the line that says somebody looked: one statement, so that there is no look
 * without its line and no way to be too late. Whether the asker still holds the right is asked in it as well, and whether the member is
 * still there: who leaves is hidden at once (SH-PROF-05).
 */
export const viewEmergency = serve(health.viewEmergency, async (ctx, { accessId }) => {
  const roles = sql.param(rolesThatHold('openEmergencyAccess'))
  const { rows } = await ctx.db.execute<Row>(sql`
    with access as (
      select a.* from medical_emergency_accesses a join profiles admin on admin.id = a.admin_id
        join profiles member on member.id = a.profile_id and member.hidden_at is null
      where a.id = ${accessId} and a.admin_id = ${ctx.person.id} and a.ends_at > app_now()
        and admin.role = any(${roles})),
    looked as (
      insert into medical_reads (id, profile_id, reader_id, kind, access_id, at)
      select ${newId()}::uuid, profile_id, admin_id, 'emergency', id, app_now() from access)
    select a.reason, a.opened_at, a.ends_at, m.updated_at, m.wrapped_key, m.sealed, m.version,
      ${sql.raw(faceInSql('p'))}
    from access a join profiles p on p.id = a.profile_id join medical_profiles m on m.profile_id = a.profile_id`)
  const row = rows[0] ?? refuse('NOT_FOUND')
  const { id, firstName, lastName, username, avatarUrl, avatarColor } = row
  return {
    id: accessId,
    reason: row.reason,
    openedAt: iso(row.opened_at),
    endsAt: iso(row.ends_at),
    updatedAt: row.updated_at && iso(row.updated_at),
    person: { id, firstName, lastName, username, avatarUrl, avatarColor },
    data: unsealed(ctx.house, row.id, { wrappedKey: row.wrapped_key, sealed: row.sealed, version: row.version }),
  }
})

/** The accesses of the asker that still run, the newest first; what is in them is asked for apart. */
export const emergencies = serve(health.emergencies, async (ctx) => {
  const rows = await ctx.db
    .select({ access: emergencyAccesses, person: faceColumns(profiles) })
    .from(emergencyAccesses)
    .innerJoin(profiles, eq(profiles.id, emergencyAccesses.profileId))
    .where(
      and(
        eq(emergencyAccesses.adminId, ctx.person.id),
        isNull(profiles.hiddenAt),
        sql`${emergencyAccesses.endsAt} > app_now()`,
      ),
    )
    .orderBy(desc(emergencyAccesses.openedAt))
  return rows.map(({ access: { id, reason, openedAt, endsAt }, person }) => ({
    id,
    reason,
    person,
    openedAt: openedAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }))
})

const iso = (moment: Date | string) => new Date(moment).toISOString()
