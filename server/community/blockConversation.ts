import { community } from '@bewezen/domain/community/contract.ts'
import { and, eq } from 'drizzle-orm'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { openConversation } from './conversations.ts'
import { conversationBlocks } from './tables.ts'

/** Sets whether the viewer lets no new messages through in a conversation; asking for what is so already changes nothing (COM-CHAT-19, COM-CHAT-24). */
export const blockConversation = serve(community.blockConversation, (ctx, { conversationId, on }) =>
  ctx.transaction(async (tx, now) => {
    // Locked: a message that is on its way comes before the block or not at all.
    const { isDesk } = await openConversation(tx, ctx.person.id, conversationId, { lock: true })
    // What those who run the site have to say always arrives (COM-MOD-10).
    if (isDesk) refuse('FORBIDDEN')
    const block = { conversationId, blockerId: ctx.person.id }
    const changed = on
      ? await tx
          .insert(conversationBlocks)
          .values({ ...block, blockedAt: now })
          .onConflictDoNothing()
          .returning({ id: conversationBlocks.conversationId })
      : await tx
          .delete(conversationBlocks)
          .where(
            and(eq(conversationBlocks.conversationId, conversationId), eq(conversationBlocks.blockerId, ctx.person.id)),
          )
          .returning({ id: conversationBlocks.conversationId })
    if (changed.length > 0) await record(tx, { kind: 'conversation.changed', channelId: conversationId })
    return { isBlocked: on }
  }),
)
