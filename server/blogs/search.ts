import { blogPath } from '@bewezen/domain/blogs/categories.ts'
import { sql } from 'drizzle-orm'
import { wordsOf } from '../base/database/words.ts'
import type { SearchBranch } from '../base/search.ts'
import { blogText } from './list.ts'
import { isSeen } from './rows.ts'
import { blogs } from './tables.ts'

/** The articles that everybody may read (SH-NAV-05). */
export const blogBranch: SearchBranch = {
  kind: 'blog',
  select: ({ query }) => sql`select ${blogs.id}::text as id, ${blogs.title} as title, ${blogs.category} as detail,
      ${blogs.excerpt} as body, ${blogs.publishedAt} as at, jsonb_build_object('slug', ${blogs.slug}) as place,
      (ts_rank(${wordsOf(blogs.title)}, ${query}) * 2 + ts_rank(${blogText}, ${query}))::float8 as weight
    from ${blogs} where ${blogText} @@ ${query} and ${isSeen}`,
  path: ({ slug = '' }) => blogPath(slug),
}
