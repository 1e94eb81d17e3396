import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import { type Comparison, compare, leastCompared } from '../experiments/comparison.ts'
import { readValue } from '../experiments/value.ts'

/** A measurement as an admin types it: the numbers before a change and those after it, with spaces between them. */
export type MeasuredText = { measure: string; unit: string; change: string; before: string; after: string }

/** A measurement as the public pages draw it, in the order in which it was measured (MKT-MORE-02, MKT-MORE-11). */
export type Measured = { measure: string; unit: string; change: string; before: number[]; after: number[] }

/** Nothing filled in. */
export const unmeasured: MeasuredText = { measure: '', unit: '', change: '', before: '', after: '' }

/** How long the texts of a measurement may be, and how many numbers there are on each side of its change. */
export const measuredLimits = {
  measure: 60,
  unit: 20,
  change: 60,
  numbers: 400,
  least: leastCompared,
  most: 14,
} as const
const texts = ['measure', 'unit', 'change'] as const
const sides = ['before', 'after'] as const

/** Which fields of a measurement cannot be stored; none when it is fine, or when nothing of it is filled in. */
export function measuredFaults(text: MeasuredText): (keyof MeasuredText)[] {
  if ([...texts, ...sides].every((name) => text[name].trim() === '')) return []
  return [
    ...texts.filter((name) => isInvisible(text[name]) || isLongerThan(text[name].trim(), measuredLimits[name])),
    ...sides.filter((name) => readNumbers(text[name]) === null),
  ]
}

/** What there is to draw of a measurement; null while it is empty or cannot be read. */
export function measuredOf(text: MeasuredText): Measured | null {
  const [before, after] = [readNumbers(text.before), readNumbers(text.after)]
  if (!before || !after || measuredFaults(text).length > 0) return null
  return { measure: text.measure.trim(), unit: text.unit.trim(), change: text.change.trim(), before, after }
}

/** The averages on both sides and their difference, as an experiment tells them (COM-N1-06). */
export function comparedOf({ before, after }: Pick<Measured, 'before' | 'after'>): Comparison {
  const [was, is] = ['1', '2']
  const values = [...before.map((value) => ({ day: was, value })), ...after.map((value) => ({ day: is, value }))]
  const compared = compare(values, is)
  if (!compared) throw new Error('fewer numbers than can be compared')
  return compared
}

/** Where a measurement stands on a plane of this size: its points, and where the change begins. */
export function measuredPlot({ before, after }: Pick<Measured, 'before' | 'after'>, { width, height }: Plane): Plot {
  const values = [...before, ...after]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step = width / values.length
  const [top, bottom] = [height * 0.2, height * 0.85]
  const y = (value: number) =>
    most > least ? bottom - ((value - least) / (most - least)) * (bottom - top) : height / 2
  return {
    points: values.map((value, at) => ({
      x: round((at + 0.5) * step),
      y: round(y(value)),
      isAfter: at >= before.length,
    })),
    changeX: round(before.length * step),
  }
}
type Plane = { width: number; height: number }
type Plot = { points: { x: number; y: number; isAfter: boolean }[]; changeX: number }

const round = (value: number) => Math.round(value * 10) / 10

/** The numbers of one side, or null when one is none or there are too few or too many. */
function readNumbers(typed: string): number[] | null {
  const values = typed.trim().split(/\s+/).map(readValue)
  if (values.length < measuredLimits.least || values.length > measuredLimits.most) return null
  return values.every((value) => value !== null) ? values : null
}
