import { z } from 'zod'

const [first, last] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')]

/**
 * The schema of a timestamp in the API: an ISO 8601 string of the years 1 to 9999. JavaScript also takes the year 0 and
 * offsets of 16 hours and more, which the database refuses.
 */
export const Instant = z.iso.datetime({ offset: true }).refine((typed) => {
  const at = Date.parse(typed)
  return at >= first && at <= last && !/[+-](1[6-9]|2\d):\d\d$/.test(typed)
})
export type Instant = z.infer<typeof Instant>
