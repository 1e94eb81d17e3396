/** Texts for a page that fails as a whole (SH-ERR-17). Apart from `failureWords`, since every first page carries these. */
export const pageFailedWords = {
  pageFailed: 'Er is iets misgegaan',
  tryAgain: 'Opnieuw proberen',
  toHome: 'Naar homepage',
} as const
