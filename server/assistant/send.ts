import { assistant } from '@bewezen/domain/assistant/contract.ts'
import { questionRefusal } from '@bewezen/domain/assistant/question.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { cleanMessageText } from '@bewezen/domain/community/messageText.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import type { House } from '../base/house.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { beginAnswer } from './answer.ts'
import { countToday } from './quota.ts'
import { assistantMessages } from './tables.ts'

/**
 * Stores a question and lets it be answered; the answer arrives live. When nothing will come the question is taken away
 * again, so that it neither stands there unanswered nor counts (SH-ASSIST-08, SH-ASSIST-21, SH-CALL-05).
 */
export const send = serve(assistant.send, async (ctx, { id = newId(), message, sessionId }) => {
  const content = cleanMessageText(message)
  const personId = ctx.person.id
  const isNew = await ctx.transaction(async (tx, now) => {
    if (await isStored(tx, { id, personId, content })) return false
    const sentToday = await countToday(tx, personId, now)
    refuseIf(questionRefusal({ text: content, sessionId, profileId: personId, sentToday }))
    const row = { id, profileId: personId, sessionId: personId, content, isUser: true, createdAt: now }
    await tx.insert(assistantMessages).values(row)
    await record(tx, { kind: 'assistant.said', personId, messageId: id })
    return true
  })
  if (isNew && (await beginAnswer(ctx.house, { id, personId, content })) === 'failed') {
    await takeAway(ctx.house, { id, personId })
    refuse('UNAVAILABLE')
  }
  return { success: true as const }
})

/** Whether this question was stored before; the same id with anything else in it is refused. */
async function isStored(tx: Tx, { id, personId, content }: { id: string; personId: string; content: string }) {
  const [known] = await tx.select().from(assistantMessages).where(eq(assistantMessages.id, id))
  if (!known) return false
  if (known.profileId !== personId || known.content !== content || !known.isUser) refuse('ID_IN_USE')
  return true
}

const takeAway = (house: House, { id, personId }: { id: string; personId: string }) =>
  house.transaction(async (tx) => {
    await tx.delete(assistantMessages).where(eq(assistantMessages.id, id))
    await record(tx, { kind: 'assistant.removed', personId, messageId: id })
  })
