import { dayOf, shortDay, time } from '@bewezen/domain/base/dates.ts'
import type { Briefing } from '@bewezen/domain/production/briefings.ts'
import { briefingScreenWords as words } from '@bewezen/domain/production/screenWords.ts'

/** When a briefing is, on the clock of the event; its day where the event has more than one (EV-BRIEF-10). */
export function briefingTimes(it: Pick<Briefing, 'startAt' | 'endAt'>, zone: string, hasDays: boolean): string {
  const { startAt, endAt } = it
  const at = (moment: string) => (hasDays ? `${shortDay(moment, zone)} ${time(moment, zone)}` : time(moment, zone))
  if (startAt === null) return endAt === null ? words.noTime : words.until(at(endAt))
  if (endAt === null) return words.from(at(startAt))
  const ends =
    dayOf(startAt, zone) === dayOf(endAt, zone) ? time(endAt, zone) : `${shortDay(endAt, zone)} ${time(endAt, zone)}`
  return `${at(startAt)} - ${ends}`
}
