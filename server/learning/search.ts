import { holds } from '@bewezen/domain/access/capabilities.ts'
import type { LearningKind } from '@bewezen/domain/learning/editing.ts'
import { learningPath } from '@bewezen/domain/learning/paths.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { wordsOf } from '../base/database/words.ts'
import type { Asked, SearchBranch } from '../base/search.ts'
import { mayEnterWith } from '../community/index.ts'
import { communities } from '../community/tables.ts'
import { levels } from '../site/tables.ts'
import { masterclassText } from './masterclasses.ts'
import { challenges, lessonProgress, lessons, levelCompletions, masterclasses } from './tables.ts'

/** A branch for one kind of what there is to learn; drafts are found by nobody. */
const branch = (
  kind: LearningKind,
  select: (asked: Asked & { personId: string; enter: SQL }) => SQL,
): SearchBranch => ({
  kind,
  select: (asked) =>
    asked.asker && asked.may('readCommunity')
      ? select({ ...asked, personId: asked.asker.id, enter: mayEnterWith(asked.asker.role) })
      : null,
  path: ({ community = '', slug = '' }) => learningPath({ slug: community }, kind, { slug }),
})

const lessonText = wordsOf(sql`(${lessons.title} || ' ' || ${lessons.words})`)

/** The lessons of the levels and weeks that are open for the asker: the rules `isLevelOpen` and `lastOpenWeek` as a condition (COM-LEARN-04, COM-LEARN-05). */
export const lessonBranch = branch('lesson', ({ query, asker, personId, enter }) => {
  const finished = (
    place: SQL,
  ) => sql`exists (select 1 from ${levelCompletions} done join ${levels} its on its.id = done.level_id
    where done.profile_id = ${personId} and done.blueprint_id = ${lessons.communityId} and its.order_index = ${place})`
  const first = sql`(select min(order_index) from ${levels})`
  const beside = sql`other.blueprint_id = ${lessons.communityId} and other.level_id = ${lessons.levelId} and other.is_published`
  const isDone = sql`exists (select 1 from ${lessonProgress} own
    where own.lesson_id = other.id and own.profile_id = ${personId})`
  const counts = sql`(other.is_required or not exists (select 1 from ${lessons} required
    where required.blueprint_id = other.blueprint_id and required.level_id = other.level_id
      and required.is_published and required.is_required))`
  // A week is open when nothing that counts is left before it, and for who began it or a later one.
  const isWeekOpen = sql`(${lessons.week} = 1 or ${finished(sql`${levels.orderIndex}`)}
    or exists (select 1 from ${lessons} other where ${beside} and other.week >= ${lessons.week} and ${isDone})
    or not exists (select 1 from ${lessons} other where ${beside} and other.week < ${lessons.week} and ${counts} and not ${isDone}))`
  const isOpen = holds(asker?.role ?? null, 'writeLessons')
    ? sql`true`
    : sql`${isWeekOpen} and (${levels.orderIndex} = ${first} or ${finished(sql`${levels.orderIndex}`)} or ${finished(
        sql`(select max(before.order_index) from ${levels} before where before.order_index < ${levels.orderIndex})`,
      )})`
  return sql`select ${lessons.id}::text as id, ${lessons.title} as title, ${communities.name} as detail,
      ${lessons.words} as body, null::timestamptz as at,
      jsonb_build_object('community', ${communities.slug}, 'slug', ${lessons.slug}) as place,
      (ts_rank(${wordsOf(lessons.title)}, ${query}) * 2 + ts_rank(${lessonText}, ${query}))::float8 as weight
    from ${lessons} join ${communities} on ${eq(communities.id, lessons.communityId)}
    join ${levels} on ${eq(levels.id, lessons.levelId)}
    where ${and(sql`${lessonText} @@ ${query}`, eq(lessons.isPublished, true), enter, isOpen)}`
})

export const masterclassBranch = branch(
  'masterclass',
  ({ query, enter }) => sql`select ${masterclasses.id}::text as id, ${masterclasses.title} as title,
      ${communities.name} as detail, ${masterclasses.words} as body, ${masterclasses.publishedAt} as at,
      jsonb_build_object('community', ${communities.slug}, 'slug', ${masterclasses.slug}) as place,
      (ts_rank(${wordsOf(masterclasses.title)}, ${query}) * 2 + ts_rank(${masterclassText}, ${query}))::float8 as weight
    from ${masterclasses} join ${communities} on ${eq(communities.id, masterclasses.communityId)}
    where ${and(sql`${masterclassText} @@ ${query}`, sql`${masterclasses.publishedAt} is not null`, enter)}`,
)

const challengeText = wordsOf(sql`(${challenges.title} || ' ' || ${challenges.words})`)

export const challengeBranch = branch(
  'challenge',
  ({ query, enter }) => sql`select ${challenges.id}::text as id, ${challenges.title} as title,
      ${communities.name} as detail, ${challenges.words} as body, null::timestamptz as at,
      jsonb_build_object('community', ${communities.slug}, 'slug', ${challenges.slug}) as place,
      (ts_rank(${wordsOf(challenges.title)}, ${query}) * 2 + ts_rank(${challengeText}, ${query}))::float8 as weight
    from ${challenges} join ${communities} on ${eq(communities.id, challenges.communityId)}
    where ${and(sql`${challengeText} @@ ${query}`, eq(challenges.isPublished, true), enter)}`,
)
