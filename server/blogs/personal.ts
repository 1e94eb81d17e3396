import { sql } from 'drizzle-orm'
import { type PersonalPart, tableOf } from '../base/personal.ts'

/** What somebody wrote for the blogs; articles stay under 'Verwijderde gebruiker' (BLOG-AREA-17). */
export const blogsPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'blogs',
      sql`select slug, title, excerpt, content, category, status, published_at, created_at, updated_at from blogs
        where author_id = ${id} order by created_at`,
    ),
  ],
}
