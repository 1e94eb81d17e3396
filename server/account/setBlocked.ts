import { blockRefusal } from '@bewezen/domain/access/people.ts'
import { account } from '@bewezen/domain/account/contract.ts'
import { cleanText, isReason } from '@bewezen/domain/base/typedText.ts'
import { eq } from 'drizzle-orm'
import { openManaged } from '../access/index.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { block, lift } from './blocks.ts'
import { authUsers } from './tables.ts'

/**
 * Shuts somebody out for a reason, or lets them in again. A blocked account is signed out everywhere in the same
 * transaction, its open pages hear of it at once and a mail tells why; what the person wrote and their subscription stay
 * (ADM-PANEL-06, COM-MOD-07).
 */
export const setBlocked = serve(account.setBlocked, async (ctx, { personId, blocked, reason }) => {
  if (blocked && !isReason(reason)) refuse('INVALID_INPUT', { fields: ['reason'] })
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
    const by = { personId, actorId: ctx.person.id, now }
    if (blocked) await block(ctx.house, tx, { ...by, reason: cleanText(reason) })
    else await lift(tx, by)
    return true
  })
  // The fact reaches every process in a moment; here nobody waits for it.
  if (changed) await ctx.house.snapshots.forget(personId)
  return { done: true as const }
})
