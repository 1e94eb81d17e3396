import { wholeNumber } from '../base/numbers.ts'

const peopleOf = (count: number) => (count === 1 ? '1 persoon' : `${wholeNumber(count)} mensen`)

/** Before a message names a group: how many people that calls (COM-CHAT-42). */
export const calledWords = {
  calls: (count: number) => `Dit bericht roept ${count === 0 ? 'niemand' : peopleOf(count)} op`,
  counting: 'Tellen wie dit bericht oproept...',
  failed: 'Kon niet tellen hoeveel mensen dit bericht oproept',
  question: (count: number) => `Wil je ${peopleOf(count)} oproepen?`,
  uncounted: 'Wil je een hele groep oproepen?',
  text: 'Zij krijgen allemaal een melding van dit bericht.',
  send: 'Bericht versturen',
  save: 'Wijziging opslaan',
} as const
