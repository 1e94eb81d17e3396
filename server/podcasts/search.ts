import { podcasts as contract } from '@bewezen/domain/podcasts/contract.ts'
import { podcastPath } from '@bewezen/domain/podcasts/paths.ts'
import { isSearch, mostFound } from '@bewezen/domain/podcasts/podcast.ts'
import { excerptOf, searchWords } from '@bewezen/domain/search/searching.ts'
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { askWords, wordsOf } from '../base/database/words.ts'
import type { SearchBranch } from '../base/search.ts'
import { serve } from '../base/serve.ts'
import { readerOf } from '../base/snapshot.ts'
import { profiles } from '../profile/tables.ts'
import { isSeen, listOrder, seenBy, selectPodcasts, toCard } from './rows.ts'
import { podcastLines, podcasts } from './tables.ts'

const about = sql`(${podcasts.title} || ' ' || ${podcasts.summary} || ' ' || ${podcasts.description} || ' ' ||
  array_to_string(${podcasts.categories}, ' '))`
const speaks = sql`${profiles.id} = ${podcasts.speakerId} and ${profiles.hiddenAt} is null`
const speakerName = sql`coalesce(${profiles.firstName} || ' ' || ${profiles.lastName}, '')`

/** Whether every word stands somewhere in a text, within another word too, accents and case aside. */
const holdsWords = (text: SQLWrapper, words: readonly string[]): SQL =>
  sql`lower(unaccent(${text})) like all (select '%' || lower(unaccent(word)) || '%'
    from unnest(${sql.param([...words])}::text[]) as word)`

/**
 * Of the newest episodes in whose transcript something holds the words the first place that does. A line is searched with
 * the one after it; when that one alone holds them, its moment counts. Only what can be shown is looked at again, since a
 * short word stands in most lines.
 */
const spoken = (query: SQL, which: SQL | undefined): SQL => sql`(select found.podcast_id,
    coalesce(case when own then line.seconds else later.seconds end, line.seconds) as seconds,
    coalesce(case when own then line.words else later.words end, line.words) as words
  from (select said.podcast_id, said.place from (
      select distinct on (${podcastLines.podcastId}) ${podcastLines.podcastId} as podcast_id, ${podcastLines.place} as place
      from ${podcastLines} where ${podcastLines.foundBy} @@ ${query}
      order by ${podcastLines.podcastId}, ${podcastLines.place}) said
    join ${podcasts} on ${podcasts.id} = said.podcast_id
    left join ${profiles} on ${speaks}
    where ${which} order by ${sql.join(listOrder, sql`, `)} limit ${mostFound}) found
  join ${podcastLines} line on line.podcast_id = found.podcast_id and line.place = found.place
  cross join lateral (select ${wordsOf(sql`line.content`)} @@ ${query} as own) held
  left join ${podcastLines} later on not own and later.podcast_id = line.podcast_id and later.place = line.place + 1
    and ${wordsOf(sql`later.content`)} @@ ${query})`

/** What holds every word: first in the title, then in what stands around it, then in what was said (POD-LIST-11..13, POD-MORE-10). */
export const search = serve(contract.search, async (ctx, { text }) => {
  const words = isSearch(text) ? searchWords(text) : []
  if (words.length === 0) return { podcasts: [] }
  const asker = readerOf(ctx)
  const viewerId = asker?.id ?? null
  const inTitle = holdsWords(podcasts.title, words)
  const inText = holdsWords(sql`(${about} || ' ' || ${speakerName})`, words)
  const found = await selectPodcasts(ctx.db, viewerId)
    .where(and(seenBy(asker), inText))
    .orderBy(sql`${inTitle} desc`, ...listOrder)
    .limit(mostFound)
  const shown = found.map((row) => ({ ...toCard(row, viewerId), moment: null }))
  if (shown.length === mostFound) return { podcasts: shown }
  const { rows } = await ctx.db.execute<Spoken>(spoken(askWords(words), and(seenBy(asker), sql`not ${inText}`)))
  const moments = new Map(rows.map((line) => [line.podcast_id, line]))
  const said = await selectPodcasts(ctx.db, viewerId)
    .where(and(seenBy(asker), sql`${podcasts.id} = any(${sql.param([...moments.keys()])}::uuid[])`))
    .orderBy(...listOrder)
    .limit(mostFound - shown.length)
  return {
    podcasts: [
      ...shown,
      ...said.map((row) => {
        const line = moments.get(row.podcast.id)
        const moment = line ? { seconds: line.seconds ?? 0, text: excerptOf(line.words, words) } : null
        return { ...toCard(row, viewerId), moment }
      }),
    ],
  }
})

type Spoken = { podcast_id: string; seconds: number | null; words: string }

const around = wordsOf(podcasts.words)

/** The episodes that everybody may see, by what stands around them or what was said in them, then at its moment (SH-NAV-05, POD-MORE-09). */
export const podcastBranch: SearchBranch = {
  kind: 'podcast',
  select: ({ query }) => sql`
    select ${podcasts.id}::text as id, ${podcasts.title} as title, nullif(${speakerName}, '') as detail,
      coalesce(said.words, ${podcasts.summary}) as body, ${podcasts.publishedAt} as at,
      jsonb_build_object('id', ${podcasts.id}, 'seconds', coalesce(said.seconds::text, '')) as place,
      (ts_rank(${wordsOf(podcasts.title)}, ${query}) * 2 + case when said.words is null then 0.1 else 0 end)::float8 as weight
    from (
      with told as materialized (select id from ${podcasts} where ${around} @@ ${query} and ${isSeen})
      select id, null::integer as seconds, null::text as words from told
      union all
      select podcast_id, seconds, words
      from ${spoken(query, sql`${isSeen} and ${podcasts.id} not in (select id from told)`)} spoken) said
    join ${podcasts} on ${podcasts.id} = said.id
    left join ${profiles} on ${speaks}`,
  path: ({ id = '', seconds = '' }) => podcastPath(id, seconds === '' ? null : Number(seconds)),
}
