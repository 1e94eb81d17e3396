import { sql } from 'drizzle-orm'
import { type PersonalPart, tableOf } from '../base/personal.ts'

/** The mails to somebody that were not sent; they go with the profile (ADM-MORE-18). */
export const adminPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'unsent_mails',
      sql`select template, "to", tries, first_at, last_at from unsent_mails where person_id = ${id} order by first_at`,
    ),
  ],
}
