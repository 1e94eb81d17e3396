import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { pairOf } from '@bewezen/domain/community/direct.ts'
import { directSlug } from '@bewezen/domain/community/slugs.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { countAttempt } from '../account/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { hasCapabilityNow } from '../base/havingCapability.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { profiles } from '../profile/tables.ts'
import { conversationOf } from './conversations.ts'
import { channels, conversations } from './tables.ts'

const atMostPerQuarterHour = 30

/**
 * The private conversation with somebody, begun when there is none. Two who begin at the same moment get the same one: the
 * pair is unique (COM-CHAT-19, COM-CHAT-26).
 */
export const startConversation = serve(community.startConversation, (ctx, { personId: otherId }) =>
  ctx.transaction(async (tx, now) => {
    const pair = pairOf(ctx.person.id, otherId) ?? refuse('INVALID_INPUT', { fields: ['personId'] })
    const before = await conversationOf(tx, ctx.person.id, otherId)
    if (before) return { conversationId: before }
    await openReachable(tx, otherId)
    const attempt = { kind: 'conversation', subject: ctx.person.id, now, limit: atMostPerQuarterHour } as const
    if (!(await countAttempt(ctx.house, tx, attempt))) refuse('TOO_MANY_REQUESTS')

    const id = newId()
    await tx.insert(channels).values({ id, slug: directSlug, name: '' })
    const [made] = await tx
      .insert(conversations)
      .values({ id, ...pair, startedBy: ctx.person.id, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: conversations.id })
    if (made) {
      await record(tx, { kind: 'conversation.changed', channelId: id })
      return { conversationId: id }
    }
    // The other was first: theirs is the one, and ours leaves no trace.
    await tx.delete(channels).where(eq(channels.id, id))
    return { conversationId: (await conversationOf(tx, ctx.person.id, otherId)) ?? refuse('NOT_FOUND') }
  }),
)

/** Refuses NOT_FOUND for somebody who is not there or is going, CONVERSATION_CLOSED for who cannot read in the community. */
async function openReachable(tx: Tx, personId: string): Promise<void> {
  const [found] = await tx
    .select({ isHere: sql<boolean>`${hasCapabilityNow('readCommunity', profiles)}` })
    .from(profiles)
    .where(and(eq(profiles.id, personId), isNull(profiles.hiddenAt)))
  if (!found) refuse('NOT_FOUND')
  if (!found.isHere) refuse('CONVERSATION_CLOSED')
}
