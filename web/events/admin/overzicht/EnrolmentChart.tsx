import { shortDate } from '@bewezen/domain/base/dates.ts'
import { overzichtWords as words } from '@bewezen/domain/events/deskWords.ts'
import { Card } from '../../../base/parts/Card.tsx'
import { EmptyState } from '../../../base/parts/EmptyState.tsx'
import { chartPoints, type Day, plane, stepsOf, topOf } from './chart.ts'

/** How the number of enrolments grew, as a drawing, and as a table for who cannot see it. */
export function EnrolmentChart({ days }: { days: readonly Day[] }) {
  const points = chartPoints(days)
  const [first, last] = [points[0], points.at(-1)]
  return (
    <Card as="section" pad aria-labelledby="enrolment-chart">
      <h2 id="enrolment-chart" className="heading text-fs-21">
        {words.chart}
      </h2>
      {first && last ? (
        <>
          <p className="mt-1 text-fs-14 text-ink-2">
            {words.chartText(last.total, dayText(first.day), dayText(last.day))}
          </p>
          <Drawing points={points} />
          <table className="sr-only">
            <caption>{words.byDay}</caption>
            <thead>
              <tr>
                <th scope="col">{words.day}</th>
                <th scope="col">{words.total}</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ day, total }) => (
                <tr key={day}>
                  <th scope="row">{dayText(day)}</th>
                  <td>{total}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : (
        <EmptyState title={words.noEnrolments} />
      )}
    </Card>
  )
}

// The drawing shrinks with its column; its figures stay readable on a phone.
const small = 'text-[12px] max-sm:text-[22px]'

function Drawing({ points }: { points: ReturnType<typeof chartPoints> }) {
  const { width, height } = plane
  const [first, last] = [points[0], points.at(-1)]
  const top = topOf(last?.total ?? 0)
  const line = stepsOf(points)
  return (
    <svg
      viewBox={`-44 -16 ${width + 60} ${height + 50}`}
      className="mt-3 h-auto w-full overflow-visible"
      aria-hidden="true"
    >
      {[0, 1, 2, 3, 4].map((part) => {
        const y = height - (part * height) / 4
        return (
          <g key={part}>
            <path d={`M0 ${y}H${width}`} stroke={part === 0 ? 'var(--ink)' : 'var(--line)'} />
            <text x="-10" y={y + 4} textAnchor="end" className={small} fill="var(--ink-2)">
              {(top * part) / 4}
            </text>
          </g>
        )
      })}
      <path d={`${line}V${height}Z`} fill="var(--sun-soft)" />
      <path d={line} fill="none" stroke="var(--ink)" strokeWidth="2.5" />
      {last && <circle cx={last.x} cy={last.y} r="6" fill="var(--sun)" stroke="var(--ink)" strokeWidth="2" />}
      {first && (
        <text x="0" y={height + 24} className={small} fill="var(--ink-2)">
          {dayText(first.day)}
        </text>
      )}
      {last && last.day !== first?.day && (
        <text x={width} y={height + 24} textAnchor="end" className={small} fill="var(--ink-2)">
          {dayText(last.day)}
        </text>
      )}
    </svg>
  )
}

const dayText = (day: string): string => shortDate(`${day}T12:00:00Z`)
