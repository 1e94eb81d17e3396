import { sql } from 'drizzle-orm'
import { type PersonalPart, tableOf } from '../base/personal.ts'

/** Which versions of legal pages somebody saved; the texts stay without their name. */
export const legalPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'legal_page_versions',
      sql`select page_type, label, title, saved_at from legal_page_versions where saved_by = ${id} order by saved_at`,
    ),
  ],
}
