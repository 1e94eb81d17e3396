import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { type Moment, toMs } from '../base/moment.ts'
import { cleanText } from '../base/typedText.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import { fromWallTime, toWallTime } from '../base/wallTime.ts'
import { activityFaultWords as words } from './faultWords.ts'
import { type FaultsOf, line, longText, recordBase, short } from './record.ts'
import { isMeantTime } from './times.ts'
import { typedCount } from './typedCount.ts'

export const [maxActivityName, maxActivityDescription, maxPeople] = [200, 2_000, 1_000_000]

/** An activity of the programme with its place, and how many people take part where that is said (EV-DATA-19, EV-PROG-04, EV-MORE-02). */
export const Activity = z.object({
  ...recordBase,
  /** That is stored as title when it has no name (EV-PROG-05). */
  activityName: z.string(),
  description: z.string(),
  startAt: Instant,
  endAt: Instant,
  people: z.int().nullable(),
  location: z.object({ id: Id, name: z.string(), capacity: z.int().nullable() }).nullable(),
})
export type Activity = z.infer<typeof Activity>

/** An activity as it is typed; times are what the clock of the event says, '2026-11-14T14:00'. */
export const ActivityForm = z.strictObject({
  activityName: line,
  description: longText,
  start: short,
  end: short,
  /** A whole number, or nothing. */
  people: short,
  /** A location of the event, or nothing. */
  locationId: z.union([z.uuid(), z.literal('')]),
})
export type ActivityForm = z.infer<typeof ActivityForm>

export type ActivityValues = Pick<Activity, 'activityName' | 'description' | 'startAt' | 'endAt' | 'people'> & {
  locationId: string | null
}

export const newActivityForm = (): ActivityForm => ({
  activityName: '',
  description: '',
  start: '',
  end: '',
  people: '',
  locationId: '',
})

/** A stored activity as the form shows it, on the clock of the event. */
export const activityFormOf = (activity: Activity, zone: string): ActivityForm => ({
  activityName: activity.activityName,
  description: activity.description,
  start: toWallTime(activity.startAt, zone),
  end: toWallTime(activity.endAt, zone),
  people: activity.people === null ? '' : String(activity.people),
  locationId: activity.location?.id ?? '',
})

/** What is wrong with each field (EV-PROG-07, EV-MORE-02). */
export function activityFaults(form: ActivityForm): FaultsOf<ActivityForm> {
  const faults: FaultsOf<ActivityForm> = {}
  if (isInvisible(form.activityName)) faults.activityName = words.nameRequired
  else if (isLongerThan(cleanText(form.activityName), maxActivityName)) faults.activityName = words.nameTooLong
  if (isLongerThan(cleanText(form.description), maxActivityDescription)) faults.description = words.descriptionTooLong
  if (!isMeantTime(form.start)) faults.start = words.startRequired
  if (!isMeantTime(form.end)) faults.end = words.endRequired
  else if (isMeantTime(form.start) && form.end <= form.start) faults.end = words.endBeforeStart
  if (typedCount(form.people, maxPeople) === undefined) faults.people = words.peopleInvalid
  return faults
}

/** A form without faults as it is stored. */
export const activityOf = (form: ActivityForm, zone: string): ActivityValues => ({
  activityName: cleanText(form.activityName),
  description: cleanText(form.description),
  startAt: fromWallTime(form.start, zone) ?? '',
  endAt: fromWallTime(form.end, zone) ?? '',
  people: typedCount(form.people, maxPeople) ?? null,
  locationId: form.locationId || null,
})

/** By start, then by name (EV-PROG-06). A moment is read once and not at each comparison. */
export const sortedActivities = <A extends Pick<Activity, 'id' | 'startAt' | 'activityName'>>(all: readonly A[]): A[] =>
  all
    .map((activity) => ({ activity, start: toMs(activity.startAt) }))
    .sort(
      ({ activity: a, start }, { activity: b, start: other }) =>
        start - other || a.activityName.localeCompare(b.activityName, 'nl') || (a.id < b.id ? -1 : 1),
    )
    .map(({ activity }) => activity)

/** Whether a time lies outside the event's own: allowed, with a warning, for building up and breaking down (EV-PROG-07). */
export const isOutsideEvent = (
  activity: { startAt: Moment; endAt: Moment },
  dates: readonly { startAt: Moment; endAt: Moment }[],
): boolean =>
  !dates.some((date) => toMs(date.startAt) <= toMs(activity.startAt) && toMs(activity.endAt) <= toMs(date.endAt))
