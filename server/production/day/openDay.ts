import { holds } from '@bewezen/domain/access/capabilities.ts'
import type { Asker } from '@bewezen/domain/access/gate.ts'
import { helpsUntil, isHelping } from '@bewezen/domain/production/helping.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { refuse } from '../../base/refuse.ts'
import { iso } from '../kind.ts'

type Row = { id: string; eventId: string; startAt: Date; endAt: Date; isHelper: boolean; now: Date }
/** A date on which the caller may work, and until when; null for admins, for whom it does not end. */
export type OpenDay = { id: string; eventId: string; startAt: string; endAt: string; until: string | null }

/**
 * The door of the day itself: admins, and whoever an admin named for this date, from the day before it until the end of
 * the day after it. For everybody else no date is there (EV-MORE-50).
 */
export async function openDay(reader: Reader, person: Asker, where: SQL): Promise<OpenDay> {
  const isAdmin = holds(person.role, 'manageEvents')
  const { rows } = await reader.execute<Row>(sql`
    select d.id, d.event_id as "eventId", d.starts_at as "startAt", d.ends_at as "endAt", app_now() as now,
      exists (select 1 from event_helpers h where h.date_id = d.id and h.person_id = ${person.id}) as "isHelper"
    from event_dates d where ${where} and d.status = 'scheduled'
    order by d.ends_at >= app_now() - interval '12 hours' desc,
      case when d.ends_at >= app_now() - interval '12 hours' then d.starts_at end, d.starts_at desc`)
  const open = rows
    .map((row) => ({ ...row, startAt: iso(row.startAt), endAt: iso(row.endAt), now: iso(row.now) }))
    .find((date) => isAdmin || (date.isHelper && isHelping(date, date.now)))
  if (!open) return refuse('NOT_FOUND')
  const { id, eventId, startAt, endAt } = open
  return { id, eventId, startAt, endAt, until: isAdmin ? null : helpsUntil(open) }
}
