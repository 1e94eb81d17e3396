import { postPath } from '@bewezen/domain/feed/paths.ts'
import { eq, sql } from 'drizzle-orm'
import { wordsOf } from '../base/database/words.ts'
import type { SearchBranch } from '../base/search.ts'
import { mayEnterWith } from '../community/index.ts'
import { communities } from '../community/tables.ts'
import { isPublished } from './doors.ts'
import { posts } from './tables.ts'

/** What a post is found by; an index stands on exactly this. */
const postText = wordsOf(sql`(${posts.title} || ' ' || ${posts.excerpt})`)

/** The published posts of the communities that the asker may enter (SH-NAV-05). */
export const postBranch: SearchBranch = {
  kind: 'post',
  select({ query, asker, may }) {
    if (!asker || !may('readCommunity')) return null
    return sql`select ${posts.id}::text as id, ${posts.title} as title, ${communities.name} as detail,
        ${posts.excerpt} as body, ${posts.publishedAt} as at,
        jsonb_build_object('community', ${communities.slug}, 'slug', ${posts.slug}) as place,
        (ts_rank(${wordsOf(posts.title)}, ${query}) * 2 + ts_rank(${postText}, ${query}))::float8 as weight
      from ${posts} join ${communities} on ${eq(communities.id, posts.communityId)}
      where ${postText} @@ ${query} and ${isPublished} and ${mayEnterWith(asker.role)}`
  },
  path: ({ community = '', slug = '' }) => postPath({ slug: community }, { slug }),
}
