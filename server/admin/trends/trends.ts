import { admin } from '@bewezen/domain/admin/contract.ts'
import { lastWeeks, retentionOf, totalsByWeek, weekOf } from '@bewezen/domain/admin/trends.ts'
import { dayOf } from '@bewezen/domain/base/dates.ts'
import { sql } from 'drizzle-orm'
import { readNow } from '../../base/database/clock.ts'
import type { Reader } from '../../base/database/open.ts'
import { serve } from '../../base/serve.ts'
import { countWeeks } from './count.ts'
import { readIncome } from './income.ts'
import { monthsEnded, weeksEnded } from './keep.ts'

/** How it goes: users, income, who is active and who stays, as numbers of everybody together (ADM-MORE-07..11). */
export const trends = serve(admin.trends, async ({ db }) => {
  const today = dayOf(await readNow(db))
  const [people, income, weeks, running, months] = await Promise.all([
    readPeople(db, today),
    readIncome(db, today),
    weeksEnded(db, today),
    countWeeks(db, [weekOf(today)]),
    monthsEnded(db, today),
  ])
  return {
    today,
    people,
    income,
    active: [...weeks.weeks, ...running],
    retention: retentionOf(today, months.joined, months.active),
  }
})

/** How many users there are and were; those who left are not among them (ADM-MORE-07). */
async function readPeople(reader: Reader, today: string) {
  const weeks = lastWeeks(today)
  const { rows } = await reader.execute<{ week: string | null; people: number; recent: number }>(sql`
    select to_char(date_trunc('week', created_at at time zone 'Europe/Amsterdam'), 'YYYY-MM-DD') as week,
      count(*)::int as people, count(*) filter (where created_at > app_now() - interval '30 days')::int as recent
    from profiles where created_at >= ${weeks[0]}::timestamp at time zone 'Europe/Amsterdam' group by 1
    union all select null, count(*)::int, 0 from profiles`)
  const total = rows.find(({ week }) => week === null)?.people ?? 0
  const joined = rows.flatMap(({ week, people }) => (week === null ? [] : [{ week, people }]))
  return {
    total,
    thisWeek: joined.find(({ week }) => week === weekOf(today))?.people ?? 0,
    in30Days: rows.reduce((sum, { recent }) => sum + recent, 0),
    weeks: totalsByWeek(total, weeks, joined),
  }
}
