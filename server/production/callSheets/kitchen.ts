import { sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'

type Counts = { name: string; count: number }[]

/** How many of the enrolled of a date gave which answer, and never who (EV-MORE-45, EV-PART-04). */
export async function kitchenOf(
  reader: Reader,
  dateId: string,
): Promise<{ dietaryRestrictions: Counts; allergies: Counts }> {
  const { rows } = await reader.execute<{ kind: 'diet' | 'allergy'; name: string; count: number }>(sql`
    select 'diet' as kind, a.name, count(*)::int as count from event_enrollments n,
      jsonb_array_elements_text(n.dietary_restrictions) as a(name)
      where n.date_id = ${dateId} and n.status = 'enrolled' group by a.name
    union all
    select 'allergy', a.name, count(*)::int from event_enrollments n, jsonb_array_elements_text(n.allergies) as a(name)
      where n.date_id = ${dateId} and n.status = 'enrolled' group by a.name
    order by 3 desc, 2`)
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ name, count }) => ({ name, count }))
  return { dietaryRestrictions: of('diet'), allergies: of('allergy') }
}
