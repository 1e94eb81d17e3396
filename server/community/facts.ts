import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { type Audience, type Decisions, only } from '../base/facts/decisions.ts'
import { holdsNow } from '../base/holders.ts'
import { profiles } from '../profile/tables.ts'
import { decisionNotices } from './caseNotices.ts'
import { editNotices } from './editNotices.ts'
import { noticesOf } from './notices.ts'
import { channels, communities, conversations } from './tables.ts'

/** Everyone who can read the community now; nobody when it is closed. */
export const communityReaders = {
  about: ({ communityId }: { communityId: string }) => communityId,
  async read(reader: Reader, communityIds: readonly string[]): Promise<ReadonlyMap<string, Audience>> {
    const open = await reader
      .select({ id: communities.id, roles: communities.allowedRoles })
      .from(communities)
      .where(and(inArray(communities.id, [...communityIds]), eq(communities.isActive, true)))
    return new Map(open.map(({ id, roles }): [string, Audience] => [id, { holders: 'readCommunity', roles }]))
  },
}

/**
 * Everyone who can read the channel now: the readers of its community, nobody when that is closed, or the two people of a
 * private conversation, as far as the gate is open for them (COM-CHAT-19).
 */
export const channelReaders = {
  about: ({ channelId }: { channelId: string }) => channelId,
  async read(reader: Reader, channelIds: readonly string[]): Promise<ReadonlyMap<string, Audience>> {
    const found = await reader
      .select({ id: channels.id, isOpen: communities.isActive, roles: communities.allowedRoles, people })
      .from(channels)
      .leftJoin(communities, eq(communities.id, channels.communityId))
      .where(inArray(channels.id, [...channelIds]))
    return new Map(
      found.map(({ id, isOpen, roles, people }): [string, Audience] => {
        if (isOpen === null) return [id, { people }]
        return [id, isOpen ? { holders: 'readCommunity', roles: roles ?? [] } : 'nobody']
      }),
    )
  },
}

/** The people of a private conversation who may read it now; of a channel of a community none. */
const people = sql<string[]>`array(select ${profiles.id}::text from ${conversations}
  join ${profiles} on ${profiles.id} in (${conversations.firstId}, ${conversations.secondId})
  where ${conversations.id} = ${channels.id} and ${holdsNow('readCommunity', profiles)})`

/** Who works the queue of reported messages; the facts name no message and nobody. */
const judges: Audience = { holders: 'judgeReports' }

/** Who should know what happens in communities. A reaction makes no notification (IN-REACT-08). */
export const communityDecisions = {
  'message.posted': { audience: channelReaders, notifyAll: noticesOf },
  'message.edited': { audience: channelReaders, notify: editNotices },
  'message.removed': { audience: channelReaders },
  'reaction.set': { audience: channelReaders },
  'channel.read': { audience: only },
  'conversation.changed': { audience: channelReaders },
  'community.joined': { audience: only },
  'community.left': { audience: only },
  'community.changed': { audience: { holders: 'readCommunity' } },
  'case.changed': { audience: judges },
  'case.decided': { audience: judges, notify: decisionNotices },
} satisfies Decisions
