import { oneEmoji, reactionRefusal } from '@bewezen/domain/community/emoji.ts'
import { feed } from '@bewezen/domain/feed/contract.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { openPost } from './doors.ts'
import { selectPosts } from './rows.ts'
import { postReactions, posts } from './tables.ts'

/** Sets whether the viewer reacts to a post; asking for what is so already changes nothing (COM-LEARN-02). */
export const react = serve(feed.react, async (ctx, { postId, emoji: typed, on }) => {
  const emoji = oneEmoji(typed) ?? refuse('INVALID_INPUT', { fields: ['emoji'] })
  await ctx.transaction(async (tx, now) => {
    // Held, since two people at once could each add the last emoji that fits.
    const { communityId } = await openPost(tx, ctx.person, postId)
    if (on) refuseIf(reactionRefusal(await emojiAt(tx, postId), emoji))
    const reaction = { postId, reactorId: ctx.person.id, emoji }
    const changed = on ? await addReaction(tx, { ...reaction, createdAt: now }) : await takeReaction(tx, reaction)
    if (changed) await record(tx, { kind: 'post.reacted', postId, communityId, reactorId: ctx.person.id })
  })
  const [row] = await selectPosts(ctx.db, ctx.person.id).where(eq(posts.id, postId))
  return { postId, reactions: row?.reactions ?? [] }
})

async function emojiAt(tx: Tx, postId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ emoji: postReactions.emoji })
    .from(postReactions)
    .where(eq(postReactions.postId, postId))
  return rows.map((row) => row.emoji)
}

async function addReaction(tx: Tx, reaction: typeof postReactions.$inferInsert): Promise<boolean> {
  const made = await tx.insert(postReactions).values(reaction).onConflictDoNothing().returning()
  return made.length > 0
}

type OneReaction = { postId: string; reactorId: string; emoji: string }

async function takeReaction(tx: Tx, { postId, reactorId, emoji }: OneReaction): Promise<boolean> {
  const mine = [
    eq(postReactions.postId, postId),
    eq(postReactions.reactorId, reactorId),
    eq(postReactions.emoji, emoji),
  ]
  const gone = await tx
    .delete(postReactions)
    .where(and(...mine))
    .returning()
  return gone.length > 0
}
