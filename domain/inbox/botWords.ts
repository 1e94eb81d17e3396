/** What the four bots are called (IN-BOT-03, IN-BOT-09..12). */
export const botNames = {
  sol: 'Sol (licht en slaap)',
  terra: 'Terra (voeding)',
  aura: 'Aura (adem en stress)',
  vita: 'Vita (beweging en herstel)',
} as const

/** What is said about the bots (IN-BOT-05..07). */
export const botWords = {
  label: 'AI antwoord',
  replace: 'Huidige tekst vervangen?',
  replaceVerb: 'Vervangen',
  done: 'AI antwoord gegenereerd',
  failed: 'Er ging iets mis bij het genereren van het AI antwoord.',
} as const
