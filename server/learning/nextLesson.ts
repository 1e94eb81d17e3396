import type { Asker } from '@bewezen/domain/access/gate.ts'
import type { NextLesson } from '@bewezen/domain/today/contract.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { mayEnterWith } from '../community/index.ts'
import { communities } from '../community/tables.ts'
import { lessons } from './tables.ts'
import { readUniversity } from './universityRows.ts'

type Place = { id: string; slug: string; name: string }

/** The first community that somebody joined in which there are lessons; an expression, null without one (SH-TODAY-05). */
export const learningPlace = (person: Asker): SQL<Place | null> => sql<Place | null>`(
  select jsonb_build_object('id', ${communities.id}, 'slug', ${communities.slug}, 'name', ${communities.name})
  from blueprint_members joined
  join ${communities} on ${communities.id} = joined.blueprint_id and ${mayEnterWith(person.role)}
  where joined.user_id = ${person.id}::uuid
    and exists (select 1 from ${lessons} where ${lessons.communityId} = ${communities.id} and ${lessons.isPublished})
  order by ${communities.orderIndex}, ${communities.name}, ${communities.id} limit 1)`

/** The next lesson in a community that somebody may enter, or null; two queries (SH-TODAY-05). */
export async function readNextLesson(reader: Reader, person: Asker, community: Place): Promise<NextLesson | null> {
  const { levels, nextId } = await readUniversity(reader, person, community.id)
  const level = levels.find((one) => one.lessons.some(({ id }) => id === nextId))
  const lesson = level?.lessons.find(({ id }) => id === nextId)
  if (!level || !lesson) return null
  const { slug, title, week } = lesson
  return { communitySlug: community.slug, communityName: community.name, slug, title, week, level: level.number }
}
