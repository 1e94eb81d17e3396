import { percentOf } from '@bewezen/domain/admin/trends.ts'
import { monthLabel, monthName, trendWords as words } from '@bewezen/domain/admin/trendWords.ts'
import { wholeNumber } from '@bewezen/domain/base/numbers.ts'
import { TrendCard } from './TrendCard.tsx'
import type { TrendsOf } from './trendsOf.ts'

type Months = TrendsOf['retention']
const head = 'border-b border-line-strong py-1.5 pr-2 text-left font-semibold text-ink-2'

/** Of who joined in a month, how many were active in the months after it: a table whose cells are drawn too (ADM-MORE-10). */
export function Retention({ months }: { months: Months }) {
  // The youngest month with people in it that has a month after it: what the card says in one number.
  const told = months.findLast(({ people, stayed }) => people > 0 && stayed.length > 0)
  const share = told ? percentOf(told.stayed[0] ?? 0, told.people) : null
  const longest = Math.max(0, ...months.map(({ stayed }) => stayed.length))
  return (
    <TrendCard
      id="trend-retention"
      title={words.retention}
      to="#tabel-blijft"
      value={share === null ? '–' : words.percent(share)}
      hint={told ? words.retentionHint(monthName(told.month)) : words.retentionNone}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that may scroll sideways must be reachable by keyboard */}
      <section aria-label={words.retentionCaption} tabIndex={0} className="overflow-x-auto">
        <table id="tabel-blijft" className="w-full border-collapse text-fs-13 lg:text-fs-14">
          <caption className="sr-only">{words.retentionCaption}</caption>
          <thead>
            <tr>
              <th scope="col" className={head}>
                {words.start}
              </th>
              <th scope="col" className={head}>
                {words.started}
              </th>
              {Array.from({ length: longest }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is how many months later
                <th key={at} scope="col" className={head}>
                  <span aria-hidden="true">{words.after(at + 1)}</span>
                  <span className="sr-only">{words.afterLong(at + 1)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <MonthRow key={month.month} of={month} longest={longest} />
            ))}
          </tbody>
        </table>
      </section>
    </TrendCard>
  )
}

const MonthRow = ({ of: { month, people, stayed }, longest }: { of: Months[number]; longest: number }) => (
  <tr className="border-b border-line last:border-b-0">
    <th scope="row" className="py-1.5 pr-2 text-left font-semibold">
      {monthLabel(month)}
    </th>
    <td className="py-1.5 pr-2 text-ink-2">{wholeNumber(people)}</td>
    {Array.from({ length: longest }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a column is how many months later
      <td key={at} className="py-1.5 pr-2">
        {at < stayed.length && <Share of={stayed[at] ?? 0} all={people} isLast={at === stayed.length - 1} />}
      </td>
    ))}
  </tr>
)

function Share({ of: part, all, isLast }: { of: number; all: number; isLast: boolean }) {
  const share = percentOf(part, all)
  if (share === null) return <span className="text-ink-3">–</span>
  return (
    <span className={isLast ? 'block font-[650]' : 'block'}>
      {words.percent(share)}
      <span aria-hidden="true" className="mt-0.5 block h-[3px] overflow-clip rounded-full bg-surface-3">
        <span
          className={`block h-full ${isLast ? 'bg-sun' : 'bg-ink'}`}
          style={{ width: `${Math.min(100, share)}%` }}
        />
      </span>
    </span>
  )
}
