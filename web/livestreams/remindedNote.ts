import { dayOf, fullDate, time, wallClock, weekdayDate } from '@bewezen/domain/base/dates.ts'
import { toMs } from '@bewezen/domain/base/moment.ts'
import { remindsBeforeMs } from '@bewezen/domain/livestreams/evening.ts'
import { eveningWords as words } from '@bewezen/domain/livestreams/eveningWords.ts'

/** When a reminder that was just asked for comes: today, or on which day, with the year when it is another one (LIVE-MORE-60). */
export function remindedNote(stream: { startTime: string }, now: string): string {
  const at = toMs(stream.startTime) - remindsBeforeMs
  if (dayOf(at) === dayOf(now)) return words.remindedToday(time(at))
  const isThisYear = wallClock(at).year === wallClock(now).year
  return words.remindedOn(isThisYear ? weekdayDate(at) : fullDate(at), time(at))
}
