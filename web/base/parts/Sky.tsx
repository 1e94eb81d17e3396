import { useId } from 'react'
import { classes } from './classes.ts'
import { height, type SkyOf, skyDrawing, width } from './skyDrawing.ts'
import type { Circle, Stroke } from './skyShapes.ts'

type Props = SkyOf & { className?: string }

/**
 * The sky of the hour at which something takes place, filling its frame. Decoration: give the facts in words too.
 * Whatever the proportions of the frame, nothing is cropped: air and ground are stretched to it, while the sun stays
 * round, as large as the height makes it.
 */
export function Sky({ className, ...of }: Props) {
  const gradient = useId()
  const sky = skyDrawing(of)
  return (
    <svg
      fill="none"
      strokeWidth="1.6"
      strokeLinecap="round"
      className={classes('art block size-full', className)}
      aria-hidden="true"
    >
      <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={sky.stops[0]} />
        <stop offset=".6" stopColor={sky.stops[1]} />
        <stop offset="1" stopColor={sky.stops[2]} />
      </linearGradient>
      <svg {...stretched} aria-hidden="true">
        <rect width={width} height={sky.horizon + 1} fill={`url(#${gradient})`} />
        <path
          d={sky.path.d}
          stroke={sky.path.stroke}
          opacity={sky.path.opacity}
          strokeWidth="1.4"
          strokeDasharray="2 6"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <svg
        x={`${sky.lightAt}%`}
        viewBox={`0 0 1 ${height}`}
        preserveAspectRatio="xMinYMin"
        overflow="visible"
        aria-hidden="true"
      >
        <Discs of={sky.discs} />
        {sky.moon && <path d={sky.moon} fill="oklch(.95 .02 85)" />}
      </svg>
      <svg {...stretched} aria-hidden="true">
        <rect y={sky.horizon} width={width} height={height - sky.horizon} fill={sky.ground} />
        <Strokes of={sky.pattern} />
      </svg>
    </svg>
  )
}

const stretched = { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none' }

const Discs = ({ of }: { of: Circle[] }) =>
  of.map((disc) => <circle key={disc.r} cx={disc.x} cy={disc.y} r={disc.r} fill={disc.fill} opacity={disc.opacity} />)

const Strokes = ({ of }: { of: Stroke[] }) =>
  of.map((line) => (
    <path
      key={`${line.d}${line.width}`}
      d={line.d}
      stroke={line.stroke}
      opacity={line.opacity}
      strokeWidth={line.width}
      vectorEffect="non-scaling-stroke"
    />
  ))
