import { privacy } from '@bewezen/domain/privacy/contract.ts'
import { writeAudit } from '../access/index.ts'
import { callBackRemoval, holdDueRemoval } from '../account/index.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { setHidden } from '../profile/index.ts'

/** Calls one's account back: everything is as it was. Too late when the seven days are over (SH-PROF-05). */
export const comeBack = serve(privacy.comeBack, async (ctx) => {
  const personId = ctx.person.id
  await ctx.transaction(async (tx, now) => {
    // What is due may be half ended at the provider already.
    if (await holdDueRemoval(tx, personId, now)) refuse('NOT_FOUND')
    if (!(await callBackRemoval(tx, personId))) return
    await setHidden(tx, personId, null)
    await writeAudit(tx, { actorId: personId, action: 'account.calledBack', subjectId: personId, at: now })
  })
  await ctx.house.snapshots.forget(personId)
  return { done: true as const }
})
