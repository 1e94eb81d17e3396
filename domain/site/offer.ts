import { worthWords } from './offerWords.ts'

/** A line of the value list: what it is and what it is worth, once or each year. */
export type Worth = { what: string; cents: number; perYear: boolean }

/** What the membership is worth, line by line (MKT-OFFER-03, MKT-OFFER-06). */
export const worth: readonly Worth[] = [
  { what: worthWords.university, cents: 250_000, perYear: false },
  { what: worthWords.labs, cents: 100_000, perYear: true },
  { what: worthWords.events, cents: 25_000, perYear: true },
  { what: worthWords.discounts, cents: 15_000, perYear: true },
  { what: worthWords.masterclasses, cents: 150_000, perYear: true },
  { what: worthWords.study, cents: 50_000, perYear: true },
  { what: worthWords.experts, cents: 100_000, perYear: true },
]

/** The total value: the sum of the lines (MKT-OFFER-04). */
export const totalWorthCents: number = worth.reduce((total, { cents }) => total + cents, 0)

/** The price that is shown when the plans cannot be read (MKT-OFFER-08). */
export const fallbackPriceCents = 4_900
