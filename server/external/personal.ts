import { sql } from 'drizzle-orm'
import { type PersonalPart, tableOf } from '../base/personal.ts'

/** Who writes from outside has no account; an admin takes along what they answered, which stays without their name. */
export const externalPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'external_answers',
      sql`select created_at, content, status from external_messages where sent_by = ${id} order by created_at`,
    ),
    await tableOf(
      reader,
      'external_sources',
      sql`select created_at, name, source_type from external_message_sources where created_by = ${id} order by created_at`,
    ),
    // Who it is with is somebody else's.
    await tableOf(
      reader,
      'external_assigned',
      sql`select created_at, last_message_at, is_archived from external_message_threads where assignee_id = ${id}
        order by created_at`,
    ),
  ],
}
