import { sql } from 'drizzle-orm'
import { type PersonalPart, tableOf } from '../base/personal.ts'

/** What somebody wrote stays under 'Verwijderde gebruiker', as messages do; reactions and mentions go by themselves. */
export const commentsPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'comments',
      sql`select c.created_at, b.name as community, c.content, c.deleted_at
        from comments c left join blueprints b on b.id = c.blueprint_id where c.author_id = ${id} order by c.created_at`,
    ),
    await tableOf(
      reader,
      'comment_reactions',
      sql`select created_at, emoji from comments_emoji_reaction where reactor_id = ${id} order by created_at`,
    ),
  ],
}
