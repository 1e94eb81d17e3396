import type { ActiveCount } from '@bewezen/domain/admin/trends.ts'
import { plusDays, plusMonths } from '@bewezen/domain/base/days.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'

const joinedDay = sql`(created_at at time zone 'Europe/Amsterdam')::date`

/** How many people were active in each of these weeks, by the index on the day (ADM-MORE-09). */
export async function countWeeks(reader: Reader, weeks: readonly string[]) {
  const counts: { week: string; people: number }[] = []
  // One week at a time: a week of many is some hundred thousand days, and all of them at once would not fit in memory.
  for (const week of weeks) {
    const { rows } = await reader.execute<{ people: number }>(sql`select count(*)::int as people from
      (select distinct profile_id from active_days where day >= ${week}::date and day < ${plusDays(week, 7)}::date) active`)
    counts.push({ week, people: rows[0]?.people ?? 0 })
  }
  return counts
}

/** Of those who joined in each of the months before it, how many were active in this month (ADM-MORE-10). */
export async function countMonth(reader: Reader, month: string, first: string): Promise<ActiveCount[]> {
  const { rows } = await reader.execute<{ joined: string; people: number }>(sql`
    select to_char(p.joined_on, 'YYYY-MM-01') as joined, count(*)::int as people
    from (select id, ${joinedDay} as joined_on from profiles
        where created_at >= ${first}::timestamp at time zone 'Europe/Amsterdam'
          and created_at < ${month}::timestamp at time zone 'Europe/Amsterdam') p
    where exists (select from active_days a
      where a.profile_id = p.id and a.day >= ${month}::date and a.day < ${plusMonths(month, 1)}::date)
    group by 1`)
  return rows.map(({ joined, people }) => ({ joined, month, people }))
}

/** How many joined in a month. */
export async function countJoined(reader: Reader, month: string): Promise<number> {
  const { rows } = await reader.execute<{ people: number }>(sql`select count(*)::int as people from profiles
    where created_at >= ${month}::timestamp at time zone 'Europe/Amsterdam'
      and created_at < ${plusMonths(month, 1)}::timestamp at time zone 'Europe/Amsterdam'`)
  return rows[0]?.people ?? 0
}
