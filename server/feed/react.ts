import { feed } from '@bewezen/domain/feed/contract.ts'
import { eq } from 'drizzle-orm'
import { record } from '../base/facts/record.ts'
import { readEmoji, setReaction } from '../base/reactions.ts'
import { serve } from '../base/serve.ts'
import { openPost } from './doors.ts'
import { keptReactions, selectPosts } from './rows.ts'
import { posts } from './tables.ts'

/** Sets whether the viewer reacts to a post; asking for what is so already changes nothing (COM-LEARN-02). */
export const react = serve(feed.react, async (ctx, { postId, emoji: typed, on }) => {
  const emoji = readEmoji(typed)
  const reactorId = ctx.person.id
  await ctx.transaction(async (tx, now) => {
    const { communityId } = await openPost(tx, ctx.person, postId)
    const changed = await setReaction(tx, keptReactions, { subjectId: postId, reactorId, emoji, on, now })
    if (changed) await record(tx, { kind: 'post.reacted', postId, communityId, reactorId })
  })
  const [row] = await selectPosts(ctx.db, reactorId).where(eq(posts.id, postId))
  return { postId, reactions: row?.reactions ?? [] }
})
