/** A period by its first and last day, as '2026-10-01'. */
export type Period = { from: string; to: string }

/** The whole month before the one of this day. */
export function lastMonth(today: string): Period {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return { from: day(year, month - 1, 1), to: day(year, month, 0) }
}

/** Whether both days are there and in order. */
export const isPeriod = ({ from, to }: Period): boolean => isDay(from) && isDay(to) && from <= to

/** Where the file of a period is (SHOP-ORDER-37). */
export const csvAddress = (period: Period): string => `/api/orders/csv?${new URLSearchParams(period)}`

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)
const day = (year: number, month: number, of: number): string =>
  new Date(Date.UTC(year, month - 1, of)).toISOString().slice(0, 10)
