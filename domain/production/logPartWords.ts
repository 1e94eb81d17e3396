import { wholeNumber } from '../base/numbers.ts'

/** In the log. */
export const logPartWords = {
  cost: 'Kosten',
  todo: 'Taak',
  briefing: 'Briefing',
  activity: 'Activiteit',
  location: 'Locatie',
  code: 'Kortingscode',
  budget: 'Begroting',
  income: (amount: string) => `${amount} inkomsten`,
  costs: (amount: string) => `${amount} kosten`,
  perParticipant: 'per deelnemer',
  percent: (percent: number) => `${percent}%`,
  uses: (count: number) => (count === 1 ? 'hoogstens 1 keer' : `hoogstens ${wholeNumber(count)} keer`),
  oncePerPerson: 'eenmaal per persoon',
  partner: 'Partner',
  people: (count: number) => (count === 1 ? '1 mens' : `${wholeNumber(count)} mensen`),
  capacity: (count: number) => (count === 1 ? '1 plek' : `${wholeNumber(count)} plekken`),
  active: 'Actief',
  inactive: 'Niet actief',
} as const
