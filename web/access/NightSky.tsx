import { useId } from 'react'
import { crescent } from '../base/parts/crescent.ts'

export type NightArt = 'moon' | 'halfSun' | { sunAt: number }

const [sun, line, pale] = ['oklch(.825 .15 76)', 'oklch(.9 .03 88)', 'oklch(.82 .03 220)']
const horizon = 684

/** A night over the sea: with a moon, half a sun that is rising, or a sun that is so far along its path (0 to 1). */
export function NightSky({ art }: { art: NightArt }) {
  const sky = useId()
  return (
    <svg
      viewBox="0 0 1440 780"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      strokeLinecap="round"
      className="absolute inset-0 size-full redlight:brightness-80 redlight:grayscale"
      aria-hidden="true"
    >
      <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="oklch(.165 .035 243)" />
        <stop offset=".62" stopColor="oklch(.245 .05 236)" />
        <stop offset="1" stopColor="oklch(.36 .06 228)" />
      </linearGradient>
      <rect width="1440" height="780" fill={`url(#${sky})`} />
      {stars.map(({ x, y, r, opacity }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="oklch(.97 .02 85)" opacity={opacity} />
      ))}
      <path
        d="M100 684A620 430 0 0 1 305 364M1135 364A620 430 0 0 1 1340 684"
        stroke={line}
        strokeWidth="1.4"
        strokeDasharray="2 8"
        opacity=".5"
        className="max-lg:hidden"
      />
      {art === 'moon' ? <Moon /> : art === 'halfSun' ? <HalfSun /> : <SunOnItsWay at={art.sunAt} />}
      <rect y={horizon} width="1440" height="96" fill="oklch(.15 .03 240)" />
      {waves.map(({ y, height, opacity }) => (
        <path
          key={y}
          d={`M-10 ${y}q60 -${height} 120 0${'t120 0'.repeat(12)}`}
          stroke="oklch(.97 .02 85)"
          strokeWidth="1.5"
          opacity={opacity}
        />
      ))}
    </svg>
  )
}

const waves = [
  { y: 710, height: 10, opacity: 0.34 },
  { y: 734, height: 7, opacity: 0.25 },
  { y: 758, height: 4, opacity: 0.16 },
]

const moonAbove = crescent({ x: 1130, y: 170, r: 38 }, { x: 1146, y: 162, r: 33 })

const Moon = () => (
  <>
    <path d={moonAbove} fill="oklch(.95 .02 85)" className="max-lg:hidden" />
    <path d="M600 684A120 120 0 0 1 840 684" stroke={pale} strokeWidth="2" opacity=".8" />
    <path d="M655 684A65 65 0 0 1 785 684" stroke={pale} strokeWidth="2" strokeDasharray="3 7" opacity=".8" />
  </>
)

const HalfSun = () => (
  <>
    <path d="M610 684A110 110 0 0 1 830 684" stroke={sun} strokeWidth="1.6" opacity=".75" />
    <path d="M564 684A156 156 0 0 1 876 684" stroke={sun} strokeWidth="1.5" strokeDasharray="1 8" opacity=".45" />
    <path d="M650 684a70 70 0 0 1 140 0z" fill={sun} />
  </>
)

function SunOnItsWay({ at }: { at: number }) {
  const angle = Math.PI * Math.min(Math.max(at, 0), 1)
  const [x, y] = [720 - 132 * Math.cos(angle), horizon - 132 * Math.sin(angle)].map(
    (value) => Math.round(value * 10) / 10,
  )
  return (
    <>
      <path d="M588 684A132 132 0 0 1 852 684" stroke={line} strokeWidth="1.6" strokeDasharray="2 8" opacity=".7" />
      <path d={`M588 684A132 132 0 0 1 ${x} ${y}`} stroke={sun} strokeWidth="2.5" />
      <circle cx={x} cy={y} r="46" fill={sun} opacity=".2" />
      <circle cx={x} cy={y} r="26" fill={sun} />
    </>
  )
}

/** Always the same stars, spread by a small generator of our own; none where the words stand. */
const stars = scatter(64).filter(({ x, y }) => x < 400 || x > 1040 || y < 90)

function scatter(count: number) {
  let seed = 20
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * 1440),
    y: Math.round(next() * 560),
    r: Math.round((0.7 + next() * 1.4) * 10) / 10,
    opacity: Math.round((0.3 + next() * 0.65) * 100) / 100,
  }))
}
