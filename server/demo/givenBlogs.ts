import { newId } from '@bewezen/domain/base/ids.ts'
import { readingMinutes } from '@bewezen/domain/base/richText.ts'
import { asSlug } from '@bewezen/domain/base/slug.ts'
import type { House } from '../base/house.ts'
import { blogs } from '../blogs/tables.ts'
import { keepFile } from './keepFile.ts'

type GivenBlog = {
  id?: string
  title: string
  excerpt: string
  content: string
  category: string
  by: { id: string }
  at: Date
  isDraft?: boolean
  cover?: { file: Buffer; alt: string }
}

/** The words of the vocabulary for the blogs. */
export const givenBlogs = (house: House) => ({
  /** An article that somebody wrote. */
  async blog({ id = newId(), by, at, cover, isDraft = false, ...text }: GivenBlog): Promise<{ slug: string }> {
    const kept = cover && (await keepFile(house, { purpose: 'blog-image', owner: by, file: cover.file, at }))
    const slug = asSlug(text.title)
    await house.database.db.insert(blogs).values({
      id,
      slug,
      ...text,
      authorId: by.id,
      coverKey: kept?.key ?? null,
      coverAlt: cover?.alt ?? '',
      status: isDraft ? 'draft' : 'published',
      publishedAt: isDraft ? null : at,
      minutes: readingMinutes(text.content),
      createdAt: at,
      updatedAt: at,
    })
    return { slug }
  },
})
