import { holds } from '@bewezen/domain/access/capabilities.ts'
import { communityAdminWords } from '@bewezen/domain/admin/communityWords.ts'
import { fileAddress } from '@bewezen/domain/base/files.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { channelFaults, communityFaults } from '@bewezen/domain/community/managing.ts'
import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { attachUpload, detachUploadsByKey, type Loose, removeUploads, uploadKey } from '../base/files/attach.ts'
import { readPath } from '../base/files/keys.ts'
import { refuse } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { filledAmong } from './contents.ts'
import { channelText, communityText, openManaged } from './managed.ts'
import { channelReads, channels, communities, communityMembers } from './tables.ts'

/** Makes a community or changes what is written of it; archiving is one of these changes (COM-CHAT-21). */
export const saveCommunity = serve(community.saveCommunity, (ctx, { id, before, after: typed, ...photo }) => {
  const after = trimmed(typed)
  const faults = communityFaults(after)
  if (faults.length > 0) refuse('INVALID_INPUT', { fields: faults })
  return change(ctx, async (tx, now) => {
    const [row] = await tx.select().from(communities).where(eq(communities.id, id))
    const current = row ? communityText(row) : null
    if (before && !row) refuse('NOT_FOUND')
    await isFree(tx, communities, and(eq(communities.slug, after.slug), ne(communities.id, id)))
    const isOther = isNews(current, before, after)
    const { imageUrl, loose } = await imageFor(tx, row?.imageUrl ?? null, { ...photo, personId: ctx.person.id, now })
    if (row && !isOther && imageUrl === row.imageUrl) return null
    const values = { ...after, description: after.description || null, imageUrl }
    if (after.isStart) await takeStart(tx, { actorId: ctx.person.id, exceptId: id, now })
    if (row) await tx.update(communities).set(values).where(eq(communities.id, id))
    else {
      const orderIndex = sql`(select coalesce(max(order_index), 0) + 1 from blueprints)`
      await tx.insert(communities).values({ id, ...values, orderIndex, createdAt: now })
    }
    return { communityId: id, action: row ? 'content.edited' : 'content.made', of: after, was: current, loose }
  })
})

/** Makes a channel, which admins do, or changes it (COM-CHAT-21). */
export const saveChannel = serve(community.saveChannel, (ctx, { id, communityId, before, after: typed }) => {
  const after = trimmed(typed)
  const faults = channelFaults(after)
  if (faults.length > 0) refuse('INVALID_INPUT', { fields: faults })
  return change(ctx, async (tx) => {
    await openManaged(ctx, tx, communityId)
    const [row] = await tx.select().from(channels).where(eq(channels.id, id))
    if ((before && !row) || (row && row.communityId !== communityId)) refuse('NOT_FOUND')
    const current = row ? channelText(row) : null
    // Teachers edit; making and archiving is for who manages the community.
    const isWider = !current || current.isArchived !== after.isArchived
    if (isWider && !holds(ctx.person.role, 'manageCommunity')) refuse('FORBIDDEN')
    await isFree(
      tx,
      channels,
      and(eq(channels.communityId, communityId), eq(channels.slug, after.slug), ne(channels.id, id)),
    )
    if (!isNews(current, before, after)) return null
    const values = { ...after, description: after.description || null }
    if (row) await tx.update(channels).set(values).where(eq(channels.id, id))
    else {
      const orderIndex = sql`(select coalesce(max(order_index), 0) + 1 from channels_text where blueprint_id = ${communityId})`
      await tx.insert(channels).values({ id, communityId, ...values, orderIndex })
    }
    return { communityId, action: row ? 'content.edited' : 'content.made', of: after, was: current }
  })
})

/** Puts all communities, or all channels of one, in an order (COM-CHAT-21). */
export const arrange = serve(community.arrange, (ctx, { communityId, ids }) =>
  change(ctx, async (tx) => {
    if (new Set(ids).size !== ids.length) refuse('INVALID_INPUT', { fields: ['ids'] })
    const wanted = sql`unnest(${sql.param(ids)}::uuid[]) with ordinality as w(id, at)`
    const [moved, all] =
      communityId === null
        ? [
            sql`update blueprints t set order_index = w.at from ${wanted} where t.id = w.id`,
            sql`select count(*)::int as n from blueprints`,
          ]
        : [
            sql`update channels_text t set order_index = w.at from ${wanted} where t.id = w.id and t.blueprint_id = ${communityId}`,
            sql`select count(*)::int as n from channels_text where blueprint_id = ${communityId}`,
          ]
    const { rowCount } = await tx.execute(moved)
    const { rows } = await tx.execute<{ n: number }>(all)
    if (rowCount !== ids.length || rows[0]?.n !== ids.length) refuse('CHANGED')
    return { communityId, action: 'content.ordered', of: null, was: null }
  }),
)

/** Deletes a community in which nothing was ever said or written, with its channels; any other can only be archived (COM-CHAT-21). */
export const removeCommunity = serve(community.removeCommunity, (ctx, { communityId }) =>
  change(ctx, async (tx) => {
    const [row] = await tx.select().from(communities).where(eq(communities.id, communityId)).for('update')
    if (!row) return refuse('NOT_FOUND')
    // Locked, or a message that is on its way would lose its channel.
    const inIt = await tx.select().from(channels).where(eq(channels.communityId, communityId)).for('update')
    const isFilled = (await filledAmong(ctx.house, tx, [communityId])).has(communityId)
    if (isFilled || inIt.some((channel) => channel.lastSeq > 0)) refuse('HAS_MESSAGES')
    for (const { id } of inIt) await tx.delete(channelReads).where(eq(channelReads.channelId, id))
    await tx.delete(channels).where(eq(channels.communityId, communityId))
    await tx.delete(communityMembers).where(eq(communityMembers.communityId, communityId))
    await tx.delete(communities).where(eq(communities.id, communityId))
    const loose = await dropImage(tx, row.imageUrl)
    return { communityId, action: 'content.removed', of: null, was: communityText(row), loose }
  }),
)

/** Takes the mark of the start from the community that has it, and writes that down (COM-START-01). */
async function takeStart(
  tx: Tx,
  { actorId, exceptId, now }: { actorId: string; exceptId: string; now: Date },
): Promise<void> {
  const other = and(eq(communities.isStart, true), ne(communities.id, exceptId))
  const moved = await tx.update(communities).set({ isStart: false }).where(other).returning()
  for (const row of moved)
    await writeAudit(tx, {
      actorId,
      action: 'content.edited',
      subjectId: row.id,
      reason: 'community',
      at: now,
      oldValue: inOneLine({ ...communityText(row), isStart: true }),
      newValue: inOneLine(communityText(row)),
    })
}

type Text = Record<string, string | boolean | readonly string[]>
type Change = {
  communityId: string | null
  action: 'content.made' | 'content.edited' | 'content.ordered' | 'content.removed'
  of: Text | null
  was: Text | null
  /** Pictures that nothing shows any more; their files go after the commit. */
  loose?: readonly Loose[]
}

/** One change at a time, written down in the log and told to everybody who sees communities. */
async function change(ctx: Ctx, work: (tx: Tx, now: Date) => Promise<Change | null>): Promise<{ done: true }> {
  const gone = await ctx.transaction(async (tx, now) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('communities'))`)
    const changed = await work(tx, now)
    if (!changed) return []
    const { action, communityId, of, was, loose = [] } = changed
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action,
      subjectId: communityId,
      reason: 'community',
      at: now,
      oldValue: was ? inOneLine(was) : undefined,
      newValue: of ? inOneLine(of) : undefined,
    })
    await record(tx, { kind: 'community.changed' })
    return loose
  })
  await removeUploads(ctx.house, gone)
  return { done: true }
}

/** Whether there is something to write; refuses CHANGED when somebody else saved something else meanwhile (ADM-PANEL-22). */
function isNews<T extends Text>(current: T | null, before: T | null, after: T): boolean {
  if (!current) return true
  if (isSame(current, after)) return false
  // Without `before` it was to be made: sent twice, it is there already, and not as it was written.
  if (!before) refuse('ID_IN_USE')
  if (before && !isSame(current, before)) refuse('CHANGED', { current })
  return true
}

const isSame = (one: Text, other: Text): boolean =>
  Object.keys(one).every((name) => JSON.stringify(sorted(one[name])) === JSON.stringify(sorted(other[name])))
const sorted = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value)
const inOneLine = (text: Text): string =>
  Object.entries(text)
    .map(([name, value]) =>
      Array.isArray(value) ? value.join(', ') : typeof value === 'boolean' ? said(name, value) : value,
    )
    .filter(Boolean)
    .join(' · ')

/** The start is named, since two times 'aan' would say nothing. */
const said = (name: string, is: boolean): string => {
  if (name === 'isStart') return is ? communityAdminWords.startBadge : ''
  return is ? 'aan' : 'uit'
}

const trimmed = <T extends { name: string; description: string }>(text: T): T => ({
  ...text,
  name: text.name.normalize('NFC').trim(),
  description: text.description.normalize('NFC').trim(),
})

async function isFree(tx: Tx, table: typeof communities | typeof channels, taken: SQL | undefined): Promise<void> {
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(taken, isNotNull(table.slug)))
  if (found.length > 0) refuse('SLUG_IN_USE')
}

/** The picture of a community from now on, with what of the earlier one must go; refuses UPLOAD_FAILED for somebody else's. */
async function imageFor(
  tx: Tx,
  before: string | null,
  { uploadId, noPhoto, personId, now }: { uploadId: string | null; noPhoto: boolean; personId: string; now: Date },
): Promise<{ imageUrl: string | null; loose: Loose[] }> {
  if (uploadId === null && !noPhoto) return { imageUrl: before, loose: [] }
  const loose = await dropImage(tx, before)
  if (uploadId === null) return { imageUrl: null, loose }
  if (!(await attachUpload(tx, { id: uploadId, personId, purpose: 'community-image', now }))) refuse('UPLOAD_FAILED')
  const key = (await uploadKey(tx, uploadId)) ?? refuse('UPLOAD_FAILED')
  return { imageUrl: fileAddress(key, 'card'), loose }
}

async function dropImage(tx: Tx, address: string | null): Promise<Loose[]> {
  const stored = address && readPath(address.replace(/^\/files\//, ''))
  return stored ? detachUploadsByKey(tx, [stored.key]) : []
}
