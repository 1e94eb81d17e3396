import { comments as contract } from '@bewezen/domain/comments/contract.ts'
import { oneEmoji, reactionRefusal } from '@bewezen/domain/community/emoji.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { openComment } from './doors.ts'
import { readComment } from './rows.ts'
import { commentReactions } from './tables.ts'

/** Sets whether the viewer reacts to a comment; asking for what is so already changes nothing. Tells nobody's inbox (IN-REACT-08). */
export const react = serve(contract.react, async (ctx, { commentId, emoji: typed, on }) => {
  const emoji = oneEmoji(typed) ?? refuse('INVALID_INPUT', { fields: ['emoji'] })
  await ctx.transaction(async (tx, now) => {
    // Locked, since two people at once could each add the last emoji that fits.
    const { subjectKind, subjectId, subject } = await openComment(ctx.house, tx, ctx.person, commentId, { lock: true })
    if (on) refuseIf(reactionRefusal(await emojiAt(tx, commentId), emoji))
    const reaction = { commentId, reactorId: ctx.person.id, emoji }
    const changed = on ? await addReaction(tx, { ...reaction, createdAt: now }) : await takeReaction(tx, reaction)
    const { communityId } = subject
    const ids = { commentId, subjectKind, subjectId, communityId, reactorId: ctx.person.id }
    if (changed) await record(tx, { kind: 'comment.reacted', ...ids })
  })
  const { reactions } = await readComment(ctx.db, ctx.person.id, commentId)
  return { commentId, reactions }
})

async function emojiAt(tx: Tx, commentId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ emoji: commentReactions.emoji })
    .from(commentReactions)
    .where(eq(commentReactions.commentId, commentId))
  return rows.map((row) => row.emoji)
}

async function addReaction(tx: Tx, reaction: typeof commentReactions.$inferInsert): Promise<boolean> {
  const made = await tx.insert(commentReactions).values(reaction).onConflictDoNothing().returning()
  return made.length > 0
}

type OneReaction = { commentId: string; reactorId: string; emoji: string }

async function takeReaction(tx: Tx, { commentId, reactorId, emoji }: OneReaction): Promise<boolean> {
  const { commentId: comment, reactorId: reactor, emoji: sign } = commentReactions
  const gone = await tx
    .delete(commentReactions)
    .where(and(eq(comment, commentId), eq(reactor, reactorId), eq(sign, emoji)))
    .returning()
  return gone.length > 0
}
