/** What a new message in a channel means to the people around it. All ids are of people who exist. */
export type PostedMessage = {
  authorId: string
  /** The author of the message it answers; null without one, or when that person was removed. */
  parentAuthorId: string | null
  /** Everybody named in the text, batch mentions unfolded. */
  mentionedIds: Iterable<string>
  /** Those who switched on 'Meldingen voor dit kanaal'. */
  followerIds: Iterable<string>
}

export type MessageNotification = { personId: string; type: 'mention' | 'reply' | 'message' }

/**
 * Who is told about a message and as what: a mention goes before a reply and a reply before a plain message, once per
 * person, never the author, and only who may read the channel (COM-CHAT-11, COM-CHAT-12, IN-MENTION-09).
 */
export function notifyWhom(message: PostedMessage, mayRead: (personId: string) => boolean): MessageNotification[] {
  const told = new Map<string, MessageNotification['type']>()
  const tell = (personId: string, type: MessageNotification['type']) => {
    if (personId !== message.authorId && !told.has(personId) && mayRead(personId)) told.set(personId, type)
  }
  for (const personId of message.mentionedIds) tell(personId, 'mention')
  if (message.parentAuthorId !== null) tell(message.parentAuthorId, 'reply')
  for (const personId of message.followerIds) tell(personId, 'message')
  return Array.from(told, ([personId, type]) => ({ personId, type }))
}
