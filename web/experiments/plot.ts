import { daysBetween } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { compare, isAfterChange } from '@bewezen/domain/experiments/comparison.ts'
import type { Experiment } from '@bewezen/domain/experiments/contract.ts'

/** The chart is drawn in this many units, whatever its size on screen. */
export const plane = { width: 420, height: 116, floor: 102 }
const [left, right, top, bottom] = [20, 400, 20, 88]
/** Of a change that is still far ahead only so many days are drawn. */
const aheadShown = 3

export type Point = { x: number; y: number; day: string; isAfter: boolean }
type Level = { from: number; to: number; y: number }
export type Plot = {
  points: Point[]
  /** Where the change begins, between two days. */
  changeX: number
  /** The averages, once there is enough to compare. */
  levels: Level[]
  /** The least and the greatest number with their heights, the greatest first; one when all are the same (COM-N1-22). */
  scale: { value: number; y: number }[]
  /** How large a point can be without hiding its neighbour. */
  radius: number
}

/**
 * Where everything of an experiment stands in its chart; a day is as wide as every other one. Before anything is measured
 * it begins on the day of the start, so that the change has its place at the end of the days before it (COM-N1-21).
 */
export function plotOf({
  values,
  changeDay,
  startedDay,
}: Pick<Experiment, 'values' | 'changeDay' | 'startedDay'>): Plot {
  const [first = startedDay, last = changeDay] = [values[0]?.day, values.at(-1)?.day]
  const begin = first < changeDay ? first : changeDay
  const ahead = plusDays(last, aheadShown)
  const end = last >= changeDay ? last : changeDay < ahead ? changeDay : ahead
  const step = (right - left) / Math.max(1, daysBetween(begin, end))
  const xOf = (day: string) => left + daysBetween(begin, day) * step
  const numbers = values.map(({ value }) => value)
  const y = heightOf(numbers)
  const points = values.map(({ day, value }) => ({
    x: xOf(day),
    y: y(value),
    day,
    isAfter: isAfterChange(day, changeDay),
  }))
  const changeX = Math.max(left / 2, Math.min((right + plane.width) / 2, xOf(changeDay) - Math.min(step, 40) / 2))
  const compared = compare(values, changeDay)
  const levels = compared
    ? [
        { from: left / 2, to: changeX, y: y(compared.before.average) },
        { from: changeX, to: (right + plane.width) / 2, y: y(compared.after.average) },
      ]
    : []
  const ends = numbers.length > 0 ? new Set([Math.max(...numbers), Math.min(...numbers)]) : []
  const scale = [...ends].map((value) => ({ value, y: y(value) }))
  return { points, changeX, levels, scale, radius: Math.max(2, Math.min(5, step / 2.4)) }
}

/** Where a number stands: the largest on top, and in the middle what is all there is. */
function heightOf(values: readonly number[]): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (!(most > least)) return () => (top + bottom) / 2
  return (value) => bottom - ((value - least) / (most - least)) * (bottom - top)
}
