import { z } from 'zod'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'

const own = { needs: 'useOwnAccount' } as const

/** The address by which a calendar program follows one's own enrolments; whoever knows it can read them, so it can be revoked. */
export const feeding = {
  /** Whether there is one, and since when; the address itself is shown once and kept nowhere. */
  calendarFeed: operation({
    ...own,
    read: true,
    input: z.strictObject({}),
    output: z.object({ madeAt: Instant.nullable() }),
  }),
  /** Makes an address, in the place of the one before: that stops at once. */
  makeCalendarFeed: operation({
    ...own,
    input: z.strictObject({}),
    output: z.object({ url: z.url(), madeAt: Instant }),
  }),
  revokeCalendarFeed: operation({
    ...own,
    input: z.strictObject({}),
    output: z.object({ done: z.literal(true) }),
  }),
}
