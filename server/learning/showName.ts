import { learning } from '@bewezen/domain/learning/contract.ts'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { challengeParticipants } from './tables.ts'
import { openPart, ownPart } from './takePart.ts'

/** Sets whether the viewer stands in the ranking of a challenge with their name (COM-LEARN-14). */
export const showName = serve(learning.showName, (ctx, { challengeId, on }) =>
  ctx.transaction(async (tx) => {
    const { challenge, mine } = await openPart(tx, ctx.person, challengeId)
    if (!mine) refuse('NOT_TAKING_PART')
    const personId = ctx.person.id
    await tx.update(challengeParticipants).set({ isAnonymous: !on }).where(ownPart(challengeId, personId))
    // Their own screens draw anew what they take part in.
    await record(tx, { kind: 'progress.changed', communityId: challenge.communityId, personId })
    return { on }
  }),
)
