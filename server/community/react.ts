import { community } from '@bewezen/domain/community/contract.ts'
import { record } from '../base/facts/record.ts'
import { readEmoji, setReaction } from '../base/reactions.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { isDeskTalk } from './desk/openTalk.ts'
import { inChannel, openMessage } from './doors.ts'
import { keptReactions, readMessage } from './messageRows.ts'
import { reactions } from './tables.ts'
import { isPrivateChannel, writeRefusal } from './writing.ts'

/** Sets whether the viewer reacts to a message with an emoji; asking for what is so already changes nothing (IN-REACT-03). */
export const react = serve(community.react, async (ctx, { messageId, emoji: typed, on }) => {
  const emoji = readEmoji(typed)
  const reactorId = ctx.person.id
  await ctx.transaction(async (tx, now) => {
    // Locked, since two people at once could each add the last emoji that fits.
    const { authorId, channel, deletedAt } = await openMessage(tx, ctx.person, messageId, { lock: true })
    if (deletedAt) refuse('NOT_FOUND')
    // Nobody would see it (COM-MOD-10).
    if (isPrivateChannel(channel) && (await isDeskTalk(tx, channel.id))) refuse('FORBIDDEN')
    refuseIf(await writeRefusal(tx, ctx.person, channel, { now, reacts: true }))
    const changed = await setReaction(tx, keptReactions, {
      subjectId: messageId,
      reactorId,
      emoji,
      on,
      now,
      // The author is the message's own, whatever anyone sends (IN-REACT-06).
      beside: [[reactions.authorId, authorId]],
    })
    if (changed) await record(tx, { kind: 'reaction.set', messageId, ...inChannel(channel), reactorId })
  })
  const message = await readMessage(ctx.db, reactorId, messageId)
  return { messageId, reactions: message.reactions }
})
