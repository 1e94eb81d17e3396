import { type ActiveCount, lastMonths, lastWeeks, trendMonths } from '@bewezen/domain/admin/trends.ts'
import { dayOf } from '@bewezen/domain/base/dates.ts'
import { sql } from 'drizzle-orm'
import { readNow } from '../../base/database/clock.ts'
import type { Reader } from '../../base/database/open.ts'
import type { House } from '../../base/house.ts'
import { activeMonths, activeWeeks } from '../tables.ts'
import { countJoined, countMonth, countWeeks } from './count.ts'

/** The sums of the weeks that have ended: those that are kept, and the others counted now. */
export async function weeksEnded(reader: Reader, today: string) {
  const weeks = lastWeeks(today).slice(0, -1)
  const { rows: kept } = await reader.execute<{ week: string; people: number }>(
    sql`select week::text as week, people from active_weeks where week >= ${weeks[0]}::date`,
  )
  const isKept = new Set(kept.map(({ week }) => week))
  const counted = await countWeeks(
    reader,
    weeks.filter((week) => !isKept.has(week)),
  )
  const people = new Map([...kept, ...counted].map((one) => [one.week, one.people]))
  return { weeks: weeks.map((week) => ({ week, people: people.get(week) ?? 0 })), counted }
}

/** The sums of the months that have ended, in the same way: who joined in each, and how many of them were active later. */
export async function monthsEnded(reader: Reader, today: string) {
  const months = lastMonths(today, trendMonths + 1).slice(0, -1)
  const first = months[0] ?? today
  const { rows: kept } = await reader.execute<ActiveCount>(
    sql`select joined::text as joined, month::text as month, people from active_months where month >= ${first}::date`,
  )
  // Of a month that is kept the line of who joined in it is there, also when nobody did.
  const isKept = new Set(kept.filter(({ joined, month }) => joined === month).map(({ month }) => month))
  const counted: ActiveCount[] = []
  for (const month of months.filter((one) => !isKept.has(one))) {
    counted.push({ joined: month, month, people: await countJoined(reader, month) })
    counted.push(...(await countMonth(reader, month, first)))
  }
  const all = [...kept, ...counted]
  return {
    joined: all.filter(({ joined, month }) => joined === month).map(({ month, people }) => ({ month, people })),
    active: all.filter(({ joined, month }) => joined !== month),
    counted,
  }
}

/** Keeps the sums of what has ended, which nobody changes any more; idempotent (ADM-MORE-11, ADM-MORE-13). */
export async function keepTrends({ database: { db } }: House): Promise<void> {
  const today = dayOf(await readNow(db))
  const { counted: weeks } = await weeksEnded(db, today)
  if (weeks.length > 0) await db.insert(activeWeeks).values(weeks).onConflictDoNothing()
  const { counted: months } = await monthsEnded(db, today)
  if (months.length > 0) await db.insert(activeMonths).values(months).onConflictDoNothing()
}
