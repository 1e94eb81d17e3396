import { sql } from 'drizzle-orm'
import { type PersonalPart, tableOf } from '../base/personal.ts'

/** The cart; it goes along with the profile. */
export const shopPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'cart',
      sql`select p.name, l.quantity, l.added_at from cart_lines l join products p on p.id = l.product_id
        where l.profile_id = ${id} order by l.added_at`,
    ),
  ],
}
