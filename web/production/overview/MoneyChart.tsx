import { shortDate } from '@bewezen/domain/base/dates.ts'
import { amount, type Currency, shortAmount } from '@bewezen/domain/base/money.ts'
import { balanceByDay, type MoneyDay } from '@bewezen/domain/events/result.ts'
import { resultWords as words } from '@bewezen/domain/events/resultWords.ts'
import { Card } from '../../base/parts/Card.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { ListTitle } from '../record/table.tsx'
import { moneyLine, plane } from './moneyLine.ts'

/** What there is of the money of an event at the end of each day, as a drawing, and as a table for who cannot see it (EV-MORE-91). */
export function MoneyChart({ days, currency }: { days: readonly MoneyDay[]; currency: Currency }) {
  const balances = balanceByDay(days)
  const last = balances.at(-1)
  return (
    <Card as="section" pad aria-labelledby="money-chart" className="lg:col-span-2">
      <ListTitle id="money-chart" title={words.chart} />
      {last ? (
        <>
          <p className="mt-1 text-fs-14 text-ink-2">
            {words.chartText(amount(last.balanceCents, currency), dayText(last.day))}
          </p>
          <Drawing balances={balances} currency={currency} />
          <table className="sr-only">
            <caption>{words.byDay}</caption>
            <thead>
              <tr>
                <th scope="col">{words.day}</th>
                <th scope="col">{words.balance}</th>
              </tr>
            </thead>
            <tbody>
              {balances.map(({ day, balanceCents }) => (
                <tr key={day}>
                  <th scope="row">{dayText(day)}</th>
                  <td>{amount(balanceCents, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : (
        <EmptyState title={words.noMoney} />
      )}
    </Card>
  )
}

type Balances = ReturnType<typeof balanceByDay>

// The drawing shrinks with its column; its figures stay readable on a phone.
const small = 'text-[12px] max-sm:text-[22px]'

function Drawing({ balances, currency }: { balances: Balances; currency: Currency }) {
  const { width, height } = plane
  const { points, line, top } = moneyLine(balances)
  const [first, last] = [points[0], points.at(-1)]
  return (
    <svg
      viewBox={`-76 -16 ${width + 92} ${height + 50}`}
      className="mt-3 h-auto w-full overflow-visible"
      aria-hidden="true"
    >
      {[0, 1, 2, 3, 4].map((part) => {
        const y = height - (part * height) / 4
        return (
          <g key={part}>
            <path d={`M0 ${y}H${width}`} stroke={part === 0 ? 'var(--ink)' : 'var(--line)'} />
            <text x="-10" y={y + 4} textAnchor="end" className={small} fill="var(--ink-2)">
              {shortAmount((top * part) / 4, currency)}
            </text>
          </g>
        )
      })}
      <path d={`${line}V${height}H${first?.x ?? 0}Z`} fill="var(--sun-soft)" />
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
