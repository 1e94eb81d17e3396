import type { Bot } from './bots.ts'

/** The answer that each bot begins with; `{naam}` is who wrote (IN-BOT-08..12). */
export const templates: Record<Bot['id'], string> = {
  sol: 'Hoi {naam}, dank voor je bericht! Begin klein: ga binnen een uur na het opstaan tien minuten naar buiten en dim je schermen na zonsondergang. Noteer een week lang hoe je slaapt en deel je ervaring hier.',
  terra:
    'Hoi {naam}, goede vraag! Houd drie dagen bij wat en wanneer je eet en hoe je je daarna voelt. Deel je notities hier, dan kijken we samen welke ene stap je als eerste kunt testen. Gebruik je medicatie? Overleg dan eerst met je arts.',
  aura: 'Hoi {naam}, fijn dat je dit deelt. Probeer vandaag twee keer vijf minuten rustig te ademen: vier tellen in, zes tellen uit. Merk op wat er verandert en laat het ons weten. Neem bij aanhoudende klachten contact op met je huisarts.',
  vita: 'Hoi {naam}, mooi dat je hiermee bezig bent! Kies een beweging die je leuk vindt, doe die deze week drie keer rustig en houd je energie bij op een schaal van 1 tot 10. Deel je score hier, dan bouwen we samen verder.',
}

/** What a bot writes to the sender: by first name, else username, else 'daar' (IN-BOT-08). */
export function botText({ id }: Bot, sender: { firstName: string | null; username: string | null } | null): string {
  const name = [sender?.firstName, sender?.username].find((one) => one?.trim())?.trim() ?? 'daar'
  return templates[id].replace('{naam}', () => name)
}
