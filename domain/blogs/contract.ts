import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { typedLine } from '../base/typedLine.ts'
import { blogStates } from './blog.ts'
import { blogCategories } from './categories.ts'

const State = z.enum(blogStates)
const Category = z.enum(blogCategories).nullable()
const Cover = z.object({ card: z.string(), share: z.string(), full: z.string(), alt: z.string() })

/** An article in a list (BLOG-AREA-02). */
export const BlogCard = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  cover: Cover.nullable(),
  category: Category,
  author: z.object({ name: z.string(), photo: z.string().nullable(), color: z.string().nullable() }),
  status: State,
  publishedAt: Instant.nullable(),
  updatedAt: Instant,
  minutes: z.number(),
  /** Not to be seen by others yet: a draft, or planned. */
  isHidden: z.boolean(),
  viewer: z.object({ mayEdit: z.boolean() }),
})
export type BlogCard = z.infer<typeof BlogCard>

/** A whole article, its content cleaned and with addresses at its headings (BLOG-AREA-05). */
export const Blog = BlogCard.extend({
  content: z.string(),
  headings: z.array(z.object({ id: z.string(), title: z.string() })),
  related: z.array(BlogCard),
})
export type Blog = z.infer<typeof Blog>

/** What an editor writes (BLOG-AREA-08). */
export const BlogText = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  coverAlt: z.string(),
  category: Category,
  status: State,
  /** When it appears; null is at once. */
  publishedAt: Instant.nullable(),
})
export type BlogText = z.infer<typeof BlogText>

const BlogEdit = BlogText.extend({
  id: Id,
  updatedAt: Instant,
  cover: Cover.nullable(),
  isAddressFixed: z.boolean(),
})
export type BlogEdit = z.infer<typeof BlogEdit>

export const blogs = {
  list: operation({
    needs: 'nothing',
    read: true,
    input: z.object({
      from: z.coerce.number().int().min(0).max(100_000),
      category: z.enum(blogCategories).optional(),
      /** Words that title, excerpt or category hold (BLOG-AREA-03). */
      text: z.string().max(200).optional(),
    }),
    output: z.object({ blogs: z.array(BlogCard), total: z.number(), categories: z.array(z.enum(blogCategories)) }),
  }),
  read: operation({
    needs: 'nothing',
    read: true,
    input: z.object({ slug: z.string().regex(/^[\w-]{1,200}$/) }),
    output: Blog,
  }),
  /** An article as it is edited (BLOG-AREA-08). */
  edit: operation({ needs: 'writeBlogs', read: true, input: z.object({ id: Id }), output: BlogEdit }),
  /** `updatedAt` is what the editor saw, null for a new article; `coverUploadId` null keeps the cover, `noCover` takes it away. */
  save: operation({
    needs: 'writeBlogs',
    input: BlogText.extend({
      title: typedLine(),
      coverAlt: typedLine(),
      id: Id,
      updatedAt: Instant.nullable(),
      coverUploadId: Id.nullable(),
      noCover: z.boolean(),
    }),
    output: z.object({ id: Id, slug: z.string(), isPublished: z.boolean() }),
    refusals: {
      CHANGED: z.object({ current: z.object({ title: z.string(), updatedAt: Instant }) }),
      CONTENT_EMPTY: nothing,
      CONTENT_TOO_LARGE: nothing,
      SLUG_FIXED: nothing,
      UPLOAD_FAILED: nothing,
    },
  }),
  remove: operation({
    needs: 'writeBlogs',
    input: z.object({ id: Id }),
    output: z.object({ done: z.literal(true) }),
  }),
}
