import { today } from '@bewezen/domain/today/contract.ts'
import { serve } from '../base/serve.ts'
import { setStepsAway } from '../profile/index.ts'

/** Puts the viewer's list of first steps away, or takes it back; sets a state and never flips it (COM-START-10). */
export const putStepsAway = serve(today.putStepsAway, async (ctx, { away }) => {
  await ctx.transaction((tx, now) => setStepsAway(tx, ctx.person.id, away ? now : null))
  return { away }
})
