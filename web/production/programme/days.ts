import { dayOf } from '@bewezen/domain/base/dates.ts'
import { type Activity, sortedActivities } from '@bewezen/domain/production/programme.ts'

/** A day of the programme, with what begins on it. */
export type ProgrammeDay = { day: string; activities: Activity[] }

/** The activities in their order, by the day on which they begin on the clock of the event (EV-PROG-06). */
export function byDay(activities: readonly Activity[], zone: string): ProgrammeDay[] {
  const days: ProgrammeDay[] = []
  for (const activity of sortedActivities(activities)) {
    const day = dayOf(activity.startAt, zone)
    const last = days.at(-1)
    if (last?.day === day) last.activities.push(activity)
    else days.push({ day, activities: [activity] })
  }
  return days
}
