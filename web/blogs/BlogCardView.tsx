import { blogPath } from '@bewezen/domain/blogs/categories.ts'
import type { BlogCard } from '@bewezen/domain/blogs/contract.ts'
import { blogCategoryWords } from '@bewezen/domain/blogs/words.ts'
import type { Picture } from '@bewezen/domain/pictures/picture.ts'
import type { ReactNode } from 'react'
import { classes } from '../base/parts/classes.ts'
import { PathLink } from '../base/parts/PathLink.tsx'
import { BlogByline } from './BlogByline.tsx'
import { BlogCover } from './BlogCover.tsx'

type Props = { blog: BlogCard; picture?: Picture; wide?: boolean; first?: boolean; tools?: ReactNode }

/** An article in the list: cover, subject, title, summary and who wrote it (BLOG-AREA-02). */
export const BlogCardView = ({ blog, picture, wide = false, first = false, tools }: Props) => (
  <article
    className={classes(
      'relative flex h-full flex-col overflow-clip rounded-l border border-line bg-surface',
      wide && 'lg:flex-row',
    )}
  >
    <div className={classes('aspect-[2/1] flex-none overflow-clip bg-surface-3', wide && 'lg:aspect-auto lg:w-[56%]')}>
      <BlogCover blog={blog} size="card" first={first} picture={picture} />
    </div>
    <div className={classes('flex min-w-0 flex-1 flex-col gap-2.5 p-5', wide && 'lg:justify-center lg:p-9')}>
      {blog.category && <p className="text-fs-13 font-[550] text-ink-2">{blogCategoryWords[blog.category]}</p>}
      <h2 className={classes('heading wrap-anywhere hyphens-auto', wide ? 'text-fs-26 lg:text-fs-34' : 'text-fs-21')}>
        <PathLink
          dir="auto"
          to={blogPath(blog.slug)}
          className="no-underline after:absolute after:inset-0 hover:underline"
        >
          {blog.title}
        </PathLink>
      </h2>
      {blog.excerpt && (
        <p
          dir="auto"
          className={classes('wrap-anywhere text-ink-2', wide ? 'text-fs-16' : 'text-[15px] leading-normal')}
        >
          {blog.excerpt}
        </p>
      )}
      <div className={classes('pt-2', !wide && 'mt-auto')}>
        <BlogByline blog={blog} />
      </div>
      {tools && <div className="relative z-1 flex flex-wrap gap-2 pt-1">{tools}</div>}
    </div>
  </article>
)
