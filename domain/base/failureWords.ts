/** Texts for a lost connection and for what fails. Those of a page that fails as a whole are `pageFailedWords`. */
export const failureWords = {
  offline: 'Geen verbinding. Controleer je internet en probeer het opnieuw.',
  onlineAgain: 'Weer verbonden.',
  error: 'Fout',
  unknown: 'Onbekende fout',
} as const
