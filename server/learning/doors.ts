import { holds } from '@bewezen/domain/access/capabilities.ts'
import type { Asker } from '@bewezen/domain/access/gate.ts'
import { and, eq, isNotNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import { mayEnterWith } from '../community/index.ts'
import { communities } from '../community/tables.ts'
import { challenges, lessons, masterclasses } from './tables.ts'

type Owned = { createdBy: SQLWrapper; teacherId: SQLWrapper }

/** What this person edits: the rule `mayEditLearning` as a condition (COM-LEARN-16). */
export function editedBy(person: Asker, of: Owned): SQL {
  if (holds(person.role, 'manageLearning')) return sql`true`
  if (!holds(person.role, 'writeLessons')) return sql`false`
  return sql`(${of.createdBy} = ${person.id} or ${of.teacherId} = ${person.id}) is true`
}

/** What is published, and the drafts that this person edits; others see nothing of those (COM-LEARN-16, COM-LEARN-17). */
export const lessonsSeenBy = (person: Asker) => or(lessons.isPublished, editedBy(person, lessons))
export const challengesSeenBy = (person: Asker) => or(challenges.isPublished, editedBy(person, challenges))
export const masterclassesSeenBy = (person: Asker) =>
  or(isNotNull(masterclasses.publishedAt), editedBy(person, masterclasses))

/** Whether this person sees every level, since they teach (COM-LEARN-04). */
export const seesAll = (person: Asker): boolean => holds(person.role, 'writeLessons')

/** Opens a challenge for somebody who sees it; with `lock` nobody changes it until the end of the transaction. Refuses NOT_FOUND. */
export async function openChallenge(
  reader: Reader,
  person: Asker,
  challengeId: string,
  { lock = false }: { lock?: boolean } = {},
) {
  const found = reader
    .select({
      communityId: challenges.communityId,
      awardId: challenges.awardId,
      durationDays: challenges.durationDays,
      startDate: challenges.startDate,
      endDate: challenges.endDate,
    })
    .from(challenges)
    .innerJoin(communities, and(eq(communities.id, challenges.communityId), mayEnterWith(person.role)))
    .where(and(eq(challenges.id, challengeId), challengesSeenBy(person)))
  const [challenge] = await (lock ? found.for('share', { of: challenges }) : found)
  return challenge ?? refuse('NOT_FOUND')
}

/**
 * Holds still what counts in the levels of a community until the end of the transaction: those who finish a lesson share
 * it, who changes the lessons is alone. Without it a lesson that is taken away while the last but one is being finished
 * would leave the level finished by nobody.
 */
export async function holdLessons(tx: Tx, communityId: string, how: 'shared' | 'alone'): Promise<void> {
  const key = `lessons ${communityId}`
  await tx.execute(
    how === 'alone'
      ? sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`
      : sql`select pg_advisory_xact_lock_shared(hashtextextended(${key}, 0))`,
  )
}

/** One finisher at a time per person: of two tabs that finish the two last lessons one sees both (COM-LEARN-09). */
export async function holdLearner(tx: Tx, personId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`learner ${personId}`}, 0))`)
}
