/** What is said of a text whose place went before it was sent (POD-MORE-61, LIVE-MORE-74). */
export const typedLeftWords = {
  typed: 'Wat je hier typte',
  copy: 'Tekst kopiëren',
  copied: 'Tekst gekopieerd',
  done: 'Weghalen',
} as const
