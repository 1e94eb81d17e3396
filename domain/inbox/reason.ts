import type { Notification } from './contract.ts'
import { asNotificationType } from './notification.ts'
import { reasonWords } from './settingsWords.ts'

/** Where what one hears is chosen. */
export const settingsPath = '/profile#settings'

/** Why somebody got a notification, in plain words: what happened, and by which choice it is told (issue: 'Waarom krijg ik dit?'). */
export function reasonOf({ type, channel }: Pick<Notification, 'type' | 'channel'>): string {
  const known = asNotificationType(type)
  if (!known) return reasonWords.unknown
  return reasonWords[known](channel?.name ?? null)
}
