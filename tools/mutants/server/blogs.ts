import type { Mutant } from '../mutant.ts'

/** Articles: who sees a draft, who takes one away, which pictures go with it. */
export const blogs: readonly Mutant[] = [
  {
    name: 'a planned article is there before its moment',
    file: 'server/blogs/rows.ts',
    replace: [
      "and(eq(blogs.status, 'published'), lte(blogs.publishedAt, sql`app_now()`))",
      "eq(blogs.status, 'published')",
    ],
    noticedBy: ['server/blogs/blogs.test.ts'],
    ids: ['BLOG-AREA-11'],
  },
  {
    name: 'the sources of an article are no links',
    file: 'server/blogs/read.ts',
    replace: [
      "withLinks(cleanRichText(await contentOf(ctx.db, row.blog.id), 'article'))",
      "cleanRichText(await contentOf(ctx.db, row.blog.id), 'article')",
    ],
    noticedBy: ['server/blogs/blogs.test.ts'],
    ids: ['BLOG-AREA-19'],
  },
  {
    name: 'a teacher reads the drafts of others',
    file: 'server/blogs/rows.ts',
    replace: ['or(isSeen, eq(blogs.authorId, asker.id))', 'sql`true`'],
    noticedBy: ['server/blogs/blogs.test.ts'],
    ids: ['BLOG-AREA-06'],
  },
  {
    name: 'a teacher takes an article of somebody else away',
    file: 'server/blogs/save.ts',
    replace: ['if (!blog || !mayEditBlog(ctx.person, blog.authorId))', 'if (!blog)'],
    noticedBy: ['server/blogs/blogs.test.ts'],
    ids: ['BLOG-AREA-08'],
  },
  {
    name: 'a cover that another article shows goes',
    file: 'server/blogs/pictures.ts',
    replace: [
      '${blogs.coverKey} = key or position(key in ${blogs.content}) > 0',
      'position(key in ${blogs.content}) > 0',
    ],
    noticedBy: ['server/blogs/blogs.test.ts'],
    ids: ['BLOG-AREA-12'],
  },
  {
    name: 'an article names its author who is leaving',
    file: 'server/blogs/rows.ts',
    replace: ['author && !author.hiddenAt ? author : null', 'author'],
    noticedBy: ['server/blogs/blogs.test.ts'],
    ids: ['BLOG-AREA-17'],
  },
]
