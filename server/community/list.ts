import type { Channel, Community } from '@bewezen/domain/community/contract.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { postRefusal } from '@bewezen/domain/community/rights.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../base/database/open.ts'
import { prepared } from '../base/database/prepared.ts'
import { serve } from '../base/serve.ts'
import { mayEnterWith } from './doors.ts'
import { channelPins, channelReads, channels, communities, communityMembers } from './tables.ts'

const viewer = sql.placeholder('viewer')

/** A row per channel, and one for a community without; counters that are kept, so that nothing is counted here. */
const rowsQuery = prepared((db: Db) =>
  db
    .select({
      community: {
        id: communities.id,
        slug: communities.slug,
        name: communities.name,
        description: communities.description,
        imageUrl: communities.imageUrl,
        memberCount: communities.memberCount,
      },
      membership: { joinedAt: communityMembers.joinedAt },
      channel: {
        id: channels.id,
        slug: channels.slug,
        name: channels.name,
        description: channels.description,
        lastSeq: channels.lastSeq,
        isArchived: channels.isArchived,
        postRoles: channels.postRoles,
      },
      reading: { readSeq: channelReads.readSeq },
      pinning: { place: channelPins.place },
    })
    .from(communities)
    .leftJoin(
      communityMembers,
      and(eq(communityMembers.communityId, communities.id), eq(communityMembers.personId, viewer)),
    )
    .leftJoin(channels, eq(channels.communityId, communities.id))
    .leftJoin(channelReads, and(eq(channelReads.channelId, channels.id), eq(channelReads.personId, viewer)))
    .leftJoin(channelPins, and(eq(channelPins.channelId, channels.id), eq(channelPins.personId, viewer)))
    .where(mayEnterWith(sql.placeholder('role')))
    .orderBy(communities.orderIndex, communities.name, communities.id, channels.orderIndex, channels.name)
    .prepare('community_list'),
)

/** The communities that the viewer may enter, with their channels and what is unread in each (COM-CHAT-01, COM-CHAT-04). */
export const list = serve(community.list, async (ctx) => {
  const { id, role } = ctx.person
  const rows = await rowsQuery(ctx.db).execute({ viewer: id, role })
  const found = new Map<string, Community>()
  for (const { community: it, membership, channel, reading, pinning } of rows) {
    const listed = found.get(it.id) ?? { ...it, joined: membership !== null, channels: [] }
    found.set(it.id, listed)
    if (channel)
      listed.channels.push(toChannel({ ...channel, pin: pinning?.place ?? null }, reading?.readSeq ?? 0, role))
  }
  return { communities: [...found.values()] }
})

type ChannelRow = Omit<Channel, 'unread' | 'mayPost'> & { postRoles: string[] }

const toChannel = ({ postRoles, ...channel }: ChannelRow, readSeq: number, role: string | null): Channel => ({
  ...channel,
  unread: channel.lastSeq - readSeq,
  mayPost: postRefusal(role, { ...channel, postRoles }) === null,
})
