/**
 * The texts of the hero of the home page (MKT-HOME-02, MKT-HOME-10). Apart from the other words of this room, since the
 * code that every visitor loads first carries them.
 */
export const heroWords = {
  turning: ['Project', 'Community', 'Labs', 'Events', 'Market'],
  /** How long each word stands, in milliseconds. */
  turnsEvery: 2_500,
  lead: 'Een goede gezondheid is haalbaar. Bewijs het zelf, met licht, ritme en je eigen cijfers.',
  pause: 'Pauzeer de wisselende woorden',
  resume: 'Laat de woorden weer wisselen',
} as const
