import { type Inside, site } from '@bewezen/domain/site/contract.ts'
import { conversationOf, type ShowcaseText, showcaseFaults, weekKey, weekOfKey } from '@bewezen/domain/site/showcase.ts'
import { firstShowcase } from '@bewezen/domain/site/showcaseWords.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { communities } from '../community/tables.ts'
import { readPublicWeek } from '../events/index.ts'
import { lessons } from '../learning/tables.ts'
import { change, inOneLine, isNews, trimmed } from './change.ts'
import { levels, showcases } from './tables.ts'

/** Its one row. */
const name = 'home'

/** What the living parts of the home page show; a week that is not there any more cannot be chosen (MKT-MORE-03). */
export const editShowcase = serve(site.editShowcase, (ctx, { before, after: typed }) => {
  const after = trimmed(typed)
  const faults = showcaseFaults(after)
  if (faults.length > 0) refuse('INVALID_INPUT', { fields: faults })
  return change(ctx, async (tx, now) => {
    const current = await readShowcase(tx)
    if (!isNews({ current, before, after })) return null
    const isOther = after.week !== current.week && after.week !== ''
    if (isOther && !(await readWeek(tx, after.week))) refuse('INVALID_INPUT', { fields: ['week'] })
    const stored = { fields: after, changedAt: now }
    await tx
      .insert(showcases)
      .values({ name, ...stored })
      .onConflictDoUpdate({ target: showcases.name, set: stored })
    return { action: 'content.edited', subjectId: null, oldValue: inOneLine(current), newValue: inOneLine(after) }
  })
})

/** What an admin wrote, or what is built in. */
export async function readShowcase(reader: Reader): Promise<ShowcaseText> {
  const [row] = await reader.select().from(showcases).where(eq(showcases.name, name))
  return row?.fields ?? firstShowcase
}

/** The living parts as every visitor sees them; what is switched off or has nothing to show is left out (MKT-MORE-01). */
export async function readInside(reader: Reader): Promise<Inside> {
  const it = await readShowcase(reader)
  const [calendar, week] = await Promise.all([
    it.showsCalendar ? readPublicWeek(reader) : null,
    it.showsWeek ? readWeek(reader, it.week) : null,
  ])
  return { conversation: conversationOf(it), calendar, week }
}

/** The published lessons of the week that an admin chose, by their titles alone; null when there are none (MKT-MORE-05). */
export async function readWeek(reader: Reader, key: string) {
  const chosen = weekOfKey(key)
  if (!chosen) return null
  const rows = await reader
    .select({ title: lessons.title, isRequired: lessons.isRequired, level: levels.orderIndex, name: levels.levelName })
    .from(lessons)
    .innerJoin(levels, eq(levels.id, lessons.levelId))
    .innerJoin(communities, and(eq(communities.id, lessons.communityId), eq(communities.isActive, true)))
    .where(
      and(
        eq(lessons.communityId, chosen.communityId),
        eq(lessons.levelId, chosen.levelId),
        eq(lessons.week, chosen.week),
        eq(lessons.isPublished, true),
      ),
    )
    .orderBy(asc(lessons.orderIndex), asc(lessons.id))
  const [first] = rows
  if (!first) return null
  return {
    level: first.level,
    title: first.name,
    week: chosen.week,
    lessons: rows.map(({ title, isRequired }) => ({ title, isRequired })),
  }
}

/** The weeks that can be chosen: those of communities that are open, with something published in them. */
export async function readWeeks(reader: Reader) {
  const rows = await reader
    .selectDistinct({
      communityId: communities.id,
      community: communities.name,
      levelId: levels.id,
      level: levels.levelName,
      at: levels.orderIndex,
      week: lessons.week,
    })
    .from(lessons)
    .innerJoin(levels, eq(levels.id, lessons.levelId))
    .innerJoin(communities, and(eq(communities.id, lessons.communityId), eq(communities.isActive, true)))
    .where(eq(lessons.isPublished, true))
    .orderBy(asc(communities.name), asc(levels.orderIndex), asc(lessons.week))
  return rows.map(({ communityId, community, levelId, level, week }) => ({
    key: weekKey({ communityId, levelId, week }),
    community,
    level,
    week,
  }))
}
