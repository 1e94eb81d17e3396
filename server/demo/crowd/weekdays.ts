import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import type { agenda } from '../agenda.ts'
import { practical } from './practical.ts'

type Planned = (typeof agenda)[number]
/** From monday, 1, to sunday, 7. */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

const workdays: readonly Weekday[] = [1, 2, 3, 4, 5]
const weekend: readonly Weekday[] = [6, 7]
/** On which days of the week the events are, by their title: walks at the weekend, a club before work on a working day. */
const daysOf: Readonly<Record<string, readonly Weekday[]>> = {
  'Zonsopkomstwandeling Amelisweerd': weekend,
  'Vragenuur: je eerste N=1': [1],
  'Masterclass Ochtendlicht': [6],
  'Koud water, warme thee': [7],
  'Ademlab: rust in vier tellen': [7],
  'Roodlicht, wat is bewezen?': [1, 3, 4],
  'Eten van het land': weekend,
  'Ademen voor beginners': [3],
  'Meetavond: wat zegt je horloge?': [3],
  'Stilte en paddenstoelen in het Speulderbos': weekend,
  'Koken voor zonsondergang': weekend,
  'Ochtendclub Utrecht': workdays,
  'Beginnersavond: je eerste nulmeting': [3],
  'Avond zonder stroom': [5],
  'Slaapcafé Rotterdam': [3],
  'Duinwandeling bij zonsopkomst': [6],
  'Wintermoestuin in een middag': [6],
  'Kracht met een rugzak': weekend,
  'Winterduik, rustig aan': [7],
}

/** The days of the year on which nobody plans an event. */
const holidays = ['12-24', '12-25', '12-26', '12-31', '01-01']

/**
 * An event as it stands in the big demo community: on a day of the week that fits it, and with what to bring and the way
 * there (COM-START-49). What is over stays over, and what is to come does not come nearer.
 */
export function asPlanned<Plan extends Planned>(plan: Plan, now: Date): Plan {
  const { bring = '', travel = '' } = practical[plan.title] ?? {}
  // Of a series that has begun, the dates that come count.
  const step = plan.inDays < 0 && !plan.isRecurring ? -1 : 1
  let { inDays } = plan
  const fits = daysOf[plan.title] ?? [...workdays, ...weekend]
  const isGood = (day: string) => fits.includes(weekdayOf(day)) && !holidays.includes(day.slice(5))
  while (!isGood(plusDays(dayOf(now), inDays))) inDays += step
  return { ...plan, inDays, bring: bring.trim(), travel: travel.trim() }
}

/** The first such day of the week at least so many days after a day. */
export function weekdayAfter(day: string, weekday: Weekday, least: number): string {
  const first = plusDays(day, least)
  return plusDays(first, (weekday - weekdayOf(first) + 7) % 7)
}

/** Which day of the week a day is. */
export const weekdayOf = (day: string): Weekday => (new Date(`${day}T12:00Z`).getUTCDay() || 7) as Weekday
