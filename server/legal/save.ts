import { wallClock } from '@bewezen/domain/base/dates.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { isTooLargeRichText, richTextRefusal } from '@bewezen/domain/base/richText.ts'
import { type LegalText, legal } from '@bewezen/domain/legal/contract.ts'
import { isLegalTitle, type LegalPageType, nextLabel } from '@bewezen/domain/legal/pages.ts'
import { eq, sql } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Reader, Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { cleanRichText } from '../base/richText.ts'
import { serve } from '../base/serve.ts'
import { selectPages, toText } from './rows.ts'
import { legalPages, legalVersions } from './tables.ts'

/**
 * Saves a legal page as a version of its own; the earlier ones stay (LEGAL-PAGE-13, LEGAL-PAGE-17). Refuses CHANGED when
 * somebody else saved since `updatedAt` (X3-EDGE-13).
 */
export const save = serve(legal.save, async (ctx, { pageType, title: typed, content: sent, updatedAt }) => {
  if (!isLegalTitle(typed)) refuse('INVALID_INPUT', { fields: ['title'] })
  // Not read at all when it is too much: cleaning deep nesting takes longer the more there is.
  if (isTooLargeRichText(sent)) refuse('CONTENT_TOO_LARGE')
  const [title, content] = [typed.trim(), cleanRichText(sent, 'page')]
  refuseIf(richTextRefusal(content))
  return ctx.transaction(async (tx, now) => {
    // The first save of a page has no row to lock.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('legal_pages'), hashtext(${pageType}))`)
    const current = await openPage(tx, pageType)
    if (current && isSame(current, { title, content })) return current
    if (!isSeen(current, updatedAt)) refuse('CHANGED', { current })
    const version = await saveVersion(tx, { pageType, title, content, savedAt: now, savedBy: ctx.person.id })
    const shown = { title, content, updatedAt: now, versionId: version.id }
    await tx
      .insert(legalPages)
      .values({ pageType, ...shown })
      .onConflictDoUpdate({ target: legalPages.pageType, set: shown })
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'legal.saved',
      subjectId: version.id,
      at: now,
      reason: title,
      oldValue: current?.label ?? null,
      newValue: version.label,
    })
    await record(tx, { kind: 'legal.saved', pageType, versionId: version.id })
    return { pageType, title, content, updatedAt: now.toISOString(), label: version.label }
  })
})

type New = Omit<typeof legalVersions.$inferInsert, 'id' | 'label' | 'pageType' | 'savedAt'> & {
  pageType: LegalPageType
  savedAt: Date
}

async function saveVersion(tx: Tx, version: New): Promise<{ id: string; label: string }> {
  const taken = await tx
    .select({ label: legalVersions.label })
    .from(legalVersions)
    .where(eq(legalVersions.pageType, version.pageType))
  const label = nextLabel(
    version.pageType,
    wallClock(version.savedAt).year,
    taken.map(({ label }) => label),
  )
  const id = newId()
  await tx.insert(legalVersions).values({ id, label, ...version })
  return { id, label }
}

async function openPage(reader: Reader, pageType: LegalPageType): Promise<LegalText | null> {
  const [row] = await selectPages(reader).where(eq(legalPages.pageType, pageType))
  return row ? toText(pageType, row) : null
}

const isSame = (one: { title: string; content: string }, other: { title: string; content: string }): boolean =>
  one.title === other.title && one.content === other.content

const isSeen = (current: LegalText | null, updatedAt: string | null): boolean =>
  current === null || updatedAt === null
    ? current === updatedAt
    : Date.parse(current.updatedAt) === Date.parse(updatedAt)
