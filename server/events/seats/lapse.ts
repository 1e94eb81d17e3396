import { sql } from 'drizzle-orm'
import { readNow } from '../../base/database/clock.ts'
import type { House } from '../../base/house.ts'
import { holdDate } from './holdDate.ts'
import { passSeats } from './passSeats.ts'

/** Ends what is due on one date, and gives the seats on. Asked again it does nothing. */
export const lapseDate = (house: House, dateId: string): Promise<void> =>
  house.transaction(async (tx, now) => {
    const date = await holdDate(tx, dateId)
    if (date) await passSeats(house, tx, { date, event: { kind: 'lapse' }, now })
  })

/** The same for every date on which something is due: after the clock was moved, or when a job was lost. Answers how many. */
export async function lapseAll(house: House): Promise<number> {
  const now = await readNow(house.database.db)
  const { rows } = await house.database.db.execute<{ id: string }>(
    sql`select date_id as id from event_enrollments where due_at <= ${now}
      union select id from event_dates where waiting > 0 and closes_at <= ${now} limit 1000`,
  )
  for (const { id } of rows) await lapseDate(house, id)
  return rows.length
}

/** Health answers are forgotten 30 days after the date (EV-ENROL-32); those to a request that nobody agreed to, once it began (EV-MORE-78). */
export const forgetAnswers = (house: House): Promise<void> =>
  house.transaction(async (tx, now) => {
    await tx.execute(sql`update event_enrollments e set dietary_restrictions = '[]', allergies = '[]', notes = ''
      from event_dates d where d.id = e.date_id and d.ends_at < ${now}::timestamptz - interval '30 days'
        and (e.dietary_restrictions <> '[]' or e.allergies <> '[]' or e.notes <> '')`)
    await tx.execute(sql`update event_transfers t set dietary_restrictions = '[]', allergies = '[]', notes = ''
      from event_enrollments n join event_dates d on d.id = n.date_id
      where n.id = t.enrollment_id and d.starts_at <= ${now}::timestamptz
        and (t.dietary_restrictions <> '[]' or t.allergies <> '[]' or t.notes <> '')`)
  })
