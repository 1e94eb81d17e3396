import { lastMonths } from '@bewezen/domain/admin/trends.ts'
import { fromWallTime } from '@bewezen/domain/base/wallTime.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import type { IncomeBranch, IncomePart } from '../../base/income.ts'
import { eventsIncome } from '../../events/index.ts'
import { subscriptionsIncome } from '../../membership/index.ts'
import { ordersIncome } from '../../shop/index.ts'

const branches: readonly IncomeBranch[] = [subscriptionsIncome, eventsIncome, ordersIncome]

type Row = { part: IncomePart; month: string; cents: string | number; other: boolean }

/** What came in less what went back in each of the last months, by what was sold, to the cent (ADM-MORE-08). */
export async function readIncome(reader: Reader, today: string) {
  const months = lastMonths(today)
  const since = fromWallTime(`${months[0]}T00:00`) ?? ''
  const moved = branches.map(
    ({ part, moved }) => sql`select ${part}::text as part, at, cents, currency from (${moved(since)}) one`,
  )
  const { rows } = await reader.execute<Row>(sql`
    select part, to_char(at at time zone 'Europe/Amsterdam', 'YYYY-MM-01') as month,
      coalesce(sum(cents) filter (where upper(currency) = 'EUR'), 0) as cents, bool_or(upper(currency) <> 'EUR') as other
    from (${sql.join(moved, sql` union all `)}) moved group by 1, 2`)
  const centsOf = (month: string, part: IncomePart) =>
    Number(rows.find((row) => row.month === month && row.part === part)?.cents ?? 0)
  return {
    months: months.map((month) => {
      const [subscriptions, events, orders] = branches.map(({ part }) => centsOf(month, part)) as [
        number,
        number,
        number,
      ]
      return { month, cents: subscriptions + events + orders, subscriptions, events, orders }
    }),
    hasOtherCurrency: rows.some(({ other }) => other),
  }
}
