import { community } from '@bewezen/domain/community/contract.ts'
import { deskRefusal } from '@bewezen/domain/community/desk.ts'
import { cleanMessageText, messageTextRefusal } from '@bewezen/domain/community/messageText.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../access/index.ts'
import type { Tx } from '../../base/database/open.ts'
import { recordAll } from '../../base/facts/record.ts'
import { refuse, refuseIf } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { countMessage } from '../flood.ts'
import { saveMessage } from '../saveMessage.ts'
import { conversations, deskAnswers, messages } from '../tables.ts'
import { openTalk } from './openTalk.ts'

/**
 * Answers a member as 'Beheer'. The message and its fact have no author: who answered is written down beside it, for those
 * who work the queue, and in the log. Nobody answers past what they have not seen (COM-MOD-11, COM-MOD-13).
 */
export const answerAsDesk = serve(community.answerAsDesk, (ctx, { id, conversationId, content: typed, seenSeq }) =>
  ctx.transaction(async (tx, now) => {
    const moderatorId = ctx.person.id
    const content = cleanMessageText(typed)
    // Held before it is looked for: the second of two at the same moment finds what the first wrote.
    const talk = await openTalk(tx, ctx.person, conversationId)
    if (await isRepeated(tx, { id, conversationId, content, moderatorId })) return { done: true as const }
    if (messageTextRefusal(typed)) refuse('INVALID_INPUT', { fields: ['content'] })
    refuseIf(deskRefusal(talk, seenSeq))
    await countMessage(ctx, tx, now, { namesGroup: false })

    const nothing = { authorId: null, parentId: null, uploadId: null, experimentId: null }
    const seq = await saveMessage(tx, talk, { ...nothing, id, channelId: talk.id, content, createdAt: now })
    await tx.insert(deskAnswers).values({ messageId: id, moderatorId })
    await tx.update(conversations).set({ settledSeq: seq }).where(eq(conversations.id, talk.id))
    await writeAudit(tx, { actorId: moderatorId, action: 'desk.answered', subjectId: talk.personId, at: now })
    await recordAll(tx, [
      { kind: 'message.posted', messageId: id, channelId: talk.id, seq: String(seq) },
      { kind: 'desk.changed', channelId: talk.id },
    ])
    return { done: true as const }
  }),
)

type Answer = { id: string; conversationId: string; content: string; moderatorId: string }

/** Whether this very answer was stored before; refuses ID_IN_USE for anything else under its id. */
async function isRepeated(tx: Tx, { id, conversationId, content, moderatorId }: Answer): Promise<boolean> {
  const [stored] = await tx
    .select({ channelId: messages.channelId, content: messages.content, moderatorId: deskAnswers.moderatorId })
    .from(messages)
    .leftJoin(deskAnswers, eq(deskAnswers.messageId, messages.id))
    .where(eq(messages.id, id))
  if (!stored) return false
  const isSame = stored.channelId === conversationId && stored.content === content && stored.moderatorId === moderatorId
  return isSame || refuse('ID_IN_USE')
}
