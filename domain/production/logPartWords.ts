import { wholeNumber } from '../base/numbers.ts'

/** In the log. */
export const logPartWords = {
  cost: 'Kosten',
  todo: 'Taak',
  briefing: 'Briefing',
  activity: 'Activiteit',
  location: 'Locatie',
  partner: 'Partner',
  people: (count: number) => (count === 1 ? '1 mens' : `${wholeNumber(count)} mensen`),
  capacity: (count: number) => (count === 1 ? '1 plek' : `${wholeNumber(count)} plekken`),
  active: 'Actief',
  inactive: 'Niet actief',
} as const
