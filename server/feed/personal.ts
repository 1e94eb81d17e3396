import { and, eq, sql } from 'drizzle-orm'
import { uploads } from '../base/files/tables.ts'
import { type PersonalPart, tableOf } from '../base/personal.ts'

/** What somebody wrote for the feed stays under 'Verwijderde gebruiker', with its pictures; reactions go by themselves. */
export const feedPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'feed_posts',
      sql`select p.created_at, b.name as community, p.slug, p.title, p.content, p.published_at, p.updated_at
        from feed_posts p join blueprints b on b.id = p.blueprint_id where p.author_id = ${id} order by p.created_at`,
    ),
    await tableOf(
      reader,
      'feed_reactions',
      sql`select created_at, emoji from feed_posts_emoji_reaction where reactor_id = ${id} order by created_at`,
    ),
  ],
  erase: async (tx, id) => {
    await tx
      .update(uploads)
      .set({ ownerId: null })
      .where(and(eq(uploads.ownerId, id), eq(uploads.purpose, 'feed-image')))
  },
}
