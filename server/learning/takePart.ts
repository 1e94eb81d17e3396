import type { Asker } from '@bewezen/domain/access/gate.ts'
import { dayOf } from '@bewezen/domain/base/dates.ts'
import { joinRefusal, stopRefusal } from '@bewezen/domain/learning/challenge.ts'
import { learning } from '@bewezen/domain/learning/contract.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { openChallenge } from './doors.ts'
import { challengeDays, challengeParticipants } from './tables.ts'

/** Sets whether the viewer takes part; who stops loses the days and may begin again until the end date (COM-LEARN-12, COM-LEARN-32). */
export const takePart = serve(learning.takePart, (ctx, { challengeId, on }) =>
  ctx.transaction(async (tx, now) => {
    const { challenge, mine } = await openPart(tx, ctx.person, challengeId)
    if ((mine !== null) === on) return { on }
    if (on) refuseIf(joinRefusal(challenge, dayOf(now)))
    if (mine) refuseIf(stopRefusal(mine))
    const personId = ctx.person.id
    if (on)
      await tx
        .insert(challengeParticipants)
        .values({ challengeId, profileId: personId, joinedAt: now })
        .onConflictDoNothing()
    else await tx.delete(challengeParticipants).where(ownPart(challengeId, personId))
    await record(tx, { kind: 'progress.changed', communityId: challenge.communityId, personId })
    return { on }
  }),
)

export const ownPart = (challengeId: string, personId: string) =>
  and(eq(challengeParticipants.challengeId, challengeId), eq(challengeParticipants.profileId, personId))

/**
 * Opens a challenge with one's own part in it. Until the end of the transaction nobody changes the challenge, and no
 * other device of this person their part: of two ticks that make it complete one sees both.
 */
export async function openPart(tx: Tx, person: Asker, challengeId: string) {
  const challenge = await openChallenge(tx, person, challengeId, { lock: true })
  const [part] = await tx
    .select({ joinedAt: challengeParticipants.joinedAt, completedAt: challengeParticipants.completedAt })
    .from(challengeParticipants)
    .where(ownPart(challengeId, person.id))
    .for('update')
  if (!part) return { challenge, mine: null }
  const ticked = await tx
    .select({ day: challengeDays.day })
    .from(challengeDays)
    .where(and(eq(challengeDays.challengeId, challengeId), eq(challengeDays.profileId, person.id)))
  const days = ticked.map(({ day }) => day)
  return { challenge, mine: { joinedDay: dayOf(part.joinedAt), days, isCompleted: part.completedAt !== null } }
}
