import { holds } from '@bewezen/domain/access/capabilities.ts'
import type { Asker } from '@bewezen/domain/access/gate.ts'
import { learning } from '@bewezen/domain/learning/contract.ts'
import { searchWords } from '@bewezen/domain/search/searching.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { askWords, wordsOf } from '../base/database/words.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { mayEnterWith, openCommunity } from '../community/index.ts'
import { communities } from '../community/tables.ts'
import { profiles } from '../profile/tables.ts'
import { editedBy, masterclassesSeenBy } from './doors.ts'
import { masterclassProgress, masterclasses as table } from './tables.ts'
import { shownText, teacherColumns, toTeacher } from './texts.ts'

const perPage = 24

/** What a masterclass is found by; an index stands on exactly this. */
export const masterclassText = wordsOf(sql`(${table.title} || ' ' || ${table.words})`)

const selectMasterclasses = (reader: Reader, person: Asker) =>
  reader
    .select({
      id: table.id,
      slug: table.slug,
      title: table.title,
      publishedAt: table.publishedAt,
      hasVideo: sql<boolean>`${table.videoUrl} <> ''`,
      isDone: sql<boolean>`${masterclassProgress.masterclassId} is not null`,
      mayEdit: sql<boolean>`${editedBy(person, table)}`,
      teacher: teacherColumns,
    })
    .from(table)
    .innerJoin(communities, and(eq(communities.id, table.communityId), mayEnterWith(person.role)))
    .leftJoin(profiles, eq(profiles.id, table.teacherId))
    .leftJoin(
      masterclassProgress,
      and(eq(masterclassProgress.masterclassId, table.id), eq(masterclassProgress.profileId, person.id)),
    )
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectMasterclasses>>[number]
const toCard = ({ publishedAt, teacher, ...row }: Row) => ({
  ...row,
  publishedAt: publishedAt?.toISOString() ?? null,
  teacher: toTeacher(teacher),
})

/** The masterclasses of a community, drafts first, then the newest; all whose title or text has the words (COM-LEARN-15). */
export const masterclasses = serve(learning.masterclasses, async (ctx, { communityId, from, text }) => {
  await openCommunity(ctx.db, ctx.person, communityId)
  const words = searchWords(text ?? '')
  const chosen = and(
    eq(table.communityId, communityId),
    masterclassesSeenBy(ctx.person),
    words.length > 0 ? sql`${masterclassText} @@ ${askWords(words)}` : undefined,
  )
  const rows = await selectMasterclasses(ctx.db, ctx.person)
    .where(chosen)
    .orderBy(sql`${table.publishedAt} desc nulls first`, sql`${table.id} desc`)
    .limit(perPage)
    .offset(from)
  const [counted] = await ctx.db.select({ total: sql<number>`count(*)::int` }).from(table).where(chosen)
  return {
    masterclasses: rows.map(toCard),
    total: counted?.total ?? 0,
    mayWrite: holds(ctx.person.role, 'writeLessons'),
  }
})

/** A masterclass by its address; unknown, draft and elsewhere are refused alike (COM-LEARN-15, COM-LEARN-17). */
export const masterclass = serve(learning.masterclass, async (ctx, { communityId, slug }) => {
  const [row] = await selectMasterclasses(ctx.db, ctx.person).where(
    and(eq(table.communityId, communityId), eq(table.slug, slug.toLowerCase()), masterclassesSeenBy(ctx.person)),
  )
  if (!row) refuse('NOT_FOUND')
  const [told] = await ctx.db
    .select({ content: table.content, videoUrl: table.videoUrl, attachments: table.attachments })
    .from(table)
    .where(eq(table.id, row.id))
  return { ...toCard(row), ...shownText(told ?? { content: '', videoUrl: '', attachments: [] }) }
})
