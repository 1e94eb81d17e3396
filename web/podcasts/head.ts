import type { Podcast } from '@bewezen/domain/podcasts/contract.ts'
import type { Meta } from '../base/document/titled.ts'
import { podcastFacts } from './jsonLd.ts'
import { shortText } from './shortText.ts'

/**
 * What search engines and shared links get of an episode; one that is not published is not indexed. A browser tells no
 * more than the description of the pages it steps to, and does without the rest (POD-MORE-44).
 */
export const podcastMeta = (podcast: Podcast, site: { name: string; url: string }): Meta[] => [
  { name: 'description', content: shortText(podcast) },
  ...(import.meta.env.SSR ? served(podcast, site) : []),
]

const served = (podcast: Podcast, site: { name: string; url: string }): Meta[] => {
  const { thumbnail, publishedAt, isPublished, platform, title } = podcast
  return [
    { property: 'og:type', content: platform === 'youtube' ? 'video.other' : 'article' },
    ...(thumbnail
      ? [
          { property: 'og:image', content: site.url + thumbnail.share },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: title },
        ]
      : []),
    ...(publishedAt && isPublished ? [{ property: 'article:published_time', content: publishedAt }] : []),
    ...(isPublished ? [] : [{ name: 'robots', content: 'noindex' }]),
    { 'script:ld+json': podcastFacts(podcast, site) },
  ]
}
