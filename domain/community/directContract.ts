import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { Face } from '../profile/face.ts'

const Conversation = z.object({
  /** Also the id under which its messages are asked for, as that of a channel is. */
  id: Id,
  /** Whether it is the one with 'Beheer', of whom nobody is named (COM-MOD-10). */
  isDesk: z.boolean(),
  /** The other of the two; null when that account is gone or going, and for 'Beheer'. */
  other: Face.extend({ role: z.string() }).nullable(),
  unread: z.number(),
  lastSeq: z.number(),
  /** The newest message; its text is cut, and empty when it was deleted or is a picture alone. */
  last: z
    .object({ content: z.string(), isMine: z.boolean(), isDeleted: z.boolean(), hasPicture: z.boolean(), at: Instant })
    .nullable(),
  /** Whether the viewer blocked the other; what the other did is not told. */
  isBlocked: z.boolean(),
  mayPost: z.boolean(),
})
export type Conversation = z.infer<typeof Conversation>

/** Private conversations of exactly two (COM-CHAT-19); what is said in them goes through the operations for messages. */
export const direct = {
  /** The viewer's conversations, the one with the newest message first; at most 200. */
  conversations: operation({
    needs: 'readCommunity',
    read: true,
    input: z.object({}),
    output: z.object({ conversations: z.array(Conversation) }),
  }),
  /** One of the viewer's own conversations. */
  conversation: operation({
    needs: 'readCommunity',
    read: true,
    input: z.object({ conversationId: Id }),
    output: Conversation,
  }),
  /** The conversation with a member, which is begun when there is none; it is the same one whoever asks first. */
  startConversation: operation({
    needs: 'writeCommunity',
    input: z.object({ personId: Id }),
    output: z.object({ conversationId: Id }),
    refusals: { CONVERSATION_CLOSED: nothing },
  }),
  /** Stops new messages of the other, or lets them through again; a state that is set. */
  blockConversation: operation({
    needs: 'writeCommunity',
    input: z.object({ conversationId: Id, on: z.boolean() }),
    output: z.object({ isBlocked: z.boolean() }),
  }),
}
