import type { RefusalOf } from '../base/refusals.ts'
import { messageTextRefusal } from '../community/messageText.ts'
import { dailyLimit } from './limits.ts'

type Asked = {
  text: string
  sessionId: string
  profileId: string
  /** The person's own messages of this Amsterdam day. */
  sentToday: number
}

/**
 * Why a question cannot be sent, or null: a talk of somebody else, blank or over 1000 characters, or 500 were sent
 * today (SH-ASSIST-06, SH-ASSIST-17, SH-ASSIST-19, SH-ASSIST-21, SH-EDGE-33).
 */
export function questionRefusal(asked: Asked): RefusalOf<'FORBIDDEN' | 'INVALID_MESSAGE' | 'DAILY_LIMIT'> | null {
  if (asked.sessionId !== asked.profileId) return { code: 'FORBIDDEN' }
  if (messageTextRefusal(asked.text)) return { code: 'INVALID_MESSAGE' }
  return asked.sentToday >= dailyLimit ? { code: 'DAILY_LIMIT' } : null
}
