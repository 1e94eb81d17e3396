import type { PodcastCard } from '@bewezen/domain/podcasts/card.ts'
import { podcastsPath } from '@bewezen/domain/podcasts/paths.ts'
import { maxPodcastSearch, type PodcastCategory, podcastCategories } from '@bewezen/domain/podcasts/podcast.ts'

/** What a member keeps of episodes for themselves, as a list. */
export const ownLists = ['bewaard', 'beluisterd'] as const
export type OwnList = (typeof ownLists)[number]

/** What the address of the list asks for (POD-MORE-42). */
export type Chosen = { text: string; category: PodcastCategory | null; own: OwnList | null; manages: boolean }

type Query = Readonly<Record<string, string | undefined>>

/** Reads `?zoek=raam&onderwerp=licht&lijst=bewaard`; a word that means nothing there asks for nothing (POD-MORE-42). */
export const chosenPodcasts = ({ zoek, onderwerp, lijst, beheer }: Query): Chosen => ({
  text: (zoek ?? '').slice(0, maxPodcastSearch),
  category: podcastCategories.find((known) => known === onderwerp) ?? null,
  own: ownLists.find((known) => known === lijst) ?? null,
  manages: beheer !== undefined,
})

/** The address of the list that asks for this (POD-MORE-42). */
export function podcastsAddress({ text, category, own, manages }: Chosen): string {
  const query = new URLSearchParams({
    ...(text ? { zoek: text } : {}),
    ...(category ? { onderwerp: category } : {}),
    ...(own ? { lijst: own } : {}),
    ...(manages ? { beheer: '1' } : {}),
  })
  return query.size > 0 ? `${podcastsPath}?${query}` : podcastsPath
}

/** Of some episodes those of a category, and of one's own list (POD-MORE-42). */
export const chosenFrom = <Card extends PodcastCard>(
  podcasts: readonly Card[],
  { category, own }: Pick<Chosen, 'category' | 'own'>,
): Card[] =>
  podcasts.filter(
    ({ categories, mark }) =>
      (category === null || categories.includes(category)) &&
      (own === null || (own === 'bewaard' ? mark?.savedAt : mark?.heardAt)),
  )
