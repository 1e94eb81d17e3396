import type { Stroke } from './skyShapes.ts'

export const skyThemes = ['licht', 'voeding', 'beweging', 'grounding', 'slaap', 'adem', 'rood'] as const
export type SkyTheme = (typeof skyThemes)[number]
type Ground = { width: number; height: number; horizon: number; sunX: number; seed: number }

const colours: Record<SkyTheme, string> = {
  licht: 'oklch(.40 .05 225)',
  voeding: 'oklch(.44 .07 140)',
  beweging: 'oklch(.38 .055 232)',
  grounding: 'oklch(.36 .05 165)',
  slaap: 'oklch(.24 .045 240)',
  adem: 'oklch(.40 .06 215)',
  rood: 'oklch(.33 .09 27)',
}
const chalk = 'oklch(.97 .02 85)'
const lamp = 'oklch(.72 .19 30)'

/** The colour of the ground that belongs to a theme. */
export const groundOf = (theme: SkyTheme): string => colours[theme]

/** The pattern that a theme draws in the ground below the horizon. */
export const groundPattern = (theme: SkyTheme, ground: Ground): Stroke[] => patterns[theme](ground)

const patterns: Record<SkyTheme, (ground: Ground) => Stroke[]> = {
  licht: ({ width, height, horizon, sunX }) =>
    [1, 2, 3, 4, 5].map((ring) => ({
      d: ripple(sunX, horizon, width * 0.11 * ring, (height - horizon) * 0.2 * ring),
      stroke: chalk,
      opacity: round(0.62 - ring * 0.09, 100),
    })),
  voeding: ({ width, height, horizon }) => {
    const furrow = (row: number) => {
      const top = width * (0.185 + row * 0.035)
      return `M${round(top)} ${horizon}L${round(width / 2 + (top - width / 2) * 4.6)} ${height}`
    }
    return [{ d: range(19, furrow).join(''), stroke: chalk, opacity: 0.45 }]
  },
  beweging: ({ width, height, horizon }) => {
    const beat = (height - horizon) / 51
    const pulse = `h20l7 ${round(-15 * beat)}l13 ${round(28 * beat)}l10 ${round(-13 * beat)}h4`
    const middle = round(horizon + (height - horizon) * 0.55)
    return [{ d: `M-10 ${middle}${pulse.repeat(Math.ceil(width / 54) + 1)}`, stroke: chalk, opacity: 0.75 }]
  },
  grounding: ({ width, height, horizon, seed }) => {
    const roots = range(27, (root) => ({
      x: round((width / 27) * (root + 0.5)),
      depth: round((height - horizon) * (0.25 + 0.65 * chance(seed, root))),
    }))
    return [
      { d: roots.map(({ x, depth }) => `M${x} ${horizon}v${depth}`).join(''), stroke: chalk, opacity: 0.5 },
      { d: roots.map(({ x, depth }) => dot(x, horizon + depth)).join(''), stroke: chalk, opacity: 0.6, width: 4 },
    ]
  },
  slaap: ({ width, height, horizon }) =>
    [0.6, 0.4, 0.28].map((opacity, row) => ({
      d: wave(width, horizon + (height - horizon) * (0.3 + row * 0.25), width / (16 - row * 2.4), 11 - row * 2),
      stroke: chalk,
      opacity,
    })),
  adem: ({ width, height, horizon }) =>
    [5, 16, 27, 38].map((swing, strand) => ({
      d: wave(width, (height + horizon) / 2, width / 12, (swing * (height - horizon)) / 51),
      stroke: chalk,
      opacity: round(0.75 - strand * 0.16, 100),
    })),
  rood: ({ width, height, horizon }) => {
    const deep = height - horizon
    const across = Math.round(width / 22)
    return [0, 1, 2].map((row) => ({
      d: range(across, (lamp) => dot((width / across) * (lamp + 0.5), horizon + deep * (0.25 + 0.27 * row))).join(''),
      stroke: lamp,
      opacity: round(0.95 - 0.2 * row, 100),
      width: round(deep * 0.114),
    }))
  },
}

const dot = (x: number, y: number): string => `M${round(x)} ${round(y)}h0`

const ripple = (x: number, y: number, rx: number, ry: number): string =>
  `M${round(x - rx)} ${y}A${round(rx)} ${round(ry)} 0 0 0 ${round(x + rx)} ${y}`

const wave = (width: number, y: number, quarter: number, swing: number): string => {
  const half = round(quarter * 2)
  return `M-10 ${round(y)}q${round(quarter)} ${round(-swing)} ${half} 0${`t${half} 0`.repeat(Math.ceil(width / half) + 1)}`
}

const range = <Value>(count: number, value: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => value(index))

/** A number from 0 to 1 that is always the same for this seed and index. */
const chance = (seed: number, index: number): number =>
  ((Math.imul(seed + 1, 2_654_435_761) ^ Math.imul(index + 3, 40_503_917)) >>> 8) / 2 ** 24

const round = (value: number, per = 10): number => Math.round(value * per) / per
