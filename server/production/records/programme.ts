import { activityFaultWords } from '@bewezen/domain/production/faultWords.ts'
import { logLines } from '@bewezen/domain/production/logLines.ts'
import {
  type Activity,
  type ActivityForm,
  activityFaults,
  activityFormOf,
  activityOf,
  sortedActivities,
} from '@bewezen/domain/production/programme.ts'
import { sql } from 'drizzle-orm'
import { baseColumns, isoColumn, type Kind, rowsOf } from '../kind.ts'
import { eventTimetable } from '../tables.ts'

const rows = rowsOf<Activity>(
  'activity',
  (where) => sql`
  select ${baseColumns}, coalesce(nullif(r.activity_name, ''), r.title, '') as "activityName", r.description,
    ${isoColumn('r.start_time')} as "startAt", ${isoColumn('r.end_time')} as "endAt", r.people,
    case when l.id is not null then json_build_object('id', l.id, 'name', l.name, 'capacity', l.capacity) end
      as location
  from event_timetable r left join event_locations l on l.id = r.event_location where ${where}`,
)

/** Activities with their location, by start and name (EV-PROG-04, EV-PROG-06, EV-CALL-19). */
export const activityKind: Kind<Activity, ActivityForm> = {
  kind: 'activity',
  table: eventTimetable,
  read: async (reader, which) => sortedActivities(await rows(reader, which)),
  faults: activityFaults,
  formOf: activityFormOf,
  columnsOf: (form, zone) => {
    const { startAt, endAt, ...values } = activityOf(form, zone)
    return { ...values, startTime: new Date(startAt), endTime: new Date(endAt) }
  },
  async unknown(tx, { locationId }, event) {
    if (locationId === '') return {}
    const { rows } = await tx.execute(
      sql`select 1 from event_locations where id = ${locationId} and event_id = ${event.id} for key share`,
    )
    return rows.length === 1 ? {} : { locationId: activityFaultWords.locationUnknown }
  },
  line: logLines.activity,
}
