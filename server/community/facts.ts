import { and, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { type Audience, type Decisions, only } from '../base/facts/decisions.ts'
import { decisionNotices } from './caseNotices.ts'
import { noticesOf } from './notices.ts'
import { communities } from './tables.ts'

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

/** Who works the queue of reported messages; the facts name no message and nobody. */
const judges: Audience = { holders: 'judgeReports' }

/** Who should know what happens in communities. A reaction makes no notification (IN-REACT-08). */
export const communityDecisions = {
  'message.posted': { audience: communityReaders, notify: noticesOf },
  'message.removed': { audience: communityReaders },
  'reaction.set': { audience: communityReaders },
  'channel.read': { audience: only },
  'community.joined': { audience: only },
  'case.changed': { audience: judges },
  'case.decided': { audience: judges, notify: decisionNotices },
} satisfies Decisions
