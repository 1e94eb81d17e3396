import { oneEmoji } from '@bewezen/domain/base/emoji.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { serve } from '../base/serve.ts'
import { profiles } from '../profile/tables.ts'
import { openMessage } from './doors.ts'
import { reactions } from './tables.ts'

const mostNames = 50

/** Who reacted to a message with an emoji, in the order in which they came (COM-CHAT-13). */
export const reactors = serve(community.reactors, async (ctx, { messageId, emoji }) => {
  await openMessage(ctx.db, ctx.person, messageId)
  const rows = await ctx.db
    .select({ firstName: profiles.firstName, lastName: profiles.lastName })
    .from(reactions)
    .innerJoin(profiles, and(eq(profiles.id, reactions.reactorId), isNull(profiles.hiddenAt)))
    .where(and(eq(reactions.messageId, messageId), eq(reactions.emoji, oneEmoji(emoji) ?? '')))
    .orderBy(reactions.createdAt, profiles.firstName)
    .limit(mostNames)
  return { names: rows.map((row) => `${row.firstName} ${row.lastName}`) }
})
