/** Texts for a lost connection and for a page that fails as a whole (SH-ERR-17). */
export const failureWords = {
  offline: 'Geen verbinding. Controleer je internet en probeer het opnieuw.',
  onlineAgain: 'Weer verbonden.',
  pageFailed: 'Er is iets misgegaan',
  tryAgain: 'Opnieuw proberen',
  toHome: 'Naar homepage',
  error: 'Fout',
  unknown: 'Onbekende fout',
} as const
