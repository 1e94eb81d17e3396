import { areaOf, linePoints, pathOf, plane } from './plot.ts'

type Props = {
  values: readonly number[]
  /** Whether the last value is of something that still runs: it is drawn apart and open. */
  isRunning?: boolean
  first: string
  last: string
}

/** A trend as a line over a soft surface, hand-made SVG; its numbers stand in the table under it. */
export function LineChart({ values, isRunning = false, first, last }: Props) {
  const points = linePoints(values)
  const settled = isRunning ? points.slice(0, -1) : points
  const [end, running] = [settled.at(-1), isRunning ? points.at(-1) : undefined]
  return (
    <div aria-hidden="true">
      <svg viewBox={`0 0 ${plane.width} ${plane.height}`} aria-hidden="true" className="block h-auto w-full">
        <path d={areaOf(settled)} fill="var(--sun-soft)" />
        <path d={`M0 ${plane.floor}H${plane.width}`} stroke="var(--ink)" strokeWidth="1.5" />
        <path
          d={pathOf(settled)}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2.25"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {end && running && (
          <path
            d={pathOf([end, running])}
            fill="none"
            stroke="var(--ink)"
            strokeWidth="2"
            strokeDasharray="2 5"
            strokeLinecap="round"
          />
        )}
        {running && (
          <circle cx={running.x} cy={running.y} r="5" fill="var(--surface)" stroke="var(--ink)" strokeWidth="2" />
        )}
        {end && <circle cx={end.x} cy={end.y} r="6" fill="var(--sun)" stroke="var(--ink)" strokeWidth="2" />}
      </svg>
      <p className="flex justify-between text-fs-13 text-ink-3">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  )
}
