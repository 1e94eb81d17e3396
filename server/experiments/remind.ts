import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { logbookPath } from '@bewezen/domain/community/paths.ts'
import { daysAfter, remindedDays } from '@bewezen/domain/experiments/experiment.ts'
import { reminderWords } from '@bewezen/domain/experiments/reminderWords.ts'
import type { FactOf } from '@bewezen/domain/facts.ts'
import { cannotWait } from '@bewezen/domain/inbox/notification.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import type { NotificationDraft } from '../base/facts/decisions.ts'
import { recordAll } from '../base/facts/record.ts'
import { hasCapabilityNow } from '../base/havingCapability.ts'
import type { House } from '../base/house.ts'

/** When most have their evening before them still, and the day behind them. */
const atEight = '0 20 * * *'
const atOnce = 500

/** Reminds in the evening of numbers that were not filled in yet (COM-N1-24). */
export function furnishExperiments(house: House): void {
  house.jobs.on('experiments.remind', () => remindUnmeasured(house), { cron: atEight })
}

/** Tells of everybody who misses a number of this Amsterdam day, once a day, however often and in however many processes it runs. */
export async function remindUnmeasured(house: House): Promise<void> {
  while ((await house.transaction(remindSome)) > 0);
}

async function remindSome(tx: Tx, now: Date): Promise<number> {
  const day = dayOf(now)
  const [first, opened] = [plusDays(day, 1 - remindedDays), plusDays(day, -daysAfter)]
  // The mark on an experiment is the promise of one a day: of two at once the second finds it, and changes nothing.
  const { rows } = await tx.execute<{ id: string }>(
    sql`with due as (
        select e.id, e.profile_id from experiments e
        where e.ended_day is null and e.started_day between ${opened}::date and ${day}::date
          and not exists (select 1 from experiment_values v where v.experiment_id = e.id and v.day = ${day}::date)
          and (e.started_day >= ${first}::date
            or exists (select 1 from experiment_values v where v.experiment_id = e.id and v.day between ${first}::date and ${day}::date))
          and not exists (select 1 from experiments o where o.profile_id = e.profile_id and o.reminded_day = ${day}::date)),
        owners as (select distinct profile_id from due order by profile_id limit ${atOnce})
      update experiments set reminded_day = ${day}::date from due join owners using (profile_id)
      where experiments.id = due.id and reminded_day is distinct from ${day}::date
      returning experiments.profile_id as id`,
  )
  const people = [...new Set(rows.map(({ id }) => id))]
  await recordAll(
    tx,
    people.map((personId) => ({ kind: 'experiment.unmeasured', personId, day })),
  )
  return people.length
}

type Unmeasured = FactOf<'experiment.unmeasured'>

/** One reminder for each person of the measures that miss their number of that day still, none when there is no such measure (COM-N1-27). */
export async function reminders(tx: Tx, facts: readonly Unmeasured[]): Promise<NotificationDraft[][]> {
  const people = facts.map(({ personId }) => personId)
  const { rows } = await tx.execute<{ personId: string; day: string; measures: string[] }>(
    sql`select e.profile_id as "personId", e.reminded_day::text as day, array_agg(e.measure order by e.created_at, e.id) as measures
      from experiments e
      join profiles p on p.id = e.profile_id and p.hidden_at is null
      join auth_users u on u.id = p.user_id and u.blocked_at is null
      where e.profile_id = any(${sql.param(people)}::uuid[]) and e.ended_day is null
        and not exists (select 1 from experiment_values v where v.experiment_id = e.id and v.day = e.reminded_day)
        and ${hasCapabilityNow('writeCommunity', { id: sql`p.id`, role: sql`p.role` })}
      group by e.profile_id, e.reminded_day`,
  )
  return facts.map(({ personId, day }) =>
    rows
      .filter((one) => one.personId === personId && one.day === day)
      .map(({ measures }) => ({
        personId,
        type: 'experiment',
        title: reminderWords.title,
        data: { content: reminderWords.text(measures), event_path: logbookPath, ...cannotWait },
      })),
  )
}
