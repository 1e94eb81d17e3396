import { type Moment, minuteMs, toMs } from '../base/moment.ts'
import type { RefusalOf } from '../base/refusals.ts'

/** How long after it was said a message can be changed, the last millisecond included (COM-CHAT-15). */
export const editMs = 15 * minuteMs

type Said = { authorId: string | null; createdAt: Moment; deletedAt: unknown }
/** Why nothing can be written where the message stands, by `postRefusal` or `directRefusal`. */
type Closed = RefusalOf<'CHANNEL_READ_ONLY'> | RefusalOf<'CONVERSATION_CLOSED'> | null

/**
 * Why somebody cannot change the text of a message now, or null: it is another's, it was deleted, nothing can be written
 * there any more, or it was said more than 15 minutes ago (COM-CHAT-15, COM-CHAT-30).
 */
export function editRefusal(
  person: { id: string },
  message: Said,
  closed: Closed,
  now: Moment,
): RefusalOf<'FORBIDDEN' | 'NOT_FOUND' | 'EDIT_OVER'> | Closed {
  if (message.authorId !== person.id) return { code: 'FORBIDDEN' }
  if (message.deletedAt) return { code: 'NOT_FOUND' }
  return closed ?? (toMs(now) - toMs(message.createdAt) > editMs ? { code: 'EDIT_OVER' } : null)
}
