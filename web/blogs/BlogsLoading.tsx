import { blogWords as words } from '@bewezen/domain/blogs/words.ts'
import { contentId } from '../base/document/words.ts'
import { Skeleton } from '../base/parts/Skeleton.tsx'

/** The list while it is on its way, when that takes long enough to be seen (BLOG-AREA-04). */
export const BlogsLoading = () => (
  <main id={contentId} tabIndex={-1} className="page pt-8 pb-16 lg:pt-14 lg:pb-24">
    <h1 className="heading text-fs-46">{words.title}</h1>
    <p role="status" className="mt-1.5 mb-6 text-fs-18 text-ink-2">
      {words.loading}
    </p>
    <Skeleton className="h-80 w-full" />
  </main>
)
