import { monthLabel, monthName, weekLabel, trendWords as words } from '@bewezen/domain/admin/trendWords.ts'
import { amount, shortAmount } from '@bewezen/domain/base/money.ts'
import { wholeNumber } from '@bewezen/domain/base/numbers.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { PathLink } from '../../base/parts/PathLink.tsx'
import { AsTable } from './AsTable.tsx'
import { BarChart } from './BarChart.tsx'
import { LineChart } from './LineChart.tsx'
import { Retention } from './Retention.tsx'
import { TrendCard } from './TrendCard.tsx'
import type { TrendsOf } from './trendsOf.ts'

/** 'Hoe het loopt': four trends, drawn and as tables, each number leading to what it counts (ADM-MORE-07..12). */
export function Trends() {
  const read = useRead(api.admin.trends, {})
  return (
    <section aria-labelledby="trends" className="mt-8">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="trends" className="heading text-fs-26">
          {words.title}
        </h2>
        <p className="text-fs-13 text-ink-3">{words.hint}</p>
      </div>
      <Loaded read={read} failed={words.loadFailed}>
        {(data) => (
          <div className="grid gap-4 lg:grid-cols-2">
            <People of={data.people} />
            <Income of={data.income} />
            <Active weeks={data.active} />
            <Retention months={data.retention} />
          </div>
        )}
      </Loaded>
    </section>
  )
}

const People = ({ of: { total, thisWeek, in30Days, weeks } }: { of: TrendsOf['people'] }) => (
  <TrendCard
    id="trend-people"
    title={words.people}
    to="/admin/gebruikers"
    value={wholeNumber(total)}
    hint={words.peopleHint(thisWeek, in30Days)}
  >
    <LineChart values={weeks.map(({ people }) => people)} first={weekLabel(weeks[0]?.week ?? '')} last={words.now} />
    <AsTable
      id="tabel-gebruikers"
      caption={words.people}
      head={[words.week, words.peopleAt]}
      rows={weeks.map(({ week, people }, at) => ({
        label: weekText(week, at === weeks.length - 1),
        cells: [wholeNumber(people)],
      }))}
    />
  </TrendCard>
)

const weekText = (week: string, isRunning: boolean): string =>
  isRunning ? `${weekLabel(week)}, ${words.running}` : weekLabel(week)

function Income({ of: { months, hasOtherCurrency } }: { of: TrendsOf['income'] }) {
  const last = months.at(-1)
  return (
    <TrendCard
      id="trend-income"
      title={words.income}
      to="#tabel-inkomsten"
      value={amount(last?.cents ?? 0)}
      hint={words.incomeHint(monthName(last?.month ?? ''))}
    >
      <BarChart
        values={months.map(({ cents }) => cents)}
        labels={months.map(({ month }) => monthLabel(month))}
        amounts={months.map(({ cents }) => roundEuro(cents))}
      />
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-fs-14">
        <Part label={words.subscriptions} to="/admin/abonnementen" cents={last?.subscriptions ?? 0} />
        <Part label={words.events} to="/events/admin" cents={last?.events ?? 0} />
        <Part label={words.orders} to="/admin/bestellingen?staat=alles" cents={last?.orders ?? 0} />
      </ul>
      {hasOtherCurrency && <p className="mt-2 text-fs-13 text-ink-3">{words.otherCurrency}</p>}
      <AsTable
        id="tabel-inkomsten"
        caption={words.income}
        head={[words.month, words.subscriptions, words.events, words.orders, words.euro]}
        rows={months.map(({ month, subscriptions, events, orders, cents }) => ({
          label: monthName(month),
          cells: [subscriptions, events, orders, cents].map((one) => amount(one)),
        }))}
      />
    </TrendCard>
  )
}

/** Above a bar there is room for whole euros; the table has the cents. */
const roundEuro = (cents: number): string => shortAmount(Math.round(cents / 100) * 100).slice(2)

const Part = ({ label, to, cents }: { label: string; to: string; cents: number }) => (
  <li>
    <PathLink to={to} className="inline-flex min-h-11 items-center gap-1.5 lg:min-h-8">
      {label} <span className="font-semibold">{amount(cents)}</span>
    </PathLink>
  </li>
)

function Active({ weeks }: { weeks: TrendsOf['active'] }) {
  const [before, running] = [weeks.at(-2), weeks.at(-1)]
  return (
    <TrendCard
      id="trend-active"
      title={words.active}
      to="#tabel-actief"
      value={wholeNumber(before?.people ?? 0)}
      hint={words.activeHint(running?.people ?? 0)}
    >
      <LineChart
        values={weeks.map(({ people }) => people)}
        isRunning
        first={weekLabel(weeks[0]?.week ?? '')}
        last={words.thisWeek}
      />
      <AsTable
        id="tabel-actief"
        caption={words.active}
        head={[words.week, words.activePeople]}
        rows={weeks.map(({ week, people }, at) => ({
          label: weekText(week, at === weeks.length - 1),
          cells: [wholeNumber(people)],
        }))}
      />
    </TrendCard>
  )
}
