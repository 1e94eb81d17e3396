import { date, dateTime } from '@bewezen/domain/base/dates.ts'
import type { BlogCard } from '@bewezen/domain/blogs/contract.ts'
import { blogWords } from '@bewezen/domain/blogs/words.ts'
import { Avatar } from '../base/parts/Avatar.tsx'
import { Badge } from '../base/parts/Badge.tsx'

/** Who wrote it, when, and how long reading takes; for editors also that others do not see it (BLOG-AREA-02, BLOG-AREA-06). */
export const BlogByline = ({ blog }: { blog: BlogCard }) => (
  <div className="flex min-w-0 flex-wrap items-center gap-3">
    <Avatar name={blog.author.name} photo={blog.author.photo} color={blog.author.color} size={40} />
    <div className="min-w-0 text-fs-14 leading-normal">
      <p dir="auto" className="font-[650] wrap-anywhere">
        {blog.author.name}
      </p>
      <p className="text-ink-2">
        {blog.publishedAt && (
          <>
            <time dateTime={blog.publishedAt}>{date(blog.publishedAt)}</time>,{' '}
          </>
        )}
        {blogWords.minutes(blog.minutes)}
      </p>
    </div>
    {blog.isHidden &&
      (blog.status === 'published' && blog.publishedAt ? (
        <Badge look="sky">{blogWords.planned(dateTime(blog.publishedAt))}</Badge>
      ) : (
        <Badge>{blogWords.draft}</Badge>
      ))}
  </div>
)
