import { sql } from 'drizzle-orm'
import { type PersonalPart, tableOf } from '../base/personal.ts'

/** The talk with the assistant; it goes along with the profile. */
export const assistantPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'assistant',
      sql`select created_at, is_user, content from ai_n1_assistent where profile_id = ${id} order by created_at, id`,
    ),
  ],
}
