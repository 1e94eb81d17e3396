import { sql } from 'drizzle-orm'
import { wordsOf } from '../base/database/words.ts'
import type { SearchBranch } from '../base/search.ts'
import { fullName, profiles } from './tables.ts'

/** The people of the platform by their names, for whoever may see people; somebody who is leaving is gone already. */
export const personBranch: SearchBranch = {
  kind: 'person',
  select({ query, may }) {
    if (!may('seePeople')) return null
    const names = wordsOf(fullName(profiles))
    return sql`select ${profiles.id}::text as id, ${profiles.firstName} || ' ' || ${profiles.lastName} as title,
        '@' || ${profiles.username}::text as detail, ${profiles.profession} as body, null::timestamptz as at,
        jsonb_build_object('id', ${profiles.id}) as place, ts_rank(${names}, ${query})::float8 as weight
      from ${profiles} where ${names} @@ ${query} and ${profiles.hiddenAt} is null`
  },
  path: ({ id = '' }) => `/profile/${id}`,
}
