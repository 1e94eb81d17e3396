import { sql } from 'drizzle-orm'
import type { House } from '../../base/house.ts'

/** Telephone numbers are forgotten 30 days after the last date of their event (EV-MORE-41). */
export const forgetPhones = (house: House): Promise<void> =>
  house.transaction(async (tx, now) => {
    await tx.execute(sql`update event_briefings b set phone = '' where b.phone <> '' and not exists (
      select 1 from event_dates d where d.event_id = b.event_id and d.ends_at >= ${now}::timestamptz - interval '30 days')`)
  })
