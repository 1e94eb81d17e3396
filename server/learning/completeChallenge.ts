import { learningPoints } from '@bewezen/domain/learning/editing.ts'
import { and, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { giveAward, grantPoints } from '../profile/index.ts'
import { challengeDays, challengeParticipants, challenges } from './tables.ts'
import { ownPart } from './takePart.ts'

type Completed = { id: string; awardId: string | null }

/** Completes a challenge for somebody: once, with its points and its award (COM-LEARN-08, COM-LEARN-13). Answers whether points were given now. */
export async function completeChallenge(tx: Tx, challenge: Completed, personId: string, now: Date): Promise<boolean> {
  const completed = await tx
    .update(challengeParticipants)
    .set({ completedAt: now })
    .where(and(ownPart(challenge.id, personId), isNull(challengeParticipants.completedAt)))
    .returning({ profileId: challengeParticipants.profileId })
  if (completed.length === 0) return false
  if (challenge.awardId) await giveAward(tx, personId, challenge.awardId, now)
  const amount = learningPoints.challenge
  return grantPoints(tx, { personId, amount, reason: 'learning.challenge', source: challenge.id }, now)
}

/** Completes it for everybody who has done enough since less is asked. The caller holds the challenge. */
export async function completeForAll(tx: Tx, challengeId: string, now: Date): Promise<void> {
  // In one order, so that two who save at once never wait for each other.
  const { rows } = await tx.execute<{ profile_id: string; award_id: string | null; blueprint_id: string }>(sql`
    select part.profile_id, challenge.award_id, challenge.blueprint_id
    from ${challengeParticipants} part join ${challenges} challenge on challenge.id = part.challenge_id
    where part.challenge_id = ${challengeId} and part.completed_at is null and challenge.duration_days <= (
      select count(*) from ${challengeDays} ticked where ticked.challenge_id = part.challenge_id
        and ticked.profile_id = part.profile_id and ticked.day between challenge.start_date and challenge.end_date)
    order by part.profile_id`)
  for (const { profile_id: personId, award_id: awardId, blueprint_id: communityId } of rows) {
    await completeChallenge(tx, { id: challengeId, awardId }, personId, now)
    await record(tx, { kind: 'progress.changed', communityId, personId })
  }
}
