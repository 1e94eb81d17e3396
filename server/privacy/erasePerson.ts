import { eraseRefusal } from '@bewezen/domain/access/people.ts'
import { privacy } from '@bewezen/domain/privacy/contract.ts'
import { eq } from 'drizzle-orm'
import { openManaged, writeAudit } from '../access/index.ts'
import { removeAtOnce } from '../account/index.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { setHidden } from '../profile/index.ts'
import { profiles } from '../profile/tables.ts'
import { eraseIfDue } from './eraseDueAccounts.ts'

/**
 * Erases somebody without days to come back, by an admin who typed their username and signed in again: signed out and
 * hidden in one transaction, then erased like everybody who goes. What fails on the way is tried again every minute
 * (ADM-PANEL-07, SH-PROF-05).
 */
export const erasePerson = serve(privacy.erasePerson, async (ctx, { personId, username, password }) => {
  const { house } = ctx
  await house.provePassword(ctx.person.id, password)
  await ctx.transaction(async (tx, now) => {
    refuseIf(eraseRefusal(await openManaged(tx, ctx.person.id, personId)))
    const [person] = await tx.select({ username: profiles.username }).from(profiles).where(eq(profiles.id, personId))
    if (person?.username.toLowerCase() !== username.trim().toLowerCase()) refuse('WRONG_USERNAME')
    // Another admin at the same moment: that one did it.
    if (!(await removeAtOnce(tx, personId, now))) return
    await setHidden(tx, personId, now)
    await writeAudit(tx, { actorId: ctx.person.id, action: 'account.removed', subjectId: personId, at: now })
  })
  await house.snapshots.forget(personId)
  await eraseIfDue(house, house.personalParts, personId)
  return { done: true as const }
})
