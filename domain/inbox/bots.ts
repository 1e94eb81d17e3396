import { holds } from '../access/capabilities.ts'
import { botNames } from './botWords.ts'
import type { InboxItem } from './card.ts'

/** A named bot; what it writes stands in `botTextWords.ts`, which is fetched when one is chosen. */
export type Bot = { id: keyof typeof botNames; name: string }

/** The four bots (IN-BOT-03, IN-BOT-09..12). */
export const bots: readonly Bot[] = (Object.keys(botNames) as Bot['id'][]).map((id) => ({ id, name: botNames[id] }))

/** Whether bots are offered to somebody who answers this notification: to admins, and never to somebody outside (IN-BOT-01, IN-BOT-02, IN-BOT-13). */
export const offersBots = (role: string | null, { type }: Pick<InboxItem, 'type'>): boolean =>
  holds(role, 'manageSite') && type !== 'external_message'
