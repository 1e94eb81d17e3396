import { useLoaderData } from '@tanstack/react-router'
import { HeroImage } from '../HeroImage.tsx'
import { Station } from '../Station.tsx'

const middle = 450
const horizon = 640
const rings = [220, 305, 390, 475, 560]
/** Where the five levels stand on their way up. */
const stations = [
  [263, 523],
  [293, 379],
  [362, 260],
  [458, 165],
  [576, 94],
] as const

/** The picture of an admin, else the sun that rises once over the horizon, and the way up along the five levels (ADM-PANEL-15). */
export function HeroArt() {
  const { hero } = useLoaderData({ from: '/' }).content
  if (!hero) return <Sunrise />
  return (
    <HeroImage
      hero={hero}
      fallback={<Sunrise />}
      sizes="(min-width: 1024px) 50vw, 100vw"
      className="absolute -z-1 inset-x-0 bottom-0 h-80 w-full lg:left-1/2 lg:h-full lg:w-1/2"
    />
  )
}

const Sunrise = () => (
  <svg
    viewBox="0 0 900 640"
    preserveAspectRatio="xMidYMax meet"
    fill="none"
    stroke="var(--ink)"
    strokeWidth="1.5"
    strokeLinecap="round"
    className="absolute -z-1 bottom-0 left-1/2 h-100 w-140 max-w-none -translate-x-1/2 lg:right-[calc(50%-760px)] lg:left-auto lg:h-160 lg:w-225 lg:translate-x-0"
    aria-hidden="true"
  >
    {rings.map((r, index) => (
      <path
        key={r}
        d={`M${middle - r} ${horizon}A${r} ${r} 0 0 1 ${middle + r} ${horizon}`}
        strokeOpacity={0.34 - index * 0.045}
        strokeDasharray={index === 0 ? undefined : '1 7'}
      />
    ))}
    <circle cx={middle} cy={horizon} r="150" fill="var(--sun)" stroke="none" className="animate-rise" />
    <path
      d="M235 640L263 523Q293 379 328 319T410 213T517 130L576 94"
      pathLength="1"
      strokeWidth="2.2"
      strokeDasharray="1"
      className="animate-draw"
    />
    {stations.map(([x, y], index) => (
      <Station key={x} x={x} y={y} number={index + 1} look={index === 4 ? 'ink' : 'open'} />
    ))}
  </svg>
)
