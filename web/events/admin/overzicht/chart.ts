import { daysBetween } from '@bewezen/domain/base/dates.ts'

export type Day = { day: string; count: number }
export type ChartPoint = { day: string; total: number; x: number; y: number }
/** The plane of the drawing, in units of its own. */
export const plane = { width: 640, height: 240 }

/** How many are enrolled by the end of each day on which somebody came, on a plane of days and people. */
export function chartPoints(days: readonly Day[]): ChartPoint[] {
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  const span = Math.max(1, days.length === 0 ? 1 : daysBetween(first, last))
  const all = days.reduce((sum, { count }) => sum + count, 0)
  const most = topOf(all)
  let total = 0
  return days.map(({ day, count }) => {
    total += count
    return {
      day,
      total,
      x: round((daysBetween(first, day) / span) * plane.width),
      y: round(plane.height - (total / most) * plane.height),
    }
  })
}

/** The round number at the top of the scale: at least what there is. */
export function topOf(most: number): number {
  if (most <= 4) return 4
  const step = 10 ** Math.floor(Math.log10(most))
  const top = [1, 2, 4, 10].map((times) => times * step).find((one) => one >= most) ?? most
  return Math.ceil(top / 4) * 4
}

/** Steps, since nobody comes by halves: each day begins with who was there. */
export function stepsOf(points: readonly ChartPoint[]): string {
  return (
    points.map(({ x, y }, at) => (at === 0 ? `M0 ${plane.height}H${x}V${y}` : `H${x}V${y}`)).join('') +
    `H${plane.width}`
  )
}

const round = (value: number) => Math.round(value * 10) / 10
