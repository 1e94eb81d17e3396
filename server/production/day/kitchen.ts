import { insideSince, type Press } from '@bewezen/domain/production/checkIns.ts'
import { production } from '@bewezen/domain/production/contract.ts'
import { sql } from 'drizzle-orm'
import { serve } from '../../base/serve.ts'
import { isOfHolder } from './ofHolder.ts'

type Row = { dietaryRestrictions: string[]; allergies: string[]; presses: Press[] }

/** How many of a date gave which answer, and how many of those are inside (EV-MORE-53). */
export const kitchen = serve(production.kitchen, async ({ db }, { dateId }) => {
  const { rows } = await db.execute<Row>(sql`
    select n.dietary_restrictions as "dietaryRestrictions", n.allergies,
      coalesce((select json_agg(json_build_object('id', c.id, 'inside', c.inside, 'at', c.at)) from event_presses c
        where c.enrollment_id = n.id and ${isOfHolder}), '[]') as presses
    from event_enrollments n where n.date_id = ${dateId} and n.status = 'enrolled'`)
  return {
    dietaryRestrictions: counted(rows, ({ dietaryRestrictions }) => dietaryRestrictions),
    allergies: counted(rows, ({ allergies }) => allergies),
  }
})

function counted(rows: readonly Row[], answersOf: (row: Row) => readonly string[]) {
  const counts = new Map<string, { name: string; expected: number; inside: number }>()
  for (const row of rows)
    for (const name of answersOf(row)) {
      const count = counts.get(name) ?? { name, expected: 0, inside: 0 }
      counts.set(name, count)
      count.expected++
      if (insideSince(row.presses) !== null) count.inside++
    }
  return [...counts.values()].toSorted((a, b) => b.expected - a.expected || (a.name < b.name ? -1 : 1))
}
