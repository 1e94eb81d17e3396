import { awardWords } from '@bewezen/domain/admin/awardWords.ts'
import { isFar } from '@bewezen/domain/base/farPicture.ts'
import type { AwardText } from '@bewezen/domain/profile/awardContract.ts'
import { awardFaults, cleanAward, staysTester } from '@bewezen/domain/profile/awards.ts'
import { profile } from '@bewezen/domain/profile/contract.ts'
import { eq, sql } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { removeUploads } from '../base/files/attach.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { testerAwardId } from '../base/snapshot.ts'
import { attachPicture, detachPicture, withOwnPicture } from './awardPicture.ts'
import { awardsEarned, awards as table } from './tables.ts'

type Row = typeof table.$inferSelect

/** Every award with how many people hold it (ADM-PANEL-08). */
export const awards = serve(profile.awards, async (ctx) => {
  const rows = await ctx.db
    .select({ award: table, holders: sql<number>`count(${awardsEarned.profileId})::int` })
    .from(table)
    .leftJoin(awardsEarned, eq(awardsEarned.awardId, table.id))
    .groupBy(table.id)
    .orderBy(table.name)
  return {
    awards: rows.map(({ award, holders }) => ({
      ...toText(award),
      id: award.id,
      isTester: award.id === testerAwardId,
      holders,
    })),
  }
})

export const makeAward = serve(profile.makeAward, async (ctx, { id, ...typed }) => {
  const asked = checked(typed)
  const [made] = await ctx.db.select().from(table).where(eq(table.id, id))
  // A repeated one fetches nothing: its picture is what became of the address.
  const award = made ? withPictureOf(made, asked) : await withOwnPicture(ctx, asked)
  await ctx.transaction(async (tx, now) => {
    const [known] = await tx.select().from(table).where(eq(table.id, id))
    if (known && !isSame(toText(known), withPictureOf(known, asked))) refuse('ID_IN_USE')
    if (known) return
    await inUse(() => tx.insert(table).values({ id, ...toRow(award) }))
    await attachPicture(tx, award.imageUrl, ctx.person.id, now)
    await writeAudit(tx, { actorId: ctx.person.id, action: 'award.made', subjectId: id, newValue: award.name, at: now })
  })
  return { done: true as const }
})

/** Refuses CHANGED when somebody else saved other words meanwhile (ADM-PANEL-22). */
export const editAward = serve(profile.editAward, async (ctx, { id, before, after: typed }) => {
  const after = await withOwnPicture(ctx, checked(typed))
  const loose = await ctx.transaction(async (tx, now) => {
    const current = toText(await openAward(tx, id))
    if (isSame(current, after)) return []
    if (!isSame(current, before)) refuse('CHANGED', { current })
    if (id === testerAwardId && !staysTester(current, after)) refuse('TESTER_AWARD')
    await inUse(() => tx.update(table).set(toRow(after)).where(eq(table.id, id)))
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'award.edited',
      subjectId: id,
      at: now,
      oldValue: inOneLine(current),
      newValue: inOneLine(after),
    })
    await attachPicture(tx, after.imageUrl, ctx.person.id, now)
    return current.imageUrl === after.imageUrl ? [] : detachPicture(tx, current.imageUrl)
  })
  await removeUploads(ctx.house, loose)
  return { done: true as const }
})

/** Takes an award away for good, also from those who hold it; the one of testers stays (ADM-PANEL-08). */
export const removeAward = serve(profile.removeAward, async (ctx, { id }) => {
  if (id === testerAwardId) refuse('TESTER_AWARD')
  const loose = await ctx.transaction(async (tx, now) => {
    const award = await openAward(tx, id)
    await tx.delete(table).where(eq(table.id, id))
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'award.removed',
      subjectId: id,
      oldValue: award.name,
      at: now,
    })
    return detachPicture(tx, award.imageUrl)
  })
  await removeUploads(ctx.house, loose)
  return { done: true as const }
})

export async function openAward(tx: Tx, id: string): Promise<Row> {
  const [award] = await tx.select().from(table).where(eq(table.id, id)).for('update')
  return award ?? refuse('NOT_FOUND')
}

function checked(typed: AwardText): AwardText {
  const fields = awardFaults(typed)
  if (fields.length > 0) refuse('INVALID_INPUT', { fields })
  return cleanAward(typed)
}

const withPictureOf = (made: Row, asked: AwardText): AwardText =>
  isFar(asked.imageUrl) ? { ...asked, imageUrl: made.imageUrl ?? '' } : asked

/** The database decides whether a name is taken. */
async function inUse(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    const cause =
      error instanceof Error ? (error.cause as { code?: string; constraint?: string } | undefined) : undefined
    if (cause?.code === '23505' && cause.constraint === 'awards_name_unique') refuse('AWARD_NAME_IN_USE')
    throw error
  }
}

const toText = ({ name, description, imageUrl, isActive }: Row): AwardText => ({
  name,
  isActive,
  description: description ?? '',
  imageUrl: imageUrl ?? '',
})
const toRow = ({ name, description, imageUrl, isActive }: AwardText) => ({
  name,
  isActive,
  description: description || null,
  imageUrl: imageUrl || null,
})
const isSame = (one: AwardText, other: AwardText): boolean => inOneLine(one) === inOneLine(other)
const inOneLine = ({ name, description, imageUrl, isActive }: AwardText): string =>
  [name, description, imageUrl, isActive ? awardWords.inLog.active : awardWords.inLog.inactive]
    .filter(Boolean)
    .join(' · ')
