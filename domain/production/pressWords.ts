/** Presses at the door that were not taken or not sent; it is told on whatever page one is by then (EV-MORE-51, EV-MORE-58). */
export const pressWords = {
  refused: 'Dit is niet opgeslagen',
  refusedText: (presses: readonly string[]) =>
    `Je mag op deze dag niet meer inchecken, of de plek bestaat niet meer. Geef het door aan de organisator: ${presses.join(', ')}.`,
  pressed: (name: string | undefined, inside: boolean) =>
    `${name ?? 'iemand'} ${inside ? 'is binnen' : 'is teruggehaald'}`,
  understood: 'Begrepen',
  lost: (count: number) => `${count === 1 ? '1 check-in is' : `${count} check-ins zijn`} nog niet verzonden.`,
} as const
