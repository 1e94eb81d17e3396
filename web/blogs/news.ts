import { type News, renew } from '../base/live/news.ts'

const renewBlogs = renew('blogs')

/** What articles do with facts. */
export const blogsNews = { 'blog.saved': renewBlogs, 'blog.removed': renewBlogs } satisfies News
