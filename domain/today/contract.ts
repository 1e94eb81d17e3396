import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { enrolmentStatuses } from '../events/enrolment.ts'
import { eventZones } from '../events/zones.ts'
import { NotificationPage } from '../inbox/contract.ts'
import { Task } from '../tasks/contract.ts'

/** A date to come; `own` says what the viewer has on it, null for one that they could go to (SH-TODAY-04). */
const NextDate = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  venueName: z.string().nullable(),
  zone: z.enum(eventZones),
  startAt: Instant,
  endAt: Instant,
  own: z.enum(enrolmentStatuses).nullable(),
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
})
export type Today = z.infer<typeof Today>

/** The contract of 'Vandaag': the member's own day, read with one call (SH-TODAY-09). */
export const today = {
  read: operation({ needs: 'readCommunity', read: true, input: z.object({}), output: Today }),
}
