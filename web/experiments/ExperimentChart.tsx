import type { Experiment } from '@bewezen/domain/experiments/contract.ts'
import { shownValue } from '@bewezen/domain/experiments/value.ts'
import { experimentWords as words } from '@bewezen/domain/experiments/words.ts'
import type { ReactNode } from 'react'
import { classes } from '../base/parts/classes.ts'
import { plane, plotOf } from './plot.ts'

/** Open points before the change, sun points from it on, and a dotted line between them, with the ends of the scale at its left (COM-N1-08, COM-N1-22). */
export function ExperimentChart({ of: experiment }: { of: Experiment }) {
  const { points, changeX, levels, scale, radius } = plotOf(experiment)
  const { width, height, floor } = plane
  const line = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const share = (changeX / width) * 100
  const isRight = share > 55
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)]">
      <Label isRight={isRight} share={share}>
        {words.fromHere(experiment.change)}
      </Label>
      {scale.length > 0 && (
        <div aria-hidden="true" className="grid max-w-[92px] pr-1.5 text-right text-fs-12 text-ink-3">
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
      <svg
        role="img"
        aria-label={words.chart(experiment, experiment.values)}
        viewBox={`0 0 ${width} ${height}`}
        className="col-start-2 block h-auto w-full"
      >
        <rect x={changeX} y="4" width={width - changeX} height={floor - 4} fill="var(--sun-soft)" />
        <path d={`M0 ${floor}H${width}`} stroke="var(--ink)" strokeWidth="1.5" />
        <path
          d={`M${changeX} 4V${floor}`}
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
    </div>
  )
}

type LabelProps = { isRight: boolean; share: number; children: ReactNode }

/** What the line says, above it: the room up to the line gives way to words that need it, and they break where even that is too little (COM-N1-30). */
const Label = ({ isRight, share, children }: LabelProps) => (
  <div
    aria-hidden="true"
    className={classes(
      'col-start-2 flex text-fs-12 leading-[1.25] font-semibold text-sun-ink',
      isRight && 'flex-row-reverse text-right',
    )}
  >
    <span className="min-w-0 shrink" style={{ flexBasis: `${isRight ? 100 - share : share}%` }} />
    <span className="max-w-full flex-none px-2 text-balance wrap-anywhere">{children}</span>
  </div>
)
