import { blogPath } from '@bewezen/domain/blogs/categories.ts'
import type { Blog } from '@bewezen/domain/blogs/contract.ts'
import { notFound } from '@tanstack/react-router'
import type { Ask } from '../base/api/operations.ts'
import { refusalOf } from '../base/api/refusal.ts'
import type { Loaded } from '../base/document/titled.ts'
import { type BlogsSearch, chosenBlogs } from './chosenBlogs.ts'
import { blogMeta } from './head.ts'

/** The first articles that an address asks for, and what that is (BLOG-AREA-02, BLOG-AREA-20). */
export async function loadBlogs(ask: Ask, search: BlogsSearch) {
  const chosen = chosenBlogs(search)
  return { ...(await ask('blogs.list', { from: 0, ...chosen })), chosen }
}
export type LoadedBlogs = Awaited<ReturnType<typeof loadBlogs>>

/** An article with what its head says; one that is not there, or not for this viewer, is no page (BLOG-AREA-06). */
export async function loadBlog(
  ask: Ask,
  slug: string,
  site: { name: string; url: string },
): Promise<Loaded & { blog: Blog }> {
  try {
    const blog = await ask('blogs.read', { slug })
    // Whatever the case in which it was asked for, an article has one address.
    return { blog, title: blog.title, meta: blogMeta(blog, site), path: blogPath(blog.slug) }
  } catch (error) {
    // An address that no article can have is one of none.
    if (['NOT_FOUND', 'INVALID_INPUT'].includes(refusalOf(error)?.code ?? '')) throw notFound()
    throw error
  }
}
