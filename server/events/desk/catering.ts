import type { Catering } from '@bewezen/domain/events/participants.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'

export type CateringRow = { field: keyof Catering; name: string; count: number }

/** What the kitchen must know of the enrolled, in numbers and never by name; `of` narrows the table as `n` (EV-PART-04, EV-MORE-45). */
export const readCatering = async (reader: Reader, of: SQL): Promise<Catering> =>
  toCatering((await reader.execute<CateringRow>(cateringQuery(of))).rows)

export const cateringQuery = (of: SQL): SQL => sql`
  select a.field, a.name, count(*)::int as count from event_enrollments n, lateral (
    select 'dietaryRestrictions' as field, jsonb_array_elements_text(n.dietary_restrictions) as name
    union all select 'allergies', jsonb_array_elements_text(n.allergies)) a
  where ${of} and n.status = 'enrolled' group by a.field, a.name order by a.field, a.name collate "C"`

export function toCatering(rows: readonly CateringRow[]): Catering {
  const those = (of: keyof Catering) =>
    rows.flatMap(({ field, name, count }) => (field === of ? [{ name, count }] : []))
  return { dietaryRestrictions: those('dietaryRestrictions'), allergies: those('allergies') }
}
