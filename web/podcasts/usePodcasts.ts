import { minuteMs } from '@bewezen/domain/base/moment.ts'
import type { PodcastCard } from '@bewezen/domain/podcasts/card.ts'
import type { FoundPodcast } from '@bewezen/domain/podcasts/contract.ts'
import { isSearch } from '@bewezen/domain/podcasts/podcast.ts'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { type Chosen, chosenFrom } from './address.ts'
import type { LoadedPodcasts } from './load.ts'

/** How episodes stay new: what came with the page counts from when it was read; a page without live news asks again. */
export const freshness = { staleTime: minuteMs, refetchInterval: 5 * minuteMs } as const

/** The episodes that the address asks for: all of them, or what the server found for a text (POD-LIST-11..13). */
export function usePodcasts(first: LoadedPodcasts, chosen: Chosen) {
  const all = useRead(
    api.podcasts.list,
    {},
    { initialData: { podcasts: first.podcasts }, initialDataUpdatedAt: first.at, ...freshness },
  )
  const searches = isSearch(chosen.text)
  const came = first.found?.text === chosen.text ? first.found : null
  const found = useRead(
    api.podcasts.search,
    { text: chosen.text },
    {
      enabled: searches,
      ...(came ? { initialData: { podcasts: came.podcasts }, initialDataUpdatedAt: first.at } : {}),
      placeholderData: (before) => before,
      ...freshness,
    },
  )
  const read = searches ? found : all
  const podcasts: readonly (PodcastCard | FoundPodcast)[] = read.data?.podcasts ?? []
  return {
    podcasts: chosenFrom(podcasts, chosen),
    state: read.data ? ('here' as const) : read.isError ? ('failed' as const) : ('waiting' as const),
    retry: read.refetch,
  }
}
