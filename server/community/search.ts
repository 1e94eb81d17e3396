import { channelPath } from '@bewezen/domain/community/paths.ts'
import { profileWords } from '@bewezen/domain/profile/words.ts'
import { maxHits } from '@bewezen/domain/search/searching.ts'
import { eq, sql } from 'drizzle-orm'
import { wordsOf } from '../base/database/words.ts'
import type { SearchBranch } from '../base/search.ts'
import { profiles } from '../profile/tables.ts'
import { mayEnterWith } from './doors.ts'
import { channels, communities, messages } from './tables.ts'

/** The channels of the communities that the asker may enter, by their own words and those of their community. */
export const channelBranch: SearchBranch = {
  kind: 'channel',
  select({ query, asker, may }) {
    if (!asker || !may('readCommunity')) return null
    const words = wordsOf(
      sql`(${channels.name} || ' ' || coalesce(${channels.description}, '') || ' ' || ${communities.name})`,
    )
    return sql`select ${channels.id}::text as id, ${channels.name} as title, ${communities.name} as detail,
        ${channels.description} as body, null::timestamptz as at,
        jsonb_build_object('community', ${communities.slug}, 'channel', ${channels.slug}) as place,
        (ts_rank(${wordsOf(channels.name)}, ${query}) * 2 + ts_rank(${words}, ${query}))::float8 as weight
      from ${channels} join ${communities} on ${eq(communities.id, channels.communityId)}
      where ${words} @@ ${query} and ${mayEnterWith(asker.role)}`
  },
  path: ({ community = '', channel = '' }) => channelPath({ slug: community }, { slug: channel }),
}

/** What was said in those channels, the newest first; what was removed says nothing any more. */
export const messageBranch: SearchBranch = {
  kind: 'message',
  select({ query, asker, may }) {
    if (!asker || !may('readCommunity')) return null
    // The newest are chosen before their authors are looked up.
    return sql`select said.id::text as id,
        coalesce(case when ${profiles.hiddenAt} is null then ${profiles.firstName} || ' ' || ${profiles.lastName} end,
          ${profileWords.removed}) as title,
        said.channel as detail, said.content as body, said.created_at as at, said.place,
        extract(epoch from said.created_at)::float8 as weight
      from (
        select ${messages.id}, ${messages.authorId}, ${messages.content}, ${messages.createdAt}, ${channels.name} as channel,
          jsonb_build_object('message', ${messages.id}, 'channel', ${channels.id}, 'community', ${communities.id}) as place
        from ${messages} join ${channels} on ${eq(channels.id, messages.channelId)}
        join ${communities} on ${eq(communities.id, channels.communityId)}
        where ${wordsOf(messages.content)} @@ ${query} and ${messages.deletedAt} is null and ${mayEnterWith(asker.role)}
        order by ${messages.createdAt} desc limit ${maxHits}
      ) said left join ${profiles} on ${profiles.id} = said.author_id`
  },
  path: ({ message = '', channel = '', community = '' }) =>
    `/community?${new URLSearchParams({ blueprintId: community, channelId: channel, messageId: message })}`,
}
