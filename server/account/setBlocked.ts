import { blockRefusal } from '@bewezen/domain/access/people.ts'
import { account } from '@bewezen/domain/account/contract.ts'
import { eq } from 'drizzle-orm'
import { openManaged, writeAudit } from '../access/index.ts'
import { record } from '../base/facts/record.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { authSessions, authUsers } from './tables.ts'

/**
 * Shuts somebody out or lets them in again. A blocked account is signed out everywhere in the same transaction, and its
 * open pages hear of it at once; what the person wrote and their subscription stay (ADM-PANEL-06).
 */
export const setBlocked = serve(account.setBlocked, async (ctx, { personId, blocked }) => {
  const changed = await ctx.transaction(async (tx, now) => {
    const managed = await openManaged(tx, ctx.person.id, personId)
    if (blocked) refuseIf(blockRefusal(managed))
    const [user] = await tx
      .select({ blockedAt: authUsers.blockedAt })
      .from(authUsers)
      .where(eq(authUsers.id, personId))
      .for('update')
    if (!user) refuse('NOT_FOUND')
    if ((user.blockedAt !== null) === blocked) return false
    await tx
      .update(authUsers)
      .set({ blockedAt: blocked ? now : null, updatedAt: now })
      .where(eq(authUsers.id, personId))
    if (blocked) await tx.delete(authSessions).where(eq(authSessions.userId, personId))
    const action = blocked ? 'account.blocked' : 'account.unblocked'
    await writeAudit(tx, { actorId: ctx.person.id, action, subjectId: personId, at: now })
    await record(tx, { kind: 'access.changed', personId })
    return true
  })
  // The fact reaches every process in a moment; here nobody waits for it.
  if (changed) await ctx.house.snapshots.forget(personId)
  return { done: true as const }
})
