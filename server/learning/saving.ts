import { holds } from '@bewezen/domain/access/capabilities.ts'
import type { Asker } from '@bewezen/domain/access/gate.ts'
import { freeSlug } from '@bewezen/domain/base/slug.ts'
import {
  type LearningField,
  type LearningKind,
  learningSlug,
  mayEditLearning,
} from '@bewezen/domain/learning/editing.ts'
import { and, eq, sql } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { profiles } from '../profile/tables.ts'
import { holdLessons, openCommunity } from './doors.ts'
import { challenges, lessons, masterclasses } from './tables.ts'

type Known = { id: string; communityId: string; updatedAt: string | null }
type Before = {
  communityId: string
  title: string
  createdBy: string | null
  teacherId: string | null
  updatedAt: Date
}

/** Opens the community to write in it; nobody else writes there until the end of the transaction. */
export async function openToWrite(tx: Tx, person: Asker, communityId: string): Promise<void> {
  await openCommunity(tx, person, communityId)
  await holdLessons(tx, communityId, 'alone')
}

/**
 * Judges what stands under an id that somebody saves: somebody else's as if it were not there, CHANGED when it was saved
 * since it was opened (X3-EDGE-13, COM-LEARN-16). Answers whether this is a new one that came before, its answer lost.
 */
export function isRepeat(person: Asker, before: Before | undefined, { communityId, updatedAt }: Known, title: string) {
  if (!before) {
    if (updatedAt !== null) refuse('NOT_FOUND')
    return false
  }
  if (before.communityId !== communityId || !mayEditLearning(person, before)) refuse('NOT_FOUND')
  if (updatedAt === null) {
    if (before.title !== title.trim()) refuse('ID_IN_USE')
    return true
  }
  if (Date.parse(updatedAt) !== before.updatedAt.getTime()) refuse('CHANGED', { current: { title: before.title } })
  return false
}

export const refuseFaults = (fields: readonly (LearningField | 'levelId' | 'teacherId' | 'awardId')[]): void => {
  if (fields.length > 0) refuse('INVALID_INPUT', { fields })
}

/** Whose it will be beside who made it: admins give it to whoever teaches, a teacher's own stays as it is (COM-LEARN-16). */
export async function teacherFor(
  tx: Tx,
  person: Asker,
  before: { teacherId: string | null } | undefined,
  asked: string | null,
): Promise<string | null> {
  if (!holds(person.role, 'manageLearning')) return before ? before.teacherId : person.id
  if (asked === null || asked === before?.teacherId) return asked
  const [teacher] = await tx.select({ role: profiles.role }).from(profiles).where(eq(profiles.id, asked))
  if (!teacher || !holds(teacher.role, 'writeLessons')) refuseFaults(['teacherId'])
  return asked
}

const tables = { lesson: lessons, challenge: challenges, masterclass: masterclasses }

/** A free address for something new, of its title (COM-LEARN-18). The caller writes alone in the community. */
export async function slugFor(tx: Tx, kind: LearningKind, communityId: string, title: string): Promise<string> {
  const wanted = learningSlug(kind, title)
  const table = tables[kind]
  const rows = await tx
    .select({ slug: table.slug })
    .from(table)
    .where(and(eq(table.communityId, communityId), sql`starts_with(${table.slug}, ${wanted})`))
  return freeSlug(wanted, new Set(rows.map(({ slug }) => slug)))
}

type Told = {
  id: string
  communityId: string
  was: { title: string; isPublished: boolean } | null
  now: { title: string; isPublished: boolean } | null
}

/** Writes down what somebody did to the lessons, and tells those whose screens show it. */
export async function tellChange(tx: Tx, person: Asker, { id, communityId, was, now }: Told, at: Date): Promise<void> {
  const isPublication = now?.isPublished && !was?.isPublished
  await writeAudit(tx, {
    ...{ actorId: person.id, subjectId: id, at, oldValue: was?.title ?? null, newValue: now?.title ?? null },
    action: now === null ? 'learning.removed' : isPublication ? 'learning.published' : 'learning.saved',
  })
  const isSeen = Boolean(was?.isPublished || now?.isPublished)
  await record(tx, { kind: isSeen ? 'learning.changed' : 'learning.drafted', communityId })
}
