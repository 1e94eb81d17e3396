import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import type { Audience, Decisions } from '../base/facts/decisions.ts'
import { channels, communities, messages } from '../community/tables.ts'
import { reminders } from './remind.ts'

/**
 * Everyone who can read a channel in which a message shows the experiment now, and whose it is. Of one that was removed the
 * messages stand, so that those who saw it hear of that; its owner could not be looked up any more and is named.
 */
const whoSeesIt = {
  about: ({ experimentId, ownerId }: { experimentId: string; ownerId: string }) => `${experimentId} ${ownerId}`,
  async read(reader: Reader, about: readonly string[]): Promise<ReadonlyMap<string, Audience>> {
    const asked = about.map((one) => [one, ...one.split(' ')] as const)
    const shown = await reader
      .selectDistinct({ experimentId: messages.experimentId, roles: communities.allowedRoles })
      .from(messages)
      .innerJoin(channels, eq(channels.id, messages.channelId))
      .innerJoin(communities, and(eq(communities.id, channels.communityId), eq(communities.isActive, true)))
      .where(
        and(
          inArray(
            messages.experimentId,
            asked.map(([, id = '']) => id),
          ),
          isNull(messages.deletedAt),
        ),
      )
    return new Map(
      asked.map(([one, id, ownerId = '']): [string, Audience] => {
        const places = shown.filter(({ experimentId }) => experimentId === id)
        if (places.length === 0) return [one, { people: [ownerId] }]
        // One of them is open to every role.
        const roles = places.some(({ roles }) => roles.length === 0) ? [] : places.flatMap(({ roles }) => roles)
        return [one, { capability: 'readCommunity', roles, people: [ownerId] }]
      }),
    )
  },
}

/** What was measured changes nobody's inbox and goes out in no mail (COM-N1-08); what was not is told to its owner (COM-N1-24). */
export const experimentsDecisions = {
  'experiment.changed': { audience: whoSeesIt },
  'experiment.unmeasured': { audience: 'nobody', notifyAll: reminders },
} satisfies Decisions
