import type { Asker } from '@bewezen/domain/access/gate.ts'
import { houseZone } from '@bewezen/domain/base/dates.ts'
import { fileAddress } from '@bewezen/domain/base/files.ts'
import { challengeState, daysDone } from '@bewezen/domain/learning/challenge.ts'
import type { ChallengeCard } from '@bewezen/domain/learning/contract.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { mayEnterWith } from '../community/index.ts'
import { communities } from '../community/tables.ts'
import { editedBy } from './doors.ts'
import { challengeDays, challengeParticipants, challenges } from './tables.ts'

/** The challenges that this person sees, with their own part in each; the caller says which. */
export const selectChallenges = (reader: Reader, person: Asker) =>
  reader
    .select({
      id: challenges.id,
      slug: challenges.slug,
      title: challenges.title,
      isPublished: challenges.isPublished,
      imageKey: challenges.imageKey,
      imageAlt: challenges.imageAlt,
      dailyTask: challenges.dailyTask,
      startDate: challenges.startDate,
      endDate: challenges.endDate,
      durationDays: challenges.durationDays,
      mayEdit: sql<boolean>`${editedBy(person, challenges)}`,
      participants: sql<number>`(select count(*) from ${challengeParticipants} joined
        where joined.challenge_id = ${challenges.id})::int`,
      joinedAt: challengeParticipants.joinedAt,
      completedAt: challengeParticipants.completedAt,
      days: sql<string[]>`array(select ticked.day::text from ${challengeDays} ticked
        where ticked.challenge_id = ${challenges.id} and ticked.profile_id = ${person.id} order by ticked.day)`,
      /** The clock of the site, in Amsterdam. */
      today: sql<string>`(app_now() at time zone ${sql.raw(`'${houseZone}'`)})::date::text`,
    })
    .from(challenges)
    .innerJoin(communities, and(eq(communities.id, challenges.communityId), mayEnterWith(person.role)))
    .leftJoin(
      challengeParticipants,
      and(eq(challengeParticipants.challengeId, challenges.id), eq(challengeParticipants.profileId, person.id)),
    )
    .$dynamic()

export type ChallengeRow = Awaited<ReturnType<typeof selectChallenges>>[number]

/** A row as its viewer sees it. */
export function toChallenge(row: ChallengeRow): ChallengeCard {
  const { imageKey, imageAlt, joinedAt, completedAt, days, today, ...card } = row
  return {
    ...card,
    image: imageOf({ imageKey, imageAlt }),
    state: challengeState(row, today),
    mine: joinedAt && { days, done: daysDone(row, days), completedAt: completedAt?.toISOString() ?? null },
  }
}

/** The addresses of a picture in its sizes. */
export const imageOf = ({ imageKey, imageAlt }: { imageKey: string | null; imageAlt: string }) =>
  imageKey === null ? null : { card: fileAddress(imageKey, 'card'), full: fileAddress(imageKey, 'full'), alt: imageAlt }
