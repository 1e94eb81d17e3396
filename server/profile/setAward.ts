import { profile } from '@bewezen/domain/profile/contract.ts'
import { and, eq } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { testerAwardId } from '../base/snapshot.ts'
import { openAward } from './awards.ts'
import { awardsEarned, profiles } from './tables.ts'

/** Gives somebody an award or takes it; the one of testers opens or shuts the gate at once (ADM-PANEL-08, SH-TEST-12). */
export const setAward = serve(profile.setAward, async (ctx, { personId, awardId, held }) => {
  const changed = await ctx.transaction(async (tx, now) => {
    const award = await openAward(tx, awardId)
    const [person] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, personId))
    if (!person) refuse('NOT_FOUND')
    if (held && !award.isActive) refuse('AWARD_INACTIVE')
    const { rowCount } = held
      ? await tx.insert(awardsEarned).values({ profileId: personId, awardId, earnedAt: now }).onConflictDoNothing()
      : await tx
          .delete(awardsEarned)
          .where(and(eq(awardsEarned.profileId, personId), eq(awardsEarned.awardId, awardId)))
    if (!rowCount) return false
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: held ? 'award.given' : 'award.taken',
      subjectId: personId,
      at: now,
      ...(held ? { newValue: award.name } : { oldValue: award.name }),
    })
    await record(tx, { kind: awardId === testerAwardId ? 'access.changed' : 'profile.changed', personId })
    return true
  })
  if (changed) await ctx.house.snapshots.forget(personId)
  return { done: true as const }
})
