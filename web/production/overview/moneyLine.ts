import { dayMs } from '@bewezen/domain/base/moment.ts'

/** The size of the drawing, in its own units. */
export const plane = { width: 900, height: 200 }

type Balance = { day: string; balanceCents: number }

/**
 * The line of a balance over days: level until the day on which it changes, then up or down at once. Its top is the
 * highest balance, rounded up to four whole steps of euros; below zero there is nothing, since no more goes back than
 * came in.
 */
export function moneyLine(balances: readonly Balance[]) {
  const { width, height } = plane
  const top = topOf(Math.max(0, ...balances.map(({ balanceCents }) => balanceCents)))
  const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
  const from = at(balances[0]?.day ?? '1970-01-01')
  const span = Math.max(dayMs, at(balances.at(-1)?.day ?? '1970-01-01') - from)
  const points = balances.map(({ day, balanceCents }) => ({
    day,
    x: round(((at(day) - from) / span) * width),
    y: round(height - (Math.max(0, balanceCents) / top) * height),
  }))
  const line = points.map(({ x, y }, nth) => (nth === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('')
  return { points, line, top }
}

/** The next amount of four equal steps of 1, 2, 2,5 or 5 times a power of ten euros. */
function topOf(cents: number): number {
  for (let power = 100; ; power *= 10)
    for (const step of [1, 2, 2.5, 5]) if (step * power * 4 >= cents) return step * power * 4
}

const round = (number: number): number => Math.round(number * 10) / 10
