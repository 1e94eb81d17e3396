import type { Experiment } from '@bewezen/domain/experiments/contract.ts'
import { shownValue } from '@bewezen/domain/experiments/value.ts'
import { experimentWords as words } from '@bewezen/domain/experiments/words.ts'
import { plane, plotOf } from './plot.ts'

/** Open points before the change, sun points from it on, and a dotted line between them, with the ends of the scale at its left (COM-N1-08, COM-N1-22). */
export function ExperimentChart({ of: experiment }: { of: Experiment }) {
  const { points, changeX, levels, scale, radius } = plotOf(experiment)
  const { width, height, floor } = plane
  const line = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const share = (changeX / width) * 100
  const isRight = share > 55
  return (
    <div className="flex">
      {scale.length > 0 && (
        <div aria-hidden="true" className="grid max-w-[92px] flex-none pr-1.5 text-right text-fs-12 text-ink-3">
          {scale.map(({ value, y }) => (
            <span
              key={value}
              className="relative h-[1lh] -translate-y-1/2 truncate tabular-nums [grid-area:1/1]"
              style={{ top: `${(y / height) * 100}%` }}
            >
              {shownValue(value)} {experiment.unit}
            </span>
          ))}
        </div>
      )}
      <div className="relative min-w-0 flex-1">
        <svg
          role="img"
          aria-label={words.chart(experiment, experiment.values)}
          viewBox={`0 0 ${width} ${height}`}
          className="block h-auto w-full"
        >
          <rect x={changeX} y="6" width={width - changeX} height={floor - 6} fill="var(--sun-soft)" />
          <path d={`M0 ${floor}H${width}`} stroke="var(--ink)" strokeWidth="1.5" />
          <path
            d={`M${changeX} 6V${floor}`}
            stroke="var(--sun-ink)"
            strokeWidth="1.5"
            strokeDasharray="2 5"
            vectorEffect="non-scaling-stroke"
          />
          {levels.map(({ from, to, y }) => (
            <path key={from} d={`M${from} ${y}H${to}`} stroke="var(--ink-3)" strokeWidth="1.25" strokeDasharray="7 4" />
          ))}
          <path d={line} fill="none" stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round" />
          {points.map(({ x, y, day, isAfter }) => (
            <circle
              key={day}
              cx={x}
              cy={y}
              r={isAfter ? radius : radius * 0.72}
              fill={isAfter ? 'var(--sun)' : 'var(--surface)'}
              stroke="var(--ink)"
              strokeWidth={radius > 3 ? 1.8 : 1.2}
            />
          ))}
        </svg>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-[4%] truncate px-2 text-fs-12 leading-[1.25] font-semibold text-sun-ink"
          style={
            isRight
              ? { right: `${100 - share}%`, maxWidth: `${share}%` }
              : { left: `${share}%`, maxWidth: `${100 - share}%` }
          }
        >
          {words.fromHere(experiment.change)}
        </span>
      </div>
    </div>
  )
}
