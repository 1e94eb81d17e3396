import { z } from 'zod'
import { dayOf } from '../base/dates.ts'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { Sheet, SheetActivity, SheetEvent } from './callSheet.ts'
import type { Press as AnyPress } from './checkIns.ts'

/** A press as it is sent and stored (EV-MORE-51). */
export const Press = z.object({ id: Id, inside: z.boolean(), at: Instant })

/** Somebody who has a place: how they are called and look, and what was pressed; nothing else (EV-MORE-50). */
const Guest = z.object({
  id: Id,
  name: z.string(),
  avatarUrl: z.string().nullable(),
  avatarColor: z.string().nullable(),
  code: z.string(),
  presses: z.array(Press),
})
export type Guest = Omit<z.infer<typeof Guest>, 'presses'> & { presses: readonly AnyPress[] }

/** The day itself as a phone keeps it; nothing dietary is in it (EV-MORE-53). */
export const Day = z.object({
  event: SheetEvent,
  date: z.object({ id: Id, startAt: Instant, endAt: Instant }),
  /** Until when a helper may do this; null for admins. */
  until: Instant.nullable(),
  guests: z.array(Guest),
  /** Codes whose place was given up. */
  without: z.array(z.string()),
  /** Codes that a place had before it was handed on. */
  handedOn: z.array(z.string()),
  activities: z.array(SheetActivity),
  own: Sheet.nullable(),
})
export type Day = Omit<z.infer<typeof Day>, 'guests'> & { guests: readonly Guest[] }

/** Whether something is on another day than the date that was opened, as of a series whose programme is of its first date (EV-MORE-113). */
export const isOtherDay = (moment: string | null, { date, event }: Pick<Day, 'date' | 'event'>): boolean =>
  moment !== null && dayOf(moment, event.zone) !== dayOf(date.startAt, event.zone)

const helper = { needs: 'helpAtEvent' } as const
const admin = { needs: 'manageEvents' } as const
const Counts = z.array(z.object({ name: z.string(), expected: z.int(), inside: z.int() }))
const Helper = z.object({ dateId: Id, person: z.object({ id: Id, name: z.string() }) })

/** What can be done on the day of an event: by admins, and by helpers whom an admin named for that date (EV-MORE-50). */
export const dayOperations = {
  /** The day, of the date named or of the next one that the caller may work on; for everybody else it does not exist. */
  day: operation({
    ...helper,
    read: true,
    input: z.strictObject({ eventId: Id, dateId: Id.nullish() }),
    output: Day,
  }),
  /** Stores one press; sent again it is the same one (EV-MORE-51). */
  checkIn: operation({
    ...helper,
    input: z.strictObject({ dateId: Id, placeId: Id, press: Press }),
    output: z.object({ press: Press }),
  }),
  /** How many gave which answer, and how many of them are inside; never who, and kept on no phone (EV-MORE-53). */
  kitchen: operation({
    ...admin,
    read: true,
    input: z.strictObject({ dateId: Id }),
    output: z.object({ dietaryRestrictions: Counts, allergies: Counts }),
  }),
  /** Who helps on which date of an event. */
  helpers: operation({
    ...admin,
    read: true,
    input: z.strictObject({ eventId: Id }),
    output: z.object({ dates: z.array(z.object({ id: Id, startAt: Instant })), helpers: z.array(Helper) }),
    refusals: { EVENT_NOT_FOUND: nothing },
  }),
  /** Sets whether somebody helps on a date; a state, and never flipped. */
  setHelper: operation({
    ...admin,
    input: z.strictObject({ dateId: Id, personId: Id, on: z.boolean() }),
    output: z.object({ done: z.literal(true) }),
    refusals: { DAY_OVER: nothing },
  }),
  /** The own code for a date, as long as one has a place there (EV-MORE-54). */
  ticket: operation({
    needs: 'useOwnAccount',
    read: true,
    input: z.strictObject({ dateId: Id }),
    output: z.object({ code: z.string() }),
  }),
}
