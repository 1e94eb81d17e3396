import { hourOf } from '@bewezen/domain/pictures/hourOf.ts'
import type { Hour } from '@bewezen/domain/pictures/look.ts'
import { crescent } from './crescent.ts'
import type { Daylight } from './daylight.ts'
import { groundOf, groundPattern, type SkyTheme } from './skyGround.ts'
import type { Circle, Stroke } from './skyShapes.ts'

/** The input of a sky drawing: the moment and the daylight of its day in minutes after midnight, and the theme. */
export type SkyOf = Daylight & { at: number; theme: SkyTheme; seed?: number }
export type SkyDrawing = {
  kind: Hour
  /** Colours from zenith to horizon. */
  stops: [string, string, string]
  horizon: number
  path: Stroke
  /** Where sun or moon stands, in percents of the width; their shapes are drawn around that line. */
  lightAt: number
  discs: Circle[]
  /** The outline of the moon, at night. */
  moon: string | null
  ground: string
  pattern: Stroke[]
}

const stops: Record<Hour, [string, string, string]> = {
  night: ['oklch(.235 .045 240)', 'oklch(.37 .055 232)', 'oklch(.46 .06 226)'],
  dawn: ['oklch(.78 .055 232)', 'oklch(.91 .04 72)', 'oklch(.87 .105 68)'],
  morning: ['oklch(.83 .055 228)', 'oklch(.93 .035 205)', 'oklch(.955 .045 88)'],
  noon: ['oklch(.78 .07 234)', 'oklch(.88 .045 222)', 'oklch(.945 .025 210)'],
  evening: ['oklch(.60 .06 240)', 'oklch(.80 .085 52)', 'oklch(.78 .14 48)'],
}
/** The measures in which a sky is drawn; its frame stretches them to its own (see Sky). */
export const [width, height] = [480, 170] as const
const horizon = height * 0.7

/** The sky over a moment as plain geometry: the same moment, theme and seed always give the same drawing. */
export function skyDrawing(of: SkyOf): SkyDrawing {
  const kind = hourOf(of)
  const [rx, ry] = [round(width * 0.42), round(horizon * 0.72)]
  const sun = sunAt(of)
  return {
    kind,
    stops: stops[kind],
    horizon,
    path: {
      d: `M${round(width / 2 - rx)} ${horizon}A${rx} ${ry} 0 0 1 ${round(width / 2 + rx)} ${horizon}`,
      stroke: kind === 'night' ? 'oklch(.9 .02 90)' : 'oklch(.99 .01 90)',
      opacity: 0.8,
    },
    lightAt: kind === 'night' ? 76 : round((sun.x / width) * 100),
    discs: kind === 'night' ? [] : sunDiscs(sun),
    moon: kind === 'night' ? moon : null,
    ground: groundOf(of.theme),
    pattern: groundPattern(of.theme, { width, height, horizon, sunX: sun.x, seed: of.seed ?? of.at }),
  }
}

function sunAt({ at, sunrise, sunset }: SkyOf) {
  const along = Math.min(Math.max((at - sunrise) / Math.max(sunset - sunrise, 1), 0), 1)
  // At both ends the sun still shows its upper half above the horizon.
  const height = Math.max(Math.sin(Math.PI * along), 0.035)
  return { x: round(width * (0.1 + 0.8 * along)), y: round(horizon - horizon * 0.72 * height), low: height < 0.3 }
}

const sunDiscs = (sun: { y: number; low: boolean }): Circle[] => [
  { x: 0, y: sun.y, r: round(height * 0.2275), fill: 'oklch(.96 .07 85)', opacity: 0.4 },
  { x: 0, y: sun.y, r: round(height * 0.13), fill: sun.low ? 'oklch(.74 .17 55)' : 'oklch(.84 .15 78)' },
]

const round = (value: number): number => Math.round(value * 10) / 10

const moon = crescent(
  { x: 0, y: round(height * 0.294), r: round(height * 0.13) },
  { x: round(height * 0.055), y: round(height * 0.268), r: round(height * 0.114) },
)
