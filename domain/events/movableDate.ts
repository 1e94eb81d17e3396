import { type Moment, toMs } from '../base/moment.ts'
import { movedWords as words } from './pageWords.ts'

/** Whether a date can be moved on its own: it is one of a series, takes place and has not begun (EV-RECUR-29). */
export const mayMove = (
  event: { isRecurring: boolean; isCancelled: boolean },
  date: { startAt: string; isCancelled: boolean },
  now: Moment,
): boolean => event.isRecurring && !event.isCancelled && !date.isCancelled && toMs(date.startAt) > toMs(now)

/** What a reader of a date hears of its having been moved on its own (EV-RECUR-35). */
export const movedNote = (movedFrom: string, day: string): string =>
  movedFrom === day ? words.otherTime : words.movedFrom(movedFrom)
