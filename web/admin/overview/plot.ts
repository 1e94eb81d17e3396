/** The plane of a drawn trend, in its own units: wide as a card at both widths, with room above for a mark. */
export const plane = { width: 440, height: 120, floor: 110, top: 16, left: 6, right: 434 }

export type Point = { x: number; y: number }

/** The highest value that a plane shows; of nothing but zeros it is one, so that a line lies on the floor. */
const highest = (values: readonly number[]): number => Math.max(1, ...values)

/** Where each value of a line stands, from left to right; the highest reaches the top and zero lies on the floor. */
export function linePoints(values: readonly number[]): Point[] {
  const { floor, top, left, right } = plane
  const most = highest(values)
  const step = values.length > 1 ? (right - left) / (values.length - 1) : 0
  return values.map((value, at) => ({
    x: round(left + at * step),
    y: round(floor - (Math.max(0, value) / most) * (floor - top)),
  }))
}

/** A path through points. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** The surface under a line, down to the floor; none under fewer than two points. */
export function areaOf(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)]
  return first && last && points.length > 1
    ? `${pathOf(points)}L${last.x} ${plane.floor}L${first.x} ${plane.floor}Z`
    : ''
}

export type Bar = { x: number; y: number; width: number; height: number; isBelow: boolean }

/** Bars beside each other; what is below zero hangs from a floor that lies higher then. */
export function barsOf(values: readonly number[]): { bars: Bar[]; zero: number } {
  const { floor, top, width } = plane
  const [most, least] = [highest(values), Math.min(0, ...values)]
  const unit = (floor - top) / (most - least)
  const zero = round(top + most * unit)
  const slot = width / Math.max(1, values.length)
  const thick = round(slot * 0.6)
  const bars = values.map((value, at) => {
    const height = round(Math.abs(value) * unit)
    return {
      x: round(at * slot + (slot - thick) / 2),
      y: value < 0 ? zero : round(zero - height),
      width: thick,
      height,
      isBelow: value < 0,
    }
  })
  return { bars, zero }
}

const round = (value: number): number => Math.round(value * 10) / 10
