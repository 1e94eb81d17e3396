import { production } from '@bewezen/domain/production/contract.ts'
import { sql } from 'drizzle-orm'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'

/** The own code for a date; without a place there is none (EV-MORE-54). */
export const ticket = serve(production.ticket, async ({ db, person }, { dateId }) => {
  const { rows } = await db.execute<{ code: string }>(sql`
    select n.code from event_enrollments n
    where n.date_id = ${dateId} and n.user_id = ${person.id} and n.status = 'enrolled' limit 1`)
  return rows[0] ?? refuse('NOT_FOUND')
})
