import type { FoundPodcast, Podcast } from '@bewezen/domain/podcasts/contract.ts'
import { podcastPath, podcastsPath } from '@bewezen/domain/podcasts/paths.ts'
import { isSearch } from '@bewezen/domain/podcasts/podcast.ts'
import { podcastWords as words } from '@bewezen/domain/podcasts/words.ts'
import { notFound } from '@tanstack/react-router'
import type { Ask } from '../base/api/operations.ts'
import { refusalOf } from '../base/api/refusal.ts'
import type { Loaded } from '../base/document/titled.ts'
import type { RouterContext } from '../base/routerContext.ts'
import { chosenPodcasts } from './address.ts'
import { podcastMeta } from './head.ts'

type Search = Record<string, string | undefined>

/** All episodes, what of them the address looks for, and when both were read (POD-LIST-09, POD-LIST-13). */
export async function loadPodcasts({
  context: { ask },
  location,
}: {
  context: { ask: Ask }
  location: { search: Search }
}) {
  const { text } = chosenPodcasts(location.search)
  const [{ podcasts }, found] = await Promise.all([
    ask('podcasts.list', {}),
    isSearch(text) ? ask('podcasts.search', { text }) : null,
  ])
  return { podcasts, found: found && { text, podcasts: found.podcasts as FoundPodcast[] }, at: Date.now() }
}
export type LoadedPodcasts = Awaited<ReturnType<typeof loadPodcasts>>

/** What the head of a page of the podcasts says, and the episode that lies over it: null when it could not be read. */
export type PodcastPage = Loaded & { podcast?: Podcast | null; at?: number }

const listPage: PodcastPage = { title: words.title, meta: [], path: podcastsPath }

export type PodcastAsked = {
  context: Pick<RouterContext, 'ask' | 'site'>
  params: { podcastId?: string }
}

/** The list, or one episode, with what its head says; unknown, removed, not to be seen and no id at all are none (POD-LIST-05, X3-EDGE-37). */
export async function loadPage({ context: { ask, site }, params: { podcastId } }: PodcastAsked): Promise<PodcastPage> {
  if (podcastId === undefined) return listPage
  try {
    const podcast = await ask('podcasts.open', { id: podcastId })
    return {
      podcast,
      at: Date.now(),
      title: podcast.title,
      meta: podcastMeta(podcast, site),
      path: podcastPath(podcast.id),
    }
  } catch (error) {
    if (['NOT_FOUND', 'INVALID_INPUT'].includes(refusalOf(error)?.code ?? '')) throw notFound()
    return { ...listPage, podcast: null, meta: [{ name: 'robots', content: 'noindex' }] }
  }
}
