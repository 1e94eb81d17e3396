import { dayOf } from '@bewezen/domain/base/dates.ts'
import { type Activity, sortedActivities } from '@bewezen/domain/production/programme.ts'

/** The activities in their order, by the day on which they begin on the clock of the event (EV-PROG-06). */
export function byDay(activities: readonly Activity[], zone: string): { day: string; activities: Activity[] }[] {
  const days: { day: string; activities: Activity[] }[] = []
  for (const activity of sortedActivities(activities)) {
    const day = dayOf(activity.startAt, zone)
    const last = days.at(-1)
    if (last?.day === day) last.activities.push(activity)
    else days.push({ day, activities: [activity] })
  }
  return days
}
