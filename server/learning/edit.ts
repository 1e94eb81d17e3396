import { rolesThatHold } from '@bewezen/domain/access/capabilities.ts'
import type { Asker } from '@bewezen/domain/access/gate.ts'
import { learning } from '@bewezen/domain/learning/contract.ts'
import { type LearningKind, mayEditLearning } from '@bewezen/domain/learning/editing.ts'
import type { Edited } from '@bewezen/domain/learning/editingContract.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import { cleanRichText } from '../base/richText.ts'
import { serve } from '../base/serve.ts'
import { testerAwardId } from '../base/snapshot.ts'
import { openCommunity } from '../community/index.ts'
import { awards, profiles } from '../profile/tables.ts'
import { imageOf } from './challengeRows.ts'
import { challenges, lessons, masterclasses } from './tables.ts'

/** Something as it is edited; somebody else's answers as if it were not there (COM-LEARN-16). */
export const edit = serve(learning.edit, (ctx, { kind, id }) => readers[kind](ctx.db, ctx.person, id))

type Written = {
  id: string
  communityId: string
  title: string
  content: string
  createdBy: string | null
  teacherId: string | null
  updatedAt: Date
}

/** What is edited of everything, for who may. */
async function opened<Row extends Written>(reader: Reader, person: Asker, row: Row | undefined) {
  if (!row || !mayEditLearning(person, row)) refuse('NOT_FOUND')
  await openCommunity(reader, person, row.communityId)
  const { id, title, teacherId } = row
  const edited = {
    id,
    title,
    teacherId,
    updatedAt: row.updatedAt.toISOString(),
    content: cleanRichText(row.content, 'article'),
    text: null,
    lesson: null,
    challenge: null,
  }
  return { row, edited }
}

const readers: Record<LearningKind, (reader: Reader, person: Asker, id: string) => Promise<Edited>> = {
  async lesson(reader, person, id) {
    const [found] = await reader.select().from(lessons).where(eq(lessons.id, id))
    const { row, edited } = await opened(reader, person, found)
    const { levelId, week, isRequired, isPublished, videoUrl, attachments } = row
    return { ...edited, isPublished, text: { videoUrl, attachments }, lesson: { levelId, week, isRequired } }
  },
  async masterclass(reader, person, id) {
    const [found] = await reader.select().from(masterclasses).where(eq(masterclasses.id, id))
    const { row, edited } = await opened(reader, person, found)
    const { publishedAt, videoUrl, attachments } = row
    return { ...edited, isPublished: publishedAt !== null, text: { videoUrl, attachments } }
  },
  async challenge(reader, person, id) {
    const [found] = await reader.select().from(challenges).where(eq(challenges.id, id))
    const { row, edited } = await opened(reader, person, found)
    const { isPublished, dailyTask, startDate, endDate, durationDays, awardId } = row
    const image = imageOf(row)
    return { ...edited, isPublished, challenge: { dailyTask, startDate, endDate, durationDays, awardId, image } }
  },
}

/** Who teaches, and the awards that a challenge can give: never the one that opens the gate (COM-LEARN-13, COM-LEARN-16). */
export const choices = serve(learning.choices, async (ctx) => {
  const teachers = await ctx.db
    .select({
      id: profiles.id,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      username: profiles.username,
    })
    .from(profiles)
    .where(and(inArray(profiles.role, rolesThatHold('writeLessons')), isNull(profiles.hiddenAt)))
    .orderBy(asc(profiles.firstName), asc(profiles.lastName))
  const given = await ctx.db
    .select({ id: awards.id, name: awards.name })
    .from(awards)
    .where(and(eq(awards.isActive, true), ne(awards.id, testerAwardId)))
    .orderBy(asc(awards.name))
  return { teachers: teachers.map((one) => ({ id: one.id, name: displayName(one) })), awards: given }
})
