import type { Asker } from '@bewezen/domain/access/gate.ts'
import type { NextLesson } from '@bewezen/domain/today/contract.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { mayEnterWith } from '../community/index.ts'
import { communities, communityMembers } from '../community/tables.ts'
import { lessons } from './tables.ts'
import { readUniversity } from './universityRows.ts'

/** The next lesson in the first community that somebody joined where there are lessons, or null; three queries at most (SH-TODAY-05). */
export async function readNextLesson(reader: Reader, person: Asker): Promise<NextLesson | null> {
  const [community] = await reader
    .select({ id: communities.id, slug: communities.slug, name: communities.name })
    .from(communityMembers)
    .innerJoin(communities, and(eq(communities.id, communityMembers.communityId), mayEnterWith(person.role)))
    .where(
      and(
        eq(communityMembers.personId, person.id),
        sql`exists (select 1 from ${lessons} where ${lessons.communityId} = ${communities.id} and ${lessons.isPublished})`,
      ),
    )
    .orderBy(communities.orderIndex, communities.name, communities.id)
    .limit(1)
  if (!community) return null
  const { levels, nextId } = await readUniversity(reader, person, community.id)
  const level = levels.find((one) => one.lessons.some(({ id }) => id === nextId))
  const lesson = level?.lessons.find(({ id }) => id === nextId)
  if (!level || !lesson) return null
  const { slug, title, week } = lesson
  return { communitySlug: community.slug, communityName: community.name, slug, title, week, level: level.number }
}
