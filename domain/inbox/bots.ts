import { holds } from '../access/capabilities.ts'
import type { InboxItem } from './card.ts'

/** A named bot with the answer that it always begins with; `{naam}` is who wrote (IN-BOT-08). */
export type Bot = { id: string; name: string; template: string }

/** The four bots (IN-BOT-03, IN-BOT-09..12). */
export const bots: readonly Bot[] = [
  {
    id: 'sol',
    name: 'Sol (licht en slaap)',
    template:
      'Hoi {naam}, dank voor je bericht! Begin klein: ga binnen een uur na het opstaan tien minuten naar buiten en dim je schermen na zonsondergang. Noteer een week lang hoe je slaapt en deel je ervaring hier.',
  },
  {
    id: 'terra',
    name: 'Terra (voeding)',
    template:
      'Hoi {naam}, goede vraag! Houd drie dagen bij wat en wanneer je eet en hoe je je daarna voelt. Deel je notities hier, dan kijken we samen welke ene stap je als eerste kunt testen. Gebruik je medicatie? Overleg dan eerst met je arts.',
  },
  {
    id: 'aura',
    name: 'Aura (adem en stress)',
    template:
      'Hoi {naam}, fijn dat je dit deelt. Probeer vandaag twee keer vijf minuten rustig te ademen: vier tellen in, zes tellen uit. Merk op wat er verandert en laat het ons weten. Neem bij aanhoudende klachten contact op met je huisarts.',
  },
  {
    id: 'vita',
    name: 'Vita (beweging en herstel)',
    template:
      'Hoi {naam}, mooi dat je hiermee bezig bent! Kies een beweging die je leuk vindt, doe die deze week drie keer rustig en houd je energie bij op een schaal van 1 tot 10. Deel je score hier, dan bouwen we samen verder.',
  },
]

/** Whether bots are offered to somebody who answers this notification: to admins, and never to somebody outside (IN-BOT-01, IN-BOT-02, IN-BOT-13). */
export const offersBots = (role: string | null, { type }: Pick<InboxItem, 'type'>): boolean =>
  holds(role, 'manageSite') && type !== 'external_message'

/** What a bot writes to the sender: by first name, else username, else 'daar' (IN-BOT-08). */
export function botText(
  { template }: Bot,
  sender: { firstName: string | null; username: string | null } | null,
): string {
  const name = [sender?.firstName, sender?.username].find((one) => one?.trim())?.trim() ?? 'daar'
  return template.replace('{naam}', () => name)
}

/** What is said about the bots (IN-BOT-05..07). */
export const botWords = {
  label: 'AI antwoord',
  replace: 'Huidige tekst vervangen?',
  replaceVerb: 'Vervangen',
  done: 'AI antwoord gegenereerd',
  failed: 'Er ging iets mis bij het genereren van het AI antwoord.',
} as const
