import { comments as contract } from '@bewezen/domain/comments/contract.ts'
import { record } from '../base/facts/record.ts'
import { readEmoji, setReaction } from '../base/reactions.ts'
import { serve } from '../base/serve.ts'
import { openComment } from './doors.ts'
import { keptReactions, readComment } from './rows.ts'

/** Sets whether the viewer reacts to a comment; asking for what is so already changes nothing. Tells nobody's inbox (IN-REACT-08). */
export const react = serve(contract.react, async (ctx, { commentId, emoji: typed, on }) => {
  const emoji = readEmoji(typed)
  const reactorId = ctx.person.id
  await ctx.transaction(async (tx, now) => {
    const { subjectKind, subjectId, subject } = await openComment(ctx.house, tx, ctx.person, commentId, { lock: true })
    const changed = await setReaction(tx, keptReactions, { subjectId: commentId, reactorId, emoji, on, now })
    const { communityId } = subject
    const ids = { commentId, subjectKind, subjectId, reactorId, ...(communityId === null ? {} : { communityId }) }
    if (changed) await record(tx, { kind: 'comment.reacted', ...ids })
  })
  const { reactions } = await readComment(ctx.db, reactorId, commentId)
  return { commentId, reactions }
})
