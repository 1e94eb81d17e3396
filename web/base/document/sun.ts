import { wallClock } from '@bewezen/domain/base/dates.ts'
import { getTimes } from 'suncalc'
import type { DayLine } from '../parts/daylight.ts'

/** The middle of the country, whose light the day line draws. */
const place = { latitude: 52.1, longitude: 5.2 }

/** The light of the day of this moment, and how far that day has come, in minutes after midnight in Amsterdam. */
export function dayLineAt(moment: Date): DayLine {
  const { sunrise, sunset } = getTimes(moment, place.latitude, place.longitude)
  const minuteOf = (it: Date | null) => {
    if (!it) return 0
    const { hour, minute } = wallClock(it)
    return hour * 60 + minute
  }
  return { sunrise: minuteOf(sunrise), sunset: minuteOf(sunset), now: minuteOf(moment) }
}
