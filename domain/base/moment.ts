/** A point in time as rules take it: an ISO string, a Date, or milliseconds since 1970 (epoch). */
export type Moment = string | Date | number

/** Milliseconds since 1970; NaN for a text that is no moment. */
export const toMs = (moment: Moment): number =>
  typeof moment === 'number' ? moment : typeof moment === 'string' ? Date.parse(moment) : moment.getTime()

export const secondMs = 1000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
