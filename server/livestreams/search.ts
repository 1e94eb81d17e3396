import { livestreamPath } from '@bewezen/domain/livestreams/stream.ts'
import { sql } from 'drizzle-orm'
import { wordsOf } from '../base/database/words.ts'
import type { SearchBranch } from '../base/search.ts'
import { livestreams, seenWith } from './tables.ts'

/** What a stream is found by; an index stands on exactly this. */
const words = wordsOf(sql`(${livestreams.title} || ' ' || coalesce(${livestreams.description}, ''))`)

/** The streams that the asker sees (LIVE-MORE-28). */
export const livestreamBranch: SearchBranch = {
  kind: 'livestream',
  select: ({
    query,
    asker,
  }) => sql`select ${livestreams.id}::text as id, ${livestreams.title} as title, null::text as detail,
      ${livestreams.description} as body, ${livestreams.startTime} as at, jsonb_build_object('id', ${livestreams.id}) as place,
      (ts_rank(${wordsOf(livestreams.title)}, ${query}) * 2 + ts_rank(${words}, ${query}))::float8 as weight
    from ${livestreams} where ${words} @@ ${query} and ${seenWith(asker?.role ?? null)}`,
  path: ({ id = '' }) => livestreamPath(id),
}
