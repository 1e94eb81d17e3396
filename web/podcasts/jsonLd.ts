import type { Podcast } from '@bewezen/domain/podcasts/contract.ts'
import { podcastPath, podcastsPath } from '@bewezen/domain/podcasts/paths.ts'
import { podcastWords } from '@bewezen/domain/podcasts/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { shortText } from './shortText.ts'

type Site = { name: string; url: string }

/**
 * An episode for machines, as schema.org has it: a video with its chapters where it can be seen, an episode of a series
 * where it can be heard. What is said under it is in neither (POD-MORE-44).
 */
export function podcastFacts(podcast: Podcast, site: Site): Record<string, unknown> {
  const url = site.url + podcastPath(podcast.id)
  const shared = {
    '@context': 'https://schema.org',
    name: podcast.title,
    description: shortText(podcast),
    url,
    inLanguage: 'nl',
    ...(podcast.speaker ? { actor: { '@type': 'Person', name: displayName(podcast.speaker) } } : {}),
    publisher: { '@type': 'Organization', name: site.name, url: site.url },
  }
  if (podcast.platform === 'spotify')
    return {
      ...shared,
      '@type': 'PodcastEpisode',
      ...(podcast.publishedAt ? { datePublished: podcast.publishedAt } : {}),
      ...(podcast.thumbnail ? { image: site.url + podcast.thumbnail.share } : {}),
      associatedMedia: { '@type': 'MediaObject', embedUrl: podcast.embedUrl },
      partOfSeries: { '@type': 'PodcastSeries', name: podcastWords.title, url: site.url + podcastsPath },
    }
  return {
    ...shared,
    '@type': 'VideoObject',
    embedUrl: podcast.embedUrl,
    ...(podcast.publishedAt ? { uploadDate: podcast.publishedAt } : {}),
    ...(podcast.thumbnail ? { thumbnailUrl: [site.url + podcast.thumbnail.share] } : {}),
    ...(podcast.chapters.length > 0
      ? {
          hasPart: podcast.chapters.map(({ seconds, title }) => ({
            '@type': 'Clip',
            name: title,
            startOffset: seconds,
            url: site.url + podcastPath(podcast.id, seconds),
          })),
        }
      : {}),
  }
}
