import { access } from '@bewezen/domain/access/contract.ts'
import { type Managed, roleRefusal } from '@bewezen/domain/access/people.ts'
import type { Role } from '@bewezen/domain/access/roles.ts'
import { eq, sql } from 'drizzle-orm'
import { authUsers } from '../account/tables.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { profiles } from '../profile/tables.ts'
import { writeAudit } from './audit.ts'

/** Gives somebody another role, as an admin who saw the old one (ADM-PANEL-04, ADM-PANEL-05, SH-ROLE-08). */
export const setRole = serve(access.setRole, async (ctx, { personId, from, to }) => {
  await ctx.transaction(async (tx) => {
    const managed = await openManaged(tx, ctx.person.id, personId)
    refuseIf(roleRefusal(managed, { from, to }))
    if (from !== to) await changeRole(tx, personId, to, ctx.person.id)
  })
  // The fact reaches every process in a moment; here nobody waits for it.
  await ctx.house.snapshots.forget(personId)
  return { done: true as const }
})

/** Sets whether somebody is one of the top five. */
export const setTop5 = serve(access.setTop5, async (ctx, { personId, on }) => {
  await ctx.transaction(async (tx, now) => {
    const [before] = await tx
      .select({ top5: profiles.top5 })
      .from(profiles)
      .where(eq(profiles.id, personId))
      .for('update')
    if (!before) refuse('NOT_FOUND')
    if (before.top5 === on) return
    await tx.update(profiles).set({ top5: on }).where(eq(profiles.id, personId))
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'top5.set',
      subjectId: personId,
      at: now,
      oldValue: String(before.top5),
      newValue: String(on),
    })
    await record(tx, { kind: 'access.changed', personId })
  })
  return { done: true as const }
})

/**
 * Gives somebody another role, in the caller's transaction; every open page hears of it and the log keeps it. Without
 * an actor it followed a payment.
 */
export async function changeRole(tx: Tx, personId: string, role: Role, actorId: string | null = null): Promise<void> {
  const { rows } = await tx.execute<{ role: string; now: Date | string }>(
    sql`select role, app_now() as now from profiles where id = ${personId}`,
  )
  await tx.update(profiles).set({ role }).where(eq(profiles.id, personId))
  await writeAudit(tx, {
    actorId,
    action: 'role.changed',
    subjectId: personId,
    at: new Date(rows[0]?.now ?? Number.NaN),
    oldValue: rows[0]?.role ?? null,
    newValue: role,
  })
  await record(tx, { kind: 'access.changed', personId })
}

/**
 * The person an admin is about to change; refuses NOT_FOUND. All admins are locked first, in one order, so that two who
 * lower each other at the same moment cannot both succeed.
 */
export async function openManaged(tx: Tx, actorId: string, personId: string): Promise<Managed> {
  const admins = await tx
    .select({ id: profiles.id, blockedAt: authUsers.blockedAt, hiddenAt: profiles.hiddenAt })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(eq(profiles.role, 'admin'))
    .orderBy(profiles.id)
    .for('update')
  const [person] = await tx
    .select({ role: profiles.role })
    .from(profiles)
    .where(eq(profiles.id, personId))
    .for('update')
  if (!person) return refuse('NOT_FOUND')
  return {
    actorId,
    personId,
    role: person.role,
    admins: admins.filter((admin) => !admin.blockedAt && !admin.hiddenAt).length,
  }
}
