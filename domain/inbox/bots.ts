import { holds } from '../access/capabilities.ts'
import type { InboxItem } from './card.ts'

/** A named bot; what it writes stands in `botTexts.ts`, which is fetched when one is chosen. */
export type Bot = { id: 'sol' | 'terra' | 'aura' | 'vita'; name: string }

/** The four bots (IN-BOT-03, IN-BOT-09..12). */
export const bots: readonly Bot[] = [
  {
    id: 'sol',
    name: 'Sol (licht en slaap)',
  },
  {
    id: 'terra',
    name: 'Terra (voeding)',
  },
  {
    id: 'aura',
    name: 'Aura (adem en stress)',
  },
  {
    id: 'vita',
    name: 'Vita (beweging en herstel)',
  },
]

/** Whether bots are offered to somebody who answers this notification: to admins, and never to somebody outside (IN-BOT-01, IN-BOT-02, IN-BOT-13). */
export const offersBots = (role: string | null, { type }: Pick<InboxItem, 'type'>): boolean =>
  holds(role, 'manageSite') && type !== 'external_message'

/** What is said about the bots (IN-BOT-05..07). */
export const botWords = {
  label: 'AI antwoord',
  replace: 'Huidige tekst vervangen?',
  replaceVerb: 'Vervangen',
  done: 'AI antwoord gegenereerd',
  failed: 'Er ging iets mis bij het genereren van het AI antwoord.',
} as const
