import { holds } from '@bewezen/domain/access/capabilities.ts'
import type { Asker } from '@bewezen/domain/access/gate.ts'
import { type LogShape, logChange } from '@bewezen/domain/access/logChange.ts'
import { logFieldWords as log } from '@bewezen/domain/access/logFieldWords.ts'
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
import { openCommunity } from '../community/index.ts'
import { profiles } from '../profile/tables.ts'
import { holdLessons } from './doors.ts'
import { challenges, lessons, masterclasses } from './tables.ts'

type Known = { communityId: string; updatedAt: string | null; title: string }
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

type Taught = typeof lessons | typeof challenges | typeof masterclasses

/** Opens something that this person edits; nobody else writes in its community until the end of the transaction. */
export async function openOwn<Table extends Taught>(
  tx: Tx,
  person: Asker,
  table: Table,
  id: string,
): Promise<Table['$inferSelect']> {
  const of: Taught = table
  const [known] = await tx.select({ communityId: of.communityId }).from(of).where(eq(of.id, id))
  if (!known) refuse('NOT_FOUND')
  await openToWrite(tx, person, known.communityId)
  const [row] = await tx.select().from(of).where(eq(of.id, id)).for('update')
  return row && mayEditLearning(person, row) ? row : refuse('NOT_FOUND')
}

/**
 * Judges what stands under an id that somebody saves: somebody else's as if it were not there, CHANGED when it was saved
 * since it was opened (X3-EDGE-13, COM-LEARN-16). Answers a new one that came before, its answer lost, else null.
 */
export function madeBefore<Row extends Before>(person: Asker, before: Row | undefined, asked: Known): Row | null {
  const { communityId, updatedAt, title } = asked
  if (!before) return updatedAt === null ? null : refuse('NOT_FOUND')
  if (before.communityId !== communityId || !mayEditLearning(person, before)) refuse('NOT_FOUND')
  if (updatedAt === null) return before.title === title.trim() ? before : refuse('ID_IN_USE')
  if (Date.parse(updatedAt) !== before.updatedAt.getTime()) refuse('CHANGED', { current: { title: before.title } })
  return null
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
    // A number takes the place of the last letters of a long one.
    .where(and(eq(table.communityId, communityId), sql`starts_with(${table.slug}, ${wanted.slice(0, 60)})`))
  return freeSlug(wanted, new Set(rows.map(({ slug }) => slug)))
}

type Taughts = {
  title: string
  isPublished: boolean
  content?: string
  videoUrl?: string
  attachments?: readonly { name: string }[]
  week?: number
  levelId?: string
  isRequired?: boolean
  teacherId?: string | null
  publishedAt?: Date | null
  dailyTask?: string
  startDate?: string
  endDate?: string
  durationDays?: number
  awardId?: string | null
}
type Told = { id: string; communityId: string; was: Taughts | null; now: Taughts | null }

/** How a lesson, a challenge or a masterclass stands in the log (ADM-MORE-44). */
const shape: LogShape<Taughts> = {
  title: { label: log.title },
  isPublished: { label: log.published },
  content: { label: log.content, isLong: true },
  videoUrl: { label: log.video },
  attachments: { label: log.files, show: (files) => (files ?? []).map(({ name }) => name).join(', ') },
  week: { label: log.week },
  levelId: { label: log.level, isLong: true },
  isRequired: { label: log.required },
  teacherId: { label: log.teacher, isLong: true },
  publishedAt: { label: log.publishedAt },
  dailyTask: { label: log.task, isLong: true },
  startDate: { label: log.start },
  endDate: { label: log.end },
  durationDays: { label: log.days },
  awardId: { label: log.award, isLong: true },
}

/** Writes down what somebody did to the lessons, and tells those whose screens show it. */
export async function tellChange(tx: Tx, person: Asker, { id, communityId, was, now }: Told, at: Date): Promise<void> {
  const isPublication = now?.isPublished && !was?.isPublished
  await writeAudit(tx, {
    actorId: person.id,
    subjectId: id,
    at,
    reason: now?.title ?? was?.title ?? null,
    ...logChange(shape, was, now),
    action: now === null ? 'learning.removed' : isPublication ? 'learning.published' : 'learning.saved',
  })
  const isSeen = Boolean(was?.isPublished || now?.isPublished)
  await record(tx, { kind: isSeen ? 'learning.changed' : 'learning.drafted', communityId })
}
