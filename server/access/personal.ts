import { and, eq, like, sql } from 'drizzle-orm'
import { type PersonalPart, tableOf } from '../base/personal.ts'
import { auditLog } from './tables.ts'

/** What the log says of somebody. It is kept for 24 months with an id that leads to nobody; the addresses they had go out of it. */
export const accessPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'log',
      sql`select at, action, reason from audit_log where subject_id = ${id} or actor_id = ${id} order by at`,
    ),
    await tableOf(
      reader,
      'admin_saved_views',
      sql`select list, name, query, created_at from admin_saved_views where person_id = ${id} order by created_at`,
    ),
  ],
  // The one change that the database lets through: an address would lead to the person.
  erase: async (tx, id) => {
    await tx
      .update(auditLog)
      .set({ oldValue: null, newValue: null })
      .where(and(eq(auditLog.subjectId, id), like(auditLog.action, 'email.%')))
  },
}
