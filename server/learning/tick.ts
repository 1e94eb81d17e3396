import { dayOf } from '@bewezen/domain/base/dates.ts'
import { daysDone, isReached, tickRefusal } from '@bewezen/domain/learning/challenge.ts'
import { learning } from '@bewezen/domain/learning/contract.ts'
import { learningPoints } from '@bewezen/domain/learning/editing.ts'
import { record } from '../base/facts/record.ts'
import { refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { completeChallenge } from './completeChallenge.ts'
import { challengeDays } from './tables.ts'
import { openPart } from './takePart.ts'

/** Ticks today or yesterday; a day that is ticked already is answered as it stands (COM-LEARN-12, COM-LEARN-13). */
export const tick = serve(learning.tick, (ctx, { challengeId, day }) =>
  ctx.transaction(async (tx, now) => {
    const { challenge, mine } = await openPart(tx, ctx.person, challengeId)
    if (mine?.days.includes(day))
      return { done: daysDone(challenge, mine.days), isCompleted: mine.isCompleted, points: 0 }
    refuseIf(tickRefusal(challenge, mine, day, dayOf(now)))

    const personId = ctx.person.id
    await tx
      .insert(challengeDays)
      .values({ challengeId, profileId: personId, day, tickedAt: now })
      .onConflictDoNothing()
    const days = [...(mine?.days ?? []), day]
    const isCompleted = isReached(challenge, days)
    const given = isCompleted && (await completeChallenge(tx, { ...challenge, id: challengeId }, personId, now))
    await record(tx, { kind: 'progress.changed', communityId: challenge.communityId, personId })
    return { done: daysDone(challenge, days), isCompleted, points: given ? learningPoints.challenge : 0 }
  }),
)
