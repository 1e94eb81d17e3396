import { assistant } from '@bewezen/domain/assistant/contract.ts'
import { assistantPage } from '@bewezen/domain/assistant/limits.ts'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { serve } from '../base/serve.ts'
import { assistantMessages } from './tables.ts'

const { id, content, isUser, createdAt, profileId, sessionId } = assistantMessages
const shown = { id, content, isUser, createdAt }

/** A page of the viewer's own talk, newest first, and before a place; equal moments go by id (SH-ASSIST-14..16, SH-CALL-02). */
export const messages = serve(assistant.messages, async (ctx, { beforeAt, beforeId }) => {
  const personId = ctx.person.id
  const before =
    beforeAt && beforeId ? sql`(${createdAt}, ${id}) < (${beforeAt}::timestamptz, ${beforeId}::uuid)` : undefined
  const rows = await ctx.db
    .select(shown)
    .from(assistantMessages)
    .where(and(eq(profileId, personId), eq(sessionId, personId), before))
    .orderBy(desc(createdAt), desc(id))
    .limit(assistantPage + 1)
  return {
    messages: rows.slice(0, assistantPage).map(toMessage),
    hasOlder: rows.length > assistantPage,
    answering: ctx.house.assistant.answers.answering(personId),
  }
})

/** Some of the viewer's own messages by id; those of somebody else are left out as if they did not exist (SH-EDGE-24). */
export const messagesById = serve(assistant.messagesById, async (ctx, { ids }) => {
  const rows = await ctx.db
    .select(shown)
    .from(assistantMessages)
    .where(and(eq(profileId, ctx.person.id), inArray(id, ids)))
    .orderBy(createdAt, id)
  return { messages: rows.map(toMessage) }
})

const toMessage = (row: { id: string; content: string; isUser: boolean; createdAt: Date }) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
})
