import { isDay, plusDays } from '../base/days.ts'
import type { RefusalOf } from '../base/refusals.ts'
import { cleanLine, hasLength } from '../base/typedText.ts'
import { type Direction, isAfterChange } from './comparison.ts'
import { formFaults } from './words.ts'

/** How long the texts of an experiment are, in visible characters (COM-N1-02). */
export const maxLengths = { change: 80, measure: 60, unit: 20, method: 60 } as const

/** How many of one's experiments run at once, and how many are kept at all (COM-N1-03). */
export const [maxRunning, maxExperiments] = [3, 50]

/** The days around the start that can be measured: so many before it and so many after it (COM-N1-05). */
export const [daysBefore, daysAfter] = [30, 180]
/** For so many days after the last value, or after the start, somebody is reminded of the number of the day (COM-N1-25). */
export const remindedDays = 7
/** How far ahead the change may be planned. */
export const changeWithin = 60

export type ExperimentText = {
  change: string
  measure: string
  unit: string
  method: string
  direction: Direction
  changeDay: string
}

/** The texts as they are stored: one line each. */
export const cleanExperiment = (typed: ExperimentText): ExperimentText => ({
  ...typed,
  change: cleanLine(typed.change),
  measure: cleanLine(typed.measure),
  unit: cleanLine(typed.unit),
  method: cleanLine(typed.method),
})

export type ExperimentFaults = Partial<Record<'change' | 'measure' | 'unit' | 'method' | 'changeDay', string>>

/** What is wrong with each field of a new experiment, as the sentence under it; empty when nothing is (COM-N1-02). */
export function experimentFaults(typed: ExperimentText, today: string): ExperimentFaults {
  const faults: ExperimentFaults = {}
  for (const field of ['change', 'measure', 'unit'] as const)
    if (!hasLength(cleanLine(typed[field]), 1, maxLengths[field])) faults[field] = formFaults[field](maxLengths[field])
  if (cleanLine(typed.method) !== '' && !hasLength(cleanLine(typed.method), 1, maxLengths.method))
    faults.method = formFaults.method(maxLengths.method)
  const changeDay = changeDayFault(typed.changeDay, today)
  return changeDay === null ? faults : { ...faults, changeDay }
}

/**
 * What is wrong with the first day of a change that is chosen today, of an experiment that starts today unless another day
 * is given; as the sentence under it, or null (COM-N1-02, COM-N1-15).
 */
export function changeDayFault(day: string, today: string, startedDay = today): string | null {
  if (!isDay(day)) return formFaults.noDay
  if (day > plusDays(startedDay, daysAfter)) return formFaults.changeDayTooLate(daysAfter)
  const { first, last } = changeDays(today, startedDay)
  return day < first || day > last ? formFaults.changeDay : null
}

/**
 * Why the change cannot begin on another day any more, or null: the experiment was ended, or from its first day on
 * something was measured (COM-N1-15).
 */
export function moveRefusal(
  { changeDay, endedDay }: { changeDay: string; endedDay: string | null },
  measured: readonly { day: string }[],
): RefusalOf<'EXPERIMENT_ENDED'> | RefusalOf<'CHANGE_BEGUN'> | null {
  if (endedDay !== null) return { code: 'EXPERIMENT_ENDED' }
  return measured.some(({ day }) => isAfterChange(day, changeDay)) ? { code: 'CHANGE_BEGUN' } : null
}

/**
 * The days on which a change may begin that is chosen today: one day before it can be measured, and one from it on, however
 * long ago the experiment started (COM-N1-05).
 */
export function changeDays(today: string, startedDay = today): { first: string; last: string } {
  const ends = [plusDays(today, changeWithin), plusDays(startedDay, daysAfter)]
  return { first: plusDays(today, 1 - daysBefore), last: ends.reduce(earlier) }
}

const earlier = (one: string, other: string): string => (one < other ? one : other)

/** Why somebody with so many experiments cannot begin one more, or null (COM-N1-03). */
export function startRefusal(
  running: number,
  all: number,
): RefusalOf<'TOO_MANY_RUNNING'> | RefusalOf<'TOO_MANY_EXPERIMENTS'> | null {
  if (running >= maxRunning) return { code: 'TOO_MANY_RUNNING' }
  return all >= maxExperiments ? { code: 'TOO_MANY_EXPERIMENTS' } : null
}

/** Why an experiment that was ended cannot run on, or null: beside it as many run as may (COM-N1-11). */
export const goOnRefusal = (running: number): RefusalOf<'TOO_MANY_RUNNING'> | null =>
  running < maxRunning ? null : { code: 'TOO_MANY_RUNNING' }

type Span = { startedDay: string; endedDay: string | null }

/** The first and the last day of an experiment that can be measured now, today at the latest (COM-N1-05). */
export function openDays({ startedDay, endedDay }: Span, today: string): { first: string; last: string } {
  const ends = [today, plusDays(startedDay, daysAfter), ...(endedDay ? [endedDay] : [])]
  return { first: plusDays(startedDay, -daysBefore), last: ends.reduce(earlier) }
}

/** Why a day of an experiment takes no value, or null (COM-N1-05). */
export function dayRefusal(span: Span, day: string, today: string): RefusalOf<'DAY_NOT_OPEN'> | null {
  const { first, last } = openDays(span, today)
  return isDay(day) && day >= first && day <= last ? null : { code: 'DAY_NOT_OPEN' }
}
