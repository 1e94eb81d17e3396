import { blogPath } from '@bewezen/domain/blogs/categories.ts'
import type { Blog } from '@bewezen/domain/blogs/contract.ts'

/** The article for machines, as schema.org has it. */
export function blogFacts(blog: Blog, site: { name: string; url: string }): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: blog.title,
    ...(blog.excerpt ? { description: blog.excerpt } : {}),
    ...(blog.cover ? { image: [site.url + blog.cover.share] } : {}),
    ...(blog.publishedAt ? { datePublished: blog.publishedAt } : {}),
    dateModified: blog.updatedAt,
    inLanguage: 'nl',
    author: { '@type': 'Person', name: blog.author.name },
    publisher: { '@type': 'Organization', name: site.name, url: site.url },
    mainEntityOfPage: site.url + blogPath(blog.slug),
  }
}
