import { holds } from '@bewezen/domain/access/capabilities.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { editRefusal } from '@bewezen/domain/community/editing.ts'
import { mentionsIn } from '@bewezen/domain/community/mentions.ts'
import { cleanMessageText, messageTextRefusal } from '@bewezen/domain/community/messageText.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { tellDesk } from './desk/openTalk.ts'
import { inChannel, openMessage } from './doors.ts'
import { countMessage } from './flood.ts'
import { namedIn, replaceMentions } from './mentions.ts'
import { readMessage } from './messageRows.ts'
import { messages } from './tables.ts'
import { isPrivateChannel, writeRefusal } from './writing.ts'

/** Changes the text of an own message within 15 minutes; saying the same again changes nothing (COM-CHAT-15, COM-CHAT-30). */
export const edit = serve(community.edit, async (ctx, { messageId, content: typed, before }) => {
  const content = cleanMessageText(typed)
  if (messageTextRefusal(typed)) refuse('INVALID_INPUT', { fields: ['content'] })
  await ctx.transaction(async (tx, now) => {
    const { person } = ctx
    const named = mentionsIn(content, holds(person.role, 'mentionGroups'))
    // Counted before anything is locked: two that wait for each other's lock would both fail.
    await countMessage(ctx, tx, now, { namesGroup: named.batches.length > 0 })

    // Locked, so that whoever deletes or edits it at the same moment comes before or after as a whole.
    const { authorId, channel, ...message } = await openMessage(tx, person, messageId, { lock: true })
    // Whoever may not edit it hears nothing of the place where it stands.
    if (authorId !== person.id) refuse('FORBIDDEN')
    const isPrivate = isPrivateChannel(channel)
    const closed = await writeRefusal(tx, person, channel, { now })
    const said = await readSaid(tx, messageId)
    // A request that is repeated was answered before, however late it comes again.
    if (said.content === content && !message.deletedAt) return
    refuseIf(editRefusal(person, { ...message, authorId, createdAt: said.createdAt }, closed, now))
    if (before !== undefined && cleanMessageText(before) !== said.content) refuse('CHANGED', { current: said.content })

    await saveEdit(tx, { messageId, content, now })
    // Nobody is called into a conversation of two (COM-CHAT-26).
    if (!isPrivate) await replaceMentions(tx, messageId, namedIn(channel, named))
    if (isPrivate) await tellDesk(tx, channel.id)
    await record(tx, { kind: 'message.edited', messageId, ...inChannel(channel), authorId })
  })
  return readMessage(ctx.db, ctx.person.id, messageId)
})

/** Gives a message another text. It must have been opened with its lock in the same transaction, and not be deleted. */
export const saveEdit = (tx: Tx, { messageId, content, now }: { messageId: string; content: string; now: Date }) =>
  tx.update(messages).set({ content, editedAt: now }).where(eq(messages.id, messageId))

async function readSaid(tx: Tx, messageId: string): Promise<{ content: string; createdAt: Date }> {
  const [said] = await tx
    .select({ content: messages.content, createdAt: messages.createdAt })
    .from(messages)
    .where(eq(messages.id, messageId))
  return said ?? refuse('NOT_FOUND')
}
