import { z } from 'zod'
import { Role } from '../access/roleSchema.ts'
import { Id } from '../base/ids.ts'
import { typedLine } from '../base/typedLine.ts'
import type { EventForm } from './eventForm.ts'
import { currencies, eventTypes } from './eventForm.ts'
import { patterns } from './series.ts'
import { visibilityPolicies } from './visibility.ts'
import { eventZones } from './zones.ts'

// What of each field is wrong is told by eventFaults.ts, in a sentence under it; here stands only what no form sends.
const text = (most: number) => z.string().max(most)
/** What a clock on the wall says; what it means is decided once, by the server, in the event's zone (EV-FORM-41). */
export const wall = text(20)
const count = z.int().min(-1_000_000).max(1_000_000)

/** An event as it is sent to be made or edited; a field that is none of these is refused (EV-CALL-48, EV-FORM-58, EV-FORM-62). */
export const EventInput: z.ZodType<EventForm> = z.strictObject({
  title: typedLine(20_000),
  description: text(200_000),
  type: z.enum(eventTypes).nullable(),
  venueName: typedLine(4_000),
  venueAddress: typedLine(4_000),
  bring: text(20_000),
  travel: text(20_000),
  joinUrl: text(4_000),
  isPaid: z.boolean(),
  priceCents: z.int().nullable(),
  currency: z.enum(currencies),
  hasCapacityLimit: z.boolean(),
  maxParticipants: count,
  minParticipants: count,
  start: wall,
  end: wall,
  zone: z.enum(eventZones),
  isRecurring: z.boolean(),
  pattern: z.enum(patterns).nullable(),
  recurrenceEnd: wall,
  isLive: z.boolean(),
  policy: z.enum(visibilityPolicies),
  roles: z.array(Role).max(20),
  includesTop5: z.boolean(),
  tiersFrom: wall,
  enrollOpenAt: wall,
  enrollCloseAt: wall,
  cancelUntil: wall,
  teacherIds: z.array(Id).max(200),
  imageUrl: text(4_000),
})
