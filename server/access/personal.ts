import { sql } from 'drizzle-orm'
import { type PersonalPart, tableOf } from '../base/personal.ts'

/** What the log says of somebody. It cannot be changed and is kept for 24 months, with an id that leads to nobody. */
export const accessPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'log',
      'Logboek over jou',
      sql`select at, action, reason from audit_log where subject_id = ${id} or actor_id = ${id} order by at`,
    ),
  ],
}
