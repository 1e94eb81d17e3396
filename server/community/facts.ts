import { rolesThatSee } from '@bewezen/domain/livestreams/stream.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { type Audience, type Decisions, each, only } from '../base/facts/decisions.ts'
import { hasCapabilityNow } from '../base/havingCapability.ts'
import { livestreams } from '../livestreams/tables.ts'
import { profiles } from '../profile/tables.ts'
import { decisionNotifications } from './caseNotifications.ts'
import { editNotifications } from './editNotifications.ts'
import { notificationsOf } from './notifications.ts'
import { channels, communities, conversations } from './tables.ts'

/** Everyone who can read the community now; nobody when it is closed. */
export const communityReaders = {
  about: ({ communityId }: { communityId: string }) => communityId,
  async read(reader: Reader, communityIds: readonly string[]): Promise<ReadonlyMap<string, Audience>> {
    const open = await reader
      .select({ id: communities.id, roles: communities.allowedRoles })
      .from(communities)
      .where(and(inArray(communities.id, [...communityIds]), eq(communities.isActive, true)))
    return new Map(open.map(({ id, roles }): [string, Audience] => [id, { capability: 'readCommunity', roles }]))
  },
}

/**
 * Everyone who can read the channel now: the readers of its community, nobody when that is closed, the audience of its
 * evening (LIVE-MORE-01), or the two people of a private conversation, as far as the gate is open for them (COM-CHAT-19).
 */
export const channelReaders = {
  about: ({ channelId }: { channelId: string }) => channelId,
  async read(reader: Reader, channelIds: readonly string[]): Promise<ReadonlyMap<string, Audience>> {
    const found = await reader
      .select({ id: channels.id, isOpen: communities.isActive, roles: communities.allowedRoles, people, evening })
      .from(channels)
      .leftJoin(communities, eq(communities.id, channels.communityId))
      .leftJoin(livestreams, eq(livestreams.talkChannelId, channels.id))
      .where(inArray(channels.id, [...channelIds]))
    return new Map(
      found.map(({ id, isOpen, roles, people, evening }): [string, Audience] => {
        if (evening) return [id, { capability: 'readCommunity', roles: rolesThatSee(evening) }]
        if (isOpen === null) return [id, { people }]
        return [id, isOpen ? { capability: 'readCommunity', roles: roles ?? [] } : 'nobody']
      }),
    )
  },
}

/** The audience of a stream. */
const evening = {
  visibleToEveryone: livestreams.visibleToEveryone,
  visibleToStudents: livestreams.visibleToStudents,
  visibleToTeachers: livestreams.visibleToTeachers,
  visibleToAdmins: livestreams.visibleToAdmins,
}

/** The people of a private conversation who may read it now; of a channel of a community none. */
const people = sql<string[]>`array(select ${profiles.id}::text from ${conversations}
  join ${profiles} on ${profiles.id} in (${conversations.firstId}, ${conversations.secondId})
  where ${conversations.id} = ${channels.id} and ${hasCapabilityNow('readCommunity', profiles)})`

/** Who works the queue of reported messages and answers as 'Beheer'; the facts name no message and nobody. */
const judges: Audience = { capability: 'judgeReports' }

/** Who should know what happens in communities. A reaction makes no notification (IN-REACT-08). */
export const communityDecisions = {
  'message.posted': { audience: channelReaders, notifyAll: notificationsOf },
  'message.edited': { audience: channelReaders, notifyAll: editNotifications },
  'message.removed': { audience: channelReaders },
  'reaction.set': { audience: channelReaders },
  'channel.read': { audience: only },
  'pin.set': { audience: only },
  'conversation.changed': { audience: channelReaders },
  'desk.changed': { audience: judges },
  'community.joined': { audience: only },
  'community.left': { audience: only },
  'community.changed': { audience: { capability: 'readCommunity' } },
  'case.changed': { audience: judges },
  'case.decided': { audience: judges, notifyAll: each(decisionNotifications) },
} satisfies Decisions
