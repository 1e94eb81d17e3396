import { dateTime, dayOf, time } from '@bewezen/domain/base/dates.ts'
import { type EveningTimes, eveningOf } from '@bewezen/domain/livestreams/evening.ts'
import { eveningWords as words } from '@bewezen/domain/livestreams/eveningWords.ts'

/** Why nothing can be written in an evening now: it is to open, or it closed; with the day where that is another one (LIVE-MORE-53). */
export function closedNote(stream: EveningTimes, now: string): string {
  const { opensAt, closesAt } = eveningOf(stream, now)
  const shown = (moment: number) => (dayOf(moment) === dayOf(now) ? time(moment) : dateTime(moment))
  const isToCome = Date.parse(now) < opensAt
  return isToCome ? words.opens(shown(opensAt)) : words.closed(shown(closesAt ?? Date.parse(now)))
}
