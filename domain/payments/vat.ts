/** The Dutch rate on a membership, in hundredths of a percent. */
export const vatRate = 2100

export type WithVat = { totalCents: number; vatCents: number; netCents: number }

/** What part of a price including btw is btw: rounded to whole cents, so that both parts make the price again. */
export function vatIn(totalCents: number, rate = vatRate): WithVat {
  const vatCents = Math.round((totalCents * rate) / (10_000 + rate))
  return { totalCents, vatCents, netCents: totalCents - vatCents }
}

/** The number of an invoice: the year and a count without gaps, such as '2026-00418' (SUB-LAW-06). */
export const invoiceNumber = (year: number, count: number): string => `${year}-${String(count).padStart(5, '0')}`
