import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'

/** One message of the talk with the assistant; `isUser` says whose it is (SH-DATA-12). */
export const AssistantMessage = z.object({ id: Id, content: z.string(), isUser: z.boolean(), createdAt: Instant })
export type AssistantMessage = z.infer<typeof AssistantMessage>

/** Whoever passes the community gate (SH-ASSIST-25). */
const behindTheGate = { needs: 'readCommunity' } as const

export const assistant = {
  /**
   * A page of 15 messages of the viewer's own talk, newest first: the newest, or those before one, whose id orders equal
   * moments (SH-ASSIST-14..16). `answering` is the question that is being answered now.
   */
  messages: operation({
    ...behindTheGate,
    read: true,
    input: z.object({ beforeAt: Instant.optional(), beforeId: Id.optional() }),
    output: z.object({
      messages: z.array(AssistantMessage),
      hasOlder: z.boolean(),
      answering: Id.nullable(),
    }),
  }),
  /** Some messages by id, for what arrived live. */
  messagesById: operation({
    ...behindTheGate,
    read: true,
    input: z.object({ ids: z.array(Id).max(50) }),
    output: z.object({ messages: z.array(AssistantMessage) }),
  }),
  /**
   * Stores a question and lets it be answered; the answer arrives live (SH-CALL-04, SH-CALL-05). `id` is made by the
   * browser, so that a retry asks nothing twice; whoever calls the function without one gets a new one.
   */
  send: operation({
    ...behindTheGate,
    gateSaysForbidden: true,
    input: z.object({ id: Id.optional(), message: z.string(), sessionId: z.string() }),
    output: z.object({ success: z.literal(true) }),
    refusals: { DAILY_LIMIT: nothing, INVALID_MESSAGE: nothing },
  }),
}
