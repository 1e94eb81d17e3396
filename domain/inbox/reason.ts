import { asNotificationType } from './notification.ts'
import type { Notification } from './page.ts'
import { reasonWords } from './settingsWords.ts'

/** Where what one hears is chosen. */
export const settingsPath = '/profile#settings'

type Reasoned = Pick<Notification, 'type' | 'channel'> & { data?: Pick<Notification['data'], 'commentId'> }

/** Why somebody got a notification, in plain words: what happened, and by which choice it is told (issue: 'Waarom krijg ik dit?'). */
export function reasonOf({ type, channel, data }: Reasoned): string {
  const known = asNotificationType(type)
  if (!known) return reasonWords.unknown
  if (data?.commentId && (known === 'mention' || known === 'reply')) return reasonWords.comment[known]
  return reasonWords[known](channel?.name ?? null)
}
