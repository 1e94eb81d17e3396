import { useId } from 'react'
import { Station } from './Station.tsx'

const width = 1144
const ground = 210
const rise = 170
const weeks = 40
const levels = 5

/** How high the way up has come after a share of it, from 0 to 1. */
const height = (share: number) => Math.sin((share * Math.PI) / 2) ** 1.45
const at = (x: number) => round(ground - rise * height(x / width))
const round = (value: number) => Math.round(value * 10) / 10
const spread = (count: number, of: (index: number) => string) => Array.from({ length: count }, (_, i) => of(i)).join('')

/** Above the first letters of the list below it. */
const placeOf = (level: number) => 80 + level * 233.6

const curve = `M0 ${ground}${spread(26, (i) => `L${(i + 1) * 44} ${at((i + 1) * 44)}`)}`
const ticks = spread(weeks + 1, (week) => `M${round((week * width) / weeks)} ${ground}v${week % 8 === 0 ? 10 : 5}`)

/**
 * Forty weeks along the horizon and the way up over them, with the five levels: wide screens only (MKT-HOME-09). The sun stands on
 * one of them, the last unless another is chosen (MKT-HOME-14).
 */
export function LevelCurve({ sunOn = levels - 1 }: { sunOn?: number }) {
  const gradient = useId()
  return (
    <svg
      viewBox={`0 0 ${width} 240`}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.5"
      className="mt-6 h-auto w-full max-lg:hidden"
      aria-hidden="true"
    >
      <linearGradient id={gradient}>
        <stop stopColor="oklch(.70 .16 45)" />
        <stop offset="1" stopColor="oklch(.86 .12 85)" />
      </linearGradient>
      <path
        d={curve}
        stroke={`url(#${gradient})`}
        strokeWidth="4"
        strokeLinecap="round"
        className="redlight:stroke-sun"
      />
      <path d={`M0 ${ground}H${width}${ticks}`} />
      {Array.from({ length: levels }, (_, index) => {
        const x = placeOf(index)
        return (
          <g key={x}>
            <path d={`M${x} ${at(x)}V${ground}`} stroke="var(--ink-3)" strokeDasharray="2 5" />
            <Station x={x} y={at(x)} number={index + 1} />
          </g>
        )
      })}
      <Sun on={sunOn} />
    </svg>
  )
}

/** The sun with the number of its level; on another one it goes there over the sky (MKT-MORE-10). */
const Sun = ({ on }: { on: number }) => (
  <g
    className="transition-transform duration-(--t-slow) ease-(--ease-out)"
    style={{ transform: `translate(${placeOf(on)}px, ${at(placeOf(on))}px)` }}
  >
    <Station x={0} y={0} r={23} number={on + 1} look="sun" />
  </g>
)
