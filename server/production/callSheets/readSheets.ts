import type { Briefing } from '@bewezen/domain/production/briefings.ts'
import {
  changesSince,
  keyOf,
  type LineKind,
  lineKinds,
  type Noted,
  ownActivities,
  type Sheet,
  type SheetActivity,
  type SheetEvent,
} from '@bewezen/domain/production/callSheet.ts'
import type { Activity } from '@bewezen/domain/production/programme.ts'
import type { Face } from '@bewezen/domain/profile/face.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { iso } from '../kind.ts'
import { briefingKind } from '../records/briefings.ts'
import { activityKind } from '../records/programme.ts'
import { notedOf } from './notedOf.ts'

/** One mail of a sheet; `noted` of the last one alone. */
type Sending = { id: string; personId: string; version: number; sentAt: Date | string; noted: Noted[] }
type Parts = { event: SheetEvent; briefings: Briefing[]; activities: Activity[]; sendings: Sending[] }

/** All that the sheets of an event are made of, in four queries whatever their number; null when there is no such event. */
export async function readParts(reader: Reader, eventId: string): Promise<Parts | null> {
  const event = await readEvent(reader, eventId)
  if (!event) return null
  const [briefings, activities, sendings] = await Promise.all([
    briefingKind.read(reader, { eventId }),
    activityKind.read(reader, { eventId }),
    readSendings(reader, sql`s.event_id = ${eventId}`),
  ])
  return { event, briefings, activities, sendings }
}

const readSendings = async (reader: Reader, where: SQL): Promise<Sending[]> =>
  (
    await reader.execute<Sending>(sql`
      select s.id, s.person_id as "personId", s.version, s.sent_at as "sentAt", s.noted
      from event_call_sheets s where ${where} order by s.version desc`)
  ).rows

async function readEvent(reader: Reader, eventId: string): Promise<SheetEvent | null> {
  const { rows } = await reader.execute<SheetEvent>(sql`
    select e.id, e.title, e.slug, e.timezone as zone, e.start_date as "startAt", e.end_date as "endAt",
      e.venue_name as "venueName", e.venue_address as "venueAddress"
    from events e where e.id = ${eventId}`)
  const [row] = rows
  return row ? { ...row, startAt: iso(row.startAt), endAt: iso(row.endAt) } : null
}

/** The people who have a briefing, each once, in the order of their first. */
export const peopleOf = (briefings: readonly Briefing[]): Face[] => [
  ...new Map(briefings.flatMap(({ person }) => (person ? [[person.id, person] as const] : []))).values(),
]

/** Somebody's sheet as it stands now, marked by what they were mailed last (EV-MORE-40, EV-MORE-44). */
export function sheetOf({ event, briefings, activities, sendings }: Parts, person: Face): Sheet {
  const own = briefings.filter((one) => one.person?.id === person.id)
  const sent = sendings.filter(({ personId }) => personId === person.id)
  const plain: Sheet = {
    person,
    briefings: own.map(({ id, role, startAt, endAt, tasks, notes }) => ({
      id,
      role,
      startAt,
      endAt,
      tasks,
      notes,
      change: null,
    })),
    activities: ownActivities(own, activities).map(onSheet),
    contacts: briefings.flatMap((one) =>
      one.person && one.person.id !== person.id && one.phone !== ''
        ? [{ id: one.id, name: displayName(one.person), role: one.role, phone: one.phone, change: null }]
        : [],
    ),
    isVenueChanged: false,
    gone: [],
    sent: sent.map(({ version, sentAt }) => ({ version, at: iso(sentAt) })),
  }
  const [last] = sent
  if (!last) return plain
  const { changed, gone } = changesSince(last.noted, notedOf(last.id, event, plain))
  const mark =
    (kind: LineKind) =>
    <Line extends { id: string }>(line: Line) => ({ ...line, change: changed.get(keyOf(kind, line.id)) ?? null })
  return {
    ...plain,
    briefings: plain.briefings.map(mark('briefing')),
    activities: plain.activities.map(mark('activity')),
    contacts: plain.contacts.map(mark('contact')),
    isVenueChanged: changed.has(keyOf('venue', event.id)),
    gone: gone.flatMap(({ key, name }) => {
      const kind = lineKinds.find((one) => key.startsWith(`${one} `))
      return kind ? [{ kind, name }] : []
    }),
  }
}

export const onSheet = ({ id, activityName, description, startAt, endAt, location }: Activity): SheetActivity => ({
  id,
  name: activityName,
  description,
  startAt,
  endAt,
  place: location?.name ?? null,
  change: null,
})
