import { tierOf } from '@bewezen/domain/access/enrolmentTier.ts'
import type { Asker } from '@bewezen/domain/access/gate.ts'
import { liveStatuses } from '@bewezen/domain/events/enrolment.ts'
import type { NextDate } from '@bewezen/domain/today/contract.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { listedFor, visibleTo } from './visible.ts'

type Row = Omit<NextDate, 'startAt' | 'endAt'> & Record<'startAt' | 'endAt', Date | string>

/**
 * The next three dates on which somebody has or awaits a place; else the first on which they can have one now, and only
 * when there is none the next one with a line to wait in, or one to look at: one query (SH-TODAY-04, SH-TODAY-19).
 */
export async function readNextDates(reader: Reader, person: Asker): Promise<NextDate[]> {
  const columns = sql`d.id, d.starts_at, d.ends_at, e.slug, e.title, e.venue_name, e.image_url, e.timezone`
  const isOn = sql`d.status = 'scheduled' and e.status <> 'cancelled'`
  const offer = offerTo(person)
  const toCome = sql`event_dates d join events e on e.id = d.event_id
    where ${isOn} and d.starts_at > app_now() and ${listedFor(person)}`
  const { rows } = await reader.execute<Row>(sql`
    with own as (
      select ${columns}, n.status as own, null as offer
      from event_enrollments n join event_dates d on d.id = n.date_id join events e on e.id = d.event_id
      where n.user_id = ${person.id}::uuid and n.status = any(${sql.param([...liveStatuses])}::text[])
        and ${isOn} and d.ends_at > app_now() and ${visibleTo(person)}
      order by d.starts_at, d.id limit 3
    ), open as (
      select ${columns}, null as own, 'enrol' as offer
      from ${toCome} and not exists (select 1 from own) and ${offer} = 'enrol'
      order by d.starts_at, d.id limit 1
    ), other as (
      select ${columns}, null as own, ${offer} as offer
      from ${toCome} and not exists (select 1 from own) and not exists (select 1 from open)
      order by ${offer} <> 'wait', d.starts_at, d.id limit 1
    )
    select id, slug, title, venue_name as "venueName", image_url as "imageUrl", timezone as zone, starts_at as "startAt", ends_at as "endAt", own, offer
    from (select * from own union all select * from open union all select * from other) found order by starts_at, id`)
  return rows.map(({ startAt, endAt, ...row }) => ({ ...row, startAt: iso(startAt), endAt: iso(endAt) }))
}

/** What somebody could do on a date `d` of an event `e` at this moment, as `enrolButton` says it (EV-TIER-13, EV-WAIT-03). No seat is free while somebody waits: the table sees to that (EV-WAIT-06). */
function offerTo({ id, role }: Asker): SQL {
  const hours = sql`case when (select p.top_5 from profiles p where p.id = ${id}::uuid)
    then ${tierOf({ role, isTop5: true })}::int else ${tierOf({ role, isTop5: false })}::int end`
  const opensAt = sql`greatest(e.start_inschrijving + make_interval(hours => ${hours}), e.enroll_open_at)`
  return sql`(case when d.closes_at <= app_now() or ${opensAt} > app_now() then 'look'
    when d.taken >= d.seats then 'wait' else 'enrol' end)`
}

const iso = (moment: Date | string): string => new Date(moment).toISOString()
