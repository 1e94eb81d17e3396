import { newId } from '@bewezen/domain/base/ids.ts'
import { resetDayOf, resetStart } from '@bewezen/domain/tasks/resetDay.ts'
import { sql } from 'drizzle-orm'
import { readNow } from '../base/database/clock.ts'
import { record } from '../base/facts/record.ts'
import type { House } from '../base/house.ts'
import { taskResets } from './tables.ts'

/**
 * Begins the reset day of this moment, once whoever asks and however often: every open screen hears of it, and the ticks
 * of the day before are swept. A list needs no sweep to be right: a tick counts for its own day only (SH-TODO-21,
 * SH-TODO-22, SH-EDGE-05).
 */
export const startResetDay = (house: House): Promise<void> =>
  house.transaction(async (tx, now) => {
    const begun = await tx
      .insert(taskResets)
      .values({ resetDay: resetDayOf(now), resetAt: now })
      .onConflictDoNothing()
      .returning()
    if (begun.length === 0) return
    await record(tx, { kind: 'tasks.reset' })
    await house.jobs.enqueue(tx, 'tasks.sweep', {}, { id: newId() })
  })

const atOnce = 5_000

/** Opens every task that was ticked on an earlier reset day, some at a time: a long write holds up everybody's news. Answers how many. */
export async function sweepTicks(house: House): Promise<number> {
  const start = resetStart(resetDayOf(await readNow(house.database.db)))
  let swept = 0
  for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after; ) {
    const { rows }: { rows: { last: string | null; opened: number }[] } = await house.database.db.execute(
      sql`with page as (select id from user_todos where id > ${after} order by id limit ${atOnce}),
        opened as (update user_todos t set is_completed = false, completed_at = null from page
          where t.id = page.id and t.is_completed and (t.completed_at is null or t.completed_at < ${start}) returning 1)
        select (select id from page order by id desc limit 1) as last, (select count(*)::int from opened) as opened`,
    )
    swept += rows[0]?.opened ?? 0
    after = rows[0]?.last ?? undefined
  }
  return swept
}

/** The reset of every night by the clock of Amsterdam, and the sweep after it. */
export function furnishTasks(house: House): void {
  house.jobs.on('tasks.reset', () => startResetDay(house), { cron: '1 0 * * *' })
  house.jobs.on('tasks.sweep', async () => void (await sweepTicks(house)))
}
