import type { Press } from '@bewezen/domain/production/checkIns.ts'
import { production } from '@bewezen/domain/production/contract.ts'
import { displayName, type Named } from '@bewezen/domain/profile/person.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { onSheet, peopleOf, readParts, sheetOf } from '../callSheets/readSheets.ts'
import { iso } from '../kind.ts'
import { isOfHolder } from './ofHolder.ts'
import { openDay } from './openDay.ts'

/** The day as a phone keeps it: names, photos, places and the programme, the own briefing, and nothing that somebody answered (EV-MORE-50, EV-MORE-53). */
export const day = serve(production.day, async ({ db, person }, { eventId, dateId }) => {
  const of = dateId ? sql`d.event_id = ${eventId} and d.id = ${dateId}` : sql`d.event_id = ${eventId}`
  const open = await openDay(db, person, of)
  const { id, startAt, endAt, until } = open
  const [parts, guests, without, handedOn] = await Promise.all([
    readParts(db, eventId),
    readGuests(db, id),
    readWithout(db, id),
    readHandedOn(db, id),
  ])
  if (!parts) return refuse('NOT_FOUND')
  const me = peopleOf(parts.briefings).find((one) => one.id === person.id)
  const sheet = me ? sheetOf(parts, me) : null
  return {
    until,
    event: parts.event,
    date: { id, startAt, endAt },
    guests,
    without,
    handedOn,
    activities: parts.activities.map(onSheet),
    // A helper reads their briefing once it was mailed, as everywhere (EV-MORE-42); an admin reads all of them anyway.
    own: sheet && (until === null || sheet.sent.length > 0) ? sheet : null,
  }
})

type Row = {
  id: string
  code: string
  person: (Named & { avatarUrl: string | null; avatarColor: string | null }) | null
  presses: Press[]
}

/** Who has a place on a date, by name, each with what was pressed. */
async function readGuests(reader: Reader, dateId: string) {
  const { rows } = await reader.execute<Row>(sql`
    select n.id, n.code,
      case when p.id is not null then json_build_object('firstName', p.first_name, 'lastName', p.last_name,
        'username', p.username, 'avatarUrl', p.avatar_url, 'avatarColor', p.avatar_color) end as person,
      coalesce((select json_agg(json_build_object('id', c.id, 'inside', c.inside, 'at', c.at) order by c.at, c.id)
        from event_presses c where c.enrollment_id = n.id and ${isOfHolder}), '[]') as presses
    from event_enrollments n left join profiles p on p.id = n.user_id and p.hidden_at is null
    where n.date_id = ${dateId} and n.status = 'enrolled'`)
  return rows
    .map(({ person, presses, ...row }) => ({
      ...row,
      name: displayName(person),
      avatarUrl: person?.avatarUrl ?? null,
      avatarColor: person?.avatarColor ?? null,
      presses: presses.map((press) => ({ ...press, at: iso(press.at) })),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'nl') || (a.id < b.id ? -1 : 1))
}

/** The codes of places that nobody has now: given up, never paid, still waiting or only held. Such a code lets nobody in. */
async function readWithout(reader: Reader, dateId: string): Promise<string[]> {
  const { rows } = await reader.execute<{ code: string }>(sql`
    select n.code from event_enrollments n where n.date_id = ${dateId} and n.status <> 'enrolled' order by n.code`)
  return rows.map(({ code }) => code)
}

/** The codes that places of a date had before they were handed on (EV-MORE-35). */
async function readHandedOn(reader: Reader, dateId: string): Promise<string[]> {
  const { rows } = await reader.execute<{ code: string }>(sql`
    select t.handed_code as code from event_transfers t join event_enrollments n on n.id = t.enrollment_id
    where n.date_id = ${dateId} and t.handed_code is not null order by t.handed_code`)
  return rows.map(({ code }) => code)
}
