import { insideWords } from '@bewezen/domain/site/insideWords.ts'
import { comparedOf, type Measured, measuredPlot } from '@bewezen/domain/site/measured.ts'

const words = insideWords.measured
const large = { width: 420, height: 120 }
const small = { width: 240, height: 64 }

type Props = { of: Measured; isSmall?: boolean }

/** Open points before the change and sun points from it on, over a plane of light (MKT-MORE-02, MKT-MORE-11). */
export function MeasuredChart({ of: measured, isSmall = false }: Props) {
  const plane = isSmall ? small : large
  const { width, height } = plane
  const { points, changeX } = measuredPlot(measured, plane)
  const floor = height - 8
  const radius = isSmall ? 2.6 : 5
  return (
    <div className="relative">
      <svg
        role="img"
        aria-label={words.chart(measured, comparedOf(measured))}
        viewBox={`0 0 ${width} ${height}`}
        className="block h-auto w-full"
      >
        <rect x={changeX} y="4" width={width - changeX} height={floor - 4} fill="var(--sun-soft)" />
        <path d={`M0 ${floor}H${width}`} stroke="var(--ink)" strokeWidth="1.5" />
        <path d={`M${changeX} 4V${floor}`} stroke="var(--sun-ink)" strokeWidth="1.5" strokeDasharray="2 5" />
        <path
          d={points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
          fill="none"
          stroke="var(--ink)"
          strokeWidth={isSmall ? 1.5 : 2}
          strokeLinejoin="round"
        />
        {points.map(({ x, y, isAfter }) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={isAfter ? radius : radius * 0.72}
            fill={isAfter ? 'var(--sun)' : 'var(--surface)'}
            stroke="var(--ink)"
            strokeWidth={isSmall ? 1.2 : 1.8}
          />
        ))}
      </svg>
      {!isSmall && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-[5%] truncate px-2 max-sm:hidden text-fs-12 font-semibold text-sun-ink"
          style={{ left: `${(changeX / width) * 100}%`, maxWidth: `${100 - (changeX / width) * 100}%` }}
        >
          {words.fromHere(measured.change)}
        </span>
      )}
    </div>
  )
}
