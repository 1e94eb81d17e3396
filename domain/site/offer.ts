/** A line of the value list: what it is and what it is worth, once or each year. */
export type Worth = { what: string; cents: number; perYear: boolean }

/** What the membership is worth, line by line (MKT-OFFER-03, MKT-OFFER-06). */
export const worth: readonly Worth[] = [
  { what: 'Universiteit', cents: 250_000, perYear: false },
  { what: 'Labs', cents: 100_000, perYear: true },
  { what: 'Events', cents: 25_000, perYear: true },
  { what: 'Kortingen', cents: 15_000, perYear: true },
  { what: 'Q&A en masterclasses', cents: 150_000, perYear: true },
  { what: 'Studiehulp', cents: 50_000, perYear: true },
  { what: 'Hulp van experts', cents: 100_000, perYear: true },
]

/** The total value: the sum of the lines (MKT-OFFER-04). */
export const totalWorthCents: number = worth.reduce((total, { cents }) => total + cents, 0)

/** The price that is shown when the plans cannot be read (MKT-OFFER-08). */
export const fallbackPriceCents = 4_900
