import { plainText } from '@bewezen/domain/base/richText.ts'
import type { Blog } from '@bewezen/domain/blogs/contract.ts'
import type { Meta } from '../base/document/titled.ts'
import { blogFacts } from './jsonLd.ts'

/** As much of a text as search engines show. */
const shownWords = /^.{0,155}(?=\s|$)/su

/**
 * What search engines and shared links get of an article: its excerpt, else how it begins, its cover, and its facts. A
 * draft is not indexed (BLOG-AREA-15).
 */
export function blogMeta(blog: Blog, site: { name: string; url: string }): Meta[] {
  const { cover, publishedAt, isHidden } = blog
  const description = blog.excerpt || shownWords.exec(plainText(blog.content))?.[0]
  return [
    ...(description ? [{ name: 'description', content: description }] : []),
    { property: 'og:type', content: 'article' },
    ...(cover
      ? [
          { property: 'og:image', content: site.url + cover.share },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: cover.alt },
        ]
      : []),
    ...(publishedAt ? [{ property: 'article:published_time', content: publishedAt }] : []),
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { 'script:ld+json': blogFacts(blog, site) },
  ]
}
