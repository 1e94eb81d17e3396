import {
  type Briefing,
  type BriefingForm,
  briefingFaults,
  briefingFormOf,
  briefingOf,
} from '@bewezen/domain/production/briefings.ts'
import { briefingFaultWords } from '@bewezen/domain/production/faultWords.ts'
import { logLines } from '@bewezen/domain/production/logLines.ts'
import { type SQL, sql } from 'drizzle-orm'
import { baseColumns, faceOf, isoColumn, isPerson, type Kind, rowsOf } from '../kind.ts'
import { eventBriefings } from '../tables.ts'

/** The query of briefings, by start, those without one last (EV-BRIEF-08, EV-CALL-21). */
export const briefingsQuery = (where: SQL): SQL => sql`
  select ${baseColumns}, ${faceOf('r.person_id')} as person, r.role, ${isoColumn('r.start_time')} as "startAt",
    ${isoColumn('r.end_time')} as "endAt", r.tasks, r.notes, r.phone
  from event_briefings r where ${where} order by r.start_time nulls last, r.id`

/** Briefings, as every kind of record is read and saved. */
export const briefingKind: Kind<Briefing, BriefingForm> = {
  kind: 'briefing',
  table: eventBriefings,
  read: rowsOf<Briefing>('briefing', briefingsQuery),
  faults: briefingFaults,
  formOf: briefingFormOf,
  columnsOf: (form, zone) => {
    const { startAt, endAt, ...values } = briefingOf(form, zone)
    return { ...values, startTime: startAt && new Date(startAt), endTime: endAt && new Date(endAt) }
  },
  unknown: async (tx, { personId }) =>
    (await isPerson(tx, personId)) ? {} : { personId: briefingFaultWords.personUnknown },
  line: logLines.briefing,
}
