/** What is said where somebody else changed or deleted what is being edited, with the ways to go on. */
export const meanwhileWords = {
  newer: 'Iemand anders wijzigde dit intussen. Wat jij typte, staat er nog.',
  newerNow: 'Nu staat er:',
  was: (before: string) => `was ${before}`,
  nothing: 'niets',
  yes: 'ja',
  no: 'nee',
  takeOver: 'Nieuwere gegevens overnemen',
  goOn: 'Verder met wat ik typte',
  gone: 'Iemand anders verwijderde dit intussen. Wat jij typte, staat er nog.',
  makeAgain: 'Opnieuw toevoegen',
} as const
