import { goneRefusal } from '@bewezen/domain/access/people.ts'
import { privacy } from '@bewezen/domain/privacy/contract.ts'
import { openManaged, writeAudit } from '../access/index.ts'
import { askRemoval } from '../account/index.ts'
import { record } from '../base/facts/record.ts'
import { refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { setHidden } from '../profile/index.ts'

/**
 * Asks for one's account to go, after signing in again: hidden from others and signed out everywhere at once, erased
 * after seven days unless called back (SH-PROF-05).
 */
export const leave = serve(privacy.leave, async (ctx, { password }) => {
  const personId = ctx.person.id
  await ctx.house.provePassword(personId, password)
  const dueAt = await ctx.transaction(async (tx, now) => {
    refuseIf(goneRefusal(await openManaged(tx, personId, personId)))
    const { dueAt, isNew } = await askRemoval(tx, personId, now)
    // Two presses at one moment are one: what follows from it happens once.
    if (!isNew) return dueAt
    await setHidden(tx, personId, now)
    await writeAudit(tx, { actorId: personId, action: 'account.removalAsked', subjectId: personId, at: now })
    await record(tx, { kind: 'removal.asked', personId })
    return dueAt
  })
  // The fact reaches every process in a moment; here nobody waits for it.
  await ctx.house.snapshots.forget(personId)
  return { dueAt: dueAt.toISOString() }
})
