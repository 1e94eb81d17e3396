import { community } from '@bewezen/domain/community/contract.ts'
import { oneEmoji, reactionRefusal } from '@bewezen/domain/community/emoji.ts'
import { reactRefusal } from '@bewezen/domain/community/rights.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { conversationRefusal } from './conversations.ts'
import { inChannel, openMessage } from './doors.ts'
import { readMessage } from './messageRows.ts'
import { reactions } from './tables.ts'

/** Sets whether the viewer reacts to a message with an emoji; asking for what is so already changes nothing (IN-REACT-03). */
export const react = serve(community.react, async (ctx, { messageId, emoji: typed, on }) => {
  const emoji = oneEmoji(typed) ?? refuse('INVALID_INPUT', { fields: ['emoji'] })
  await ctx.transaction(async (tx, now) => {
    // Locked, since two people at once could each add the last emoji that fits.
    const { authorId, channel, deletedAt } = await openMessage(tx, ctx.person, messageId, { lock: true })
    if (deletedAt) refuse('NOT_FOUND')
    refuseIf(
      channel.communityId === null ? await conversationRefusal(tx, ctx.person.id, channel.id) : reactRefusal(channel),
    )
    if (on) refuseIf(reactionRefusal(await emojiAt(tx, messageId), emoji))

    const reaction = { messageId, reactorId: ctx.person.id, emoji }
    const changed = on ? await addReaction(tx, { ...reaction, authorId, now }) : await takeReaction(tx, reaction)
    if (changed) await record(tx, { kind: 'reaction.set', messageId, ...inChannel(channel), reactorId: ctx.person.id })
  })
  const { reactions } = await readMessage(ctx.db, ctx.person.id, messageId)
  return { messageId, reactions }
})

async function emojiAt(tx: Tx, messageId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ emoji: reactions.emoji })
    .from(reactions)
    .where(eq(reactions.messageId, messageId))
  return rows.map((row) => row.emoji)
}

type OneReaction = { messageId: string; reactorId: string; emoji: string }

/** The author is the message's own, whatever anyone sends (IN-REACT-06). Answers whether anything changed. */
async function addReaction(tx: Tx, { now, ...it }: OneReaction & { authorId: string | null; now: Date }) {
  const made = await tx
    .insert(reactions)
    .values({ ...it, createdAt: now })
    .onConflictDoNothing()
    .returning({ emoji: reactions.emoji })
  return made.length > 0
}

async function takeReaction(tx: Tx, { messageId, reactorId, emoji }: OneReaction): Promise<boolean> {
  const gone = await tx
    .delete(reactions)
    .where(and(eq(reactions.messageId, messageId), eq(reactions.reactorId, reactorId), eq(reactions.emoji, emoji)))
    .returning({ emoji: reactions.emoji })
  return gone.length > 0
}
