import { searchPages } from '@bewezen/domain/search/pages.ts'
import { sql } from 'drizzle-orm'
import { wordsOf } from '../base/database/words.ts'
import type { SearchBranch } from '../base/search.ts'

/**
 * The pages that everybody, or this asker, may open. Their texts are our own, so they travel with the question, with the
 * words by which people look for them beside what they see (SH-NAV-26).
 */
export const pageBranch: SearchBranch = {
  kind: 'page',
  select({ query, may }) {
    const open = searchPages.filter(
      ({ needs, onlyVisitors }) => (needs === 'nothing' || may(needs)) && !(onlyVisitors && may('useOwnAccount')),
    )
    return sql`select page.path as id, page.title, null::text as detail, page.text as body, null::timestamptz as at,
        jsonb_build_object('path', page.path) as place,
        (ts_rank(${wordsOf(sql`page.title`)}, ${query}) * 2 + 1)::float8 as weight
      from jsonb_to_recordset(${JSON.stringify(open)}::jsonb) as page(path text, title text, text text, also text)
      where ${wordsOf(sql`(page.title || ' ' || page.text || ' ' || page.also)`)} @@ ${query}`
  },
  path: ({ path = '/' }) => path,
}
