/** Presses at the door that were not taken or not sent; it is told on whatever page one is by then (EV-MORE-51). */
export const pressWords = {
  refused: 'Dit is niet opgeslagen',
  refusedText: 'Je mag op deze dag niet meer inchecken, of de plek bestaat niet meer.',
  lost: (count: number) => `${count === 1 ? '1 check-in is' : `${count} check-ins zijn`} nog niet verzonden.`,
} as const
