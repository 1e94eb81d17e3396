import { holds } from '@bewezen/domain/access/capabilities.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import type { ManagedCommunity } from '@bewezen/domain/community/managingContract.ts'
import { asc, eq } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { filledAmong } from './contents.ts'
import { channels, communities } from './tables.ts'
import { taughtBy } from './teaching.ts'

/** The communities that the viewer manages, archived ones included, each with its channels in their order (COM-CHAT-21). */
export const managed = serve(community.managed, async (ctx) => {
  const isMine = await managesOf(ctx, ctx.db)
  const rows = await ctx.db
    .select({ community: communities, channel: channels })
    .from(communities)
    .leftJoin(channels, eq(channels.communityId, communities.id))
    .orderBy(asc(communities.orderIndex), asc(communities.name), asc(channels.orderIndex), asc(channels.name))
  const filled = await filledAmong(ctx.house, ctx.db, [...new Set(rows.map(({ community }) => community.id))])
  const found = new Map<string, ManagedCommunity>()
  for (const { community: it, channel } of rows) {
    if (!isMine(it.id)) continue
    const { id, imageUrl, memberCount } = it
    const listed = found.get(id) ?? {
      id,
      imageUrl,
      memberCount,
      hasMessages: filled.has(id),
      channels: [],
      ...communityText(it),
    }
    found.set(id, listed)
    if (!channel) continue
    const hasMessages = channel.lastSeq > 0
    listed.hasMessages ||= hasMessages
    listed.channels.push({ id: channel.id, hasMessages, ...channelText(channel) })
  }
  return { communities: [...found.values()] }
})

/** Which communities somebody manages: an admin all, a teacher those they teach in (COM-CHAT-21). */
export async function managesOf({ house, person }: Ctx, reader: Reader): Promise<(communityId: string) => boolean> {
  if (holds(person.role, 'manageCommunity')) return () => true
  const taught = await taughtBy(house, reader, person.id)
  return (id) => taught.has(id)
}

/** Refuses NOT_FOUND alike for an unknown community and one that somebody does not manage. */
export async function openManaged(ctx: Ctx, reader: Reader, communityId: string): Promise<void> {
  const [row] = await reader.select({ id: communities.id }).from(communities).where(eq(communities.id, communityId))
  if (!row || !(await managesOf(ctx, reader))(communityId)) refuse('NOT_FOUND')
}

type CommunityRow = typeof communities.$inferSelect
type ChannelRow = typeof channels.$inferSelect

/** What is written of a community and of a channel. */
export const communityText = ({ name, slug, description, isActive, isStart, allowedRoles }: CommunityRow) => ({
  name,
  slug,
  description: description ?? '',
  isActive,
  isStart,
  allowedRoles,
})
export const channelText = ({ name, slug, description, isArchived, postRoles }: ChannelRow) => ({
  name,
  slug,
  description: description ?? '',
  isArchived,
  postRoles,
})
