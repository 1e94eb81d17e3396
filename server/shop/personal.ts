import { sql } from 'drizzle-orm'
import { type PersonalPart, tableOf } from '../base/personal.ts'

/** The cart, which goes along with the profile, and the offers of partners that somebody opened, which lose their name. */
export const shopPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'cart',
      sql`select p.name, l.quantity, l.added_at from cart_lines l join products p on p.id = l.product_id
        where l.profile_id = ${id} order by l.added_at`,
    ),
    await tableOf(
      reader,
      'affiliate_clicks',
      sql`select product_name, clicked_at from affiliate_clicks where profile_id = ${id} order by clicked_at, id`,
    ),
    await tableOf(
      reader,
      'product_image_runs',
      sql`select replaces, done, made, started_at, ended_at from product_image_runs where started_by = ${id}
        order by started_at, id`,
    ),
  ],
}
