/** Moving a single date of a series (EV-RECUR-29..35). */
export const dateMoveWords = {
  text: 'Alleen deze datum krijgt een ander moment; de rest van de reeks blijft zoals die is.',
  told: 'Wie is aangemeld, krijgt bericht als de start meer dan 30 minuten verschuift.',
  save: 'Verplaatsen',
  saving: 'Verplaatsen…',
  done: 'Datum verplaatst',
  doneText: 'De rest van de reeks is niet gewijzigd.',
  failed: 'Verplaatsen mislukt',
  gone: 'Deze datum kan niet meer worden verplaatst.',
  notAhead: 'Kies een moment dat nog komt.',
  dayTaken: 'Op die dag is er al een datum van deze reeks.',
  changed: (when: string) => `Deze datum is intussen verplaatst naar ${when}.`,
} as const
