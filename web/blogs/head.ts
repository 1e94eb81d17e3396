import type { Blog } from '@bewezen/domain/blogs/contract.ts'

type Meta = { name?: string; property?: string; content: string }

/** What search engines and shared links get of an article; a draft is not indexed (BLOG-AREA-15). */
export const blogMeta = ({ excerpt, cover, publishedAt, isHidden }: Blog, url: string): Meta[] => [
  ...(excerpt ? [{ name: 'description', content: excerpt }] : []),
  { property: 'og:type', content: 'article' },
  ...(cover
    ? [
        { property: 'og:image', content: url + cover.share },
        { property: 'og:image:alt', content: cover.alt },
      ]
    : []),
  ...(publishedAt ? [{ property: 'article:published_time', content: publishedAt }] : []),
  ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
]
