import type { Asker } from '@bewezen/domain/access/gate.ts'
import { lessonRefusal } from '@bewezen/domain/learning/university.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Reader } from '../base/database/open.ts'
import { servePrivateFiles } from '../base/files/wire.ts'
import type { House } from '../base/house.ts'
import { mayEnterWith } from '../community/index.ts'
import { communities } from '../community/tables.ts'
import { lessonsSeenBy, masterclassesSeenBy } from './doors.ts'
import { lessons, masterclasses } from './tables.ts'
import { readUniversity } from './universityRows.ts'

/** Opens what lies beside a lesson or masterclass for who may read that now; no address of it opens by itself (COM-LEARN-33). */
export const serveAttachments = (app: FastifyInstance, house: House): Promise<void> =>
  servePrivateFiles(app, house, {
    folder: 'lesson-attachments',
    needs: 'readCommunity',
    mayOpen: (person, key) => mayOpen(house.database.db, person, key),
  })

/** Whether this person, for whom the gate is open, reads something that has this file beside it. */
async function mayOpen(reader: Reader, person: Asker, key: string): Promise<boolean> {
  const file = JSON.stringify([{ key }])
  const [lesson] = await reader
    .select({ id: lessons.id, communityId: lessons.communityId, levelId: lessons.levelId, week: lessons.week })
    .from(lessons)
    .innerJoin(communities, and(eq(communities.id, lessons.communityId), mayEnterWith(person.role)))
    .where(and(sql`${lessons.attachments} @> ${file}::jsonb`, lessonsSeenBy(person)))
  if (lesson) return lessonRefusal(await readUniversity(reader, person, lesson.communityId), lesson) === null
  const [masterclass] = await reader
    .select({ id: masterclasses.id })
    .from(masterclasses)
    .innerJoin(communities, and(eq(communities.id, masterclasses.communityId), mayEnterWith(person.role)))
    .where(and(sql`${masterclasses.attachments} @> ${file}::jsonb`, masterclassesSeenBy(person)))
  return masterclass !== undefined
}
