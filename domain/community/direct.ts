/** A private conversation as one of its two people finds it. */
export type Conversation = {
  /** Whether it is the one with 'Beheer', where somebody always is (COM-MOD-10). */
  isDesk: boolean
  /** Whether either of them stopped new messages ('Blokkeren'). */
  isBlocked: boolean
  /** Whether the other is still there and can read in the community; nobody is there in place of who left. */
  isOtherHere: boolean
}

/**
 * Why nothing can be written in a private conversation now, or null. One answer for every reason: who is blocked should
 * not be told so (COM-CHAT-19, COM-CHAT-24).
 */
export const directRefusal = ({
  isDesk,
  isBlocked,
  isOtherHere,
}: Conversation): { code: 'CONVERSATION_CLOSED' } | null =>
  !isDesk && (isBlocked || !isOtherHere) ? { code: 'CONVERSATION_CLOSED' } : null

/** The two people of a conversation in the order in which they are stored, so that each pair has one; null for somebody alone. */
export const pairOf = (one: string, other: string): { firstId: string; secondId: string } | null =>
  one === other ? null : one < other ? { firstId: one, secondId: other } : { firstId: other, secondId: one }

/** Of the newest message this much stands in the list of conversations. */
export const snippetLength = 140
/** How many conversations are listed, those with the newest messages. */
export const maxConversations = 200
