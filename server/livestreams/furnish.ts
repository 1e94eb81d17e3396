import type { House } from '../base/house.ts'
import { provideReminderMails, remindDue } from './reminders.ts'

/** What this room brings to the house: its reminders, by a job at the moment itself and by the clock of every minute. */
export function furnishLivestreams(house: House): void {
  house.jobs.on('livestreams.remind', () => remindDue(house))
  house.jobs.everyMinute('livestreams.sweep', () => remindDue(house))
  provideReminderMails(house)
}
