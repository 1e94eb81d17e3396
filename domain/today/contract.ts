import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { enrolmentStatuses } from '../events/enrolment.ts'
import { eventZones } from '../events/zones.ts'
import { NotificationPage } from '../inbox/contract.ts'
import { Place } from '../profile/contract.ts'
import { Task } from '../tasks/contract.ts'
import { firstSteps } from './steps.ts'

/** What one can do on a date at this moment: take a place, wait for one, or only look at it (SH-TODAY-19). */
const offers = ['enrol', 'wait', 'look'] as const

/** A date to come; `own` says what the viewer has on it, null for one that they could go to, of which `offer` says how (SH-TODAY-04). */
const NextDate = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  venueName: z.string().nullable(),
  imageUrl: z.string().nullable(),
  zone: z.enum(eventZones),
  startAt: Instant,
  endAt: Instant,
  own: z.enum(enrolmentStatuses).nullable(),
  offer: z.enum(offers).nullable(),
})
export type NextDate = z.infer<typeof NextDate>

const NextLesson = z.object({
  communitySlug: z.string(),
  communityName: z.string(),
  slug: z.string(),
  title: z.string(),
  week: z.number(),
  level: z.number(),
})
export type NextLesson = z.infer<typeof NextLesson>

const StreamToday = z.object({ id: Id, title: z.string(), startTime: Instant, isActive: z.boolean() })
export type StreamToday = z.infer<typeof StreamToday>

const Named = z.object({ id: Id, slug: z.string(), name: z.string() })

/** The community in which new members begin, and its welcome channel (COM-START-01, COM-START-04). */
const StartPlace = Named.extend({ joined: z.boolean(), channel: Named.nullable() })
export type StartPlace = z.infer<typeof StartPlace>

/** The first steps of a new member, each with whether it was taken, and where they lead (COM-START-08). */
const FirstDays = z.object({
  start: StartPlace.nullable(),
  /** The community in which they learn. */
  learning: Named.nullable(),
  steps: z.array(z.object({ name: z.enum(firstSteps), isDone: z.boolean() })),
})
export type FirstDays = z.infer<typeof FirstDays>

/** The same, with whether 'Vandaag' shows the list of them: to who is new and did not put it away. */
const Beginning = FirstDays.extend({ isShown: z.boolean() })

const Today = z.object({
  /** The day as the site has it, in Amsterdam. */
  day: z.string(),
  /** What `tasks.list` answers. */
  tasks: z.array(Task),
  dates: z.array(NextDate),
  streams: z.array(StreamToday),
  lesson: NextLesson.nullable(),
  /** What was said to the viewer and not answered yet, the newest first (SH-TODAY-07). */
  waiting: NotificationPage.omit({ unread: true }),
  /** For whoever is new, until it is put away (COM-START-10, COM-START-67). */
  firstDays: FirstDays.nullable(),
})
export type Today = z.infer<typeof Today>

/** How many places of the ranking stand beside a conversation (COM-START-42). */
export const placesBeside = 3

const Beside = z.object({
  /** The first of the dates of SH-TODAY-04. */
  next: NextDate.nullable(),
  ranking: z.object({
    places: z.array(Place).max(placesBeside),
    own: z.object({ points: z.number(), rank: z.number() }).nullable(),
  }),
})
export type Beside = z.infer<typeof Beside>

const needs = 'readCommunity'

/** The contract of 'Vandaag': the member's own day, read with one call (SH-TODAY-09), and the beginning of a new member. */
export const today = {
  read: operation({ needs, read: true, input: z.object({}), output: Today }),
  /** What stands beside a conversation of one's own, with the tasks (COM-START-40..42). */
  beside: operation({ needs, read: true, input: z.object({}), output: Beside }),
  /** Where somebody who just paid begins; the steps also when they are new no more (COM-START-05). */
  beginning: operation({ needs, read: true, input: z.object({}), output: Beginning }),
  /** Whether the list of first steps is put away, on every device (COM-START-10). */
  putStepsAway: operation({
    needs,
    input: z.object({ away: z.boolean() }),
    output: z.object({ away: z.boolean() }),
  }),
}
