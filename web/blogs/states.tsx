import { blogWords as words } from '@bewezen/domain/blogs/words.ts'
import { PageFailed } from '../base/document/PageFailed.tsx'
import { contentId } from '../base/document/words.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'

// One file: the names of all files stand in the first one that every visitor loads.

/** The list while it is on its way, when that takes long enough to be seen (BLOG-AREA-04). */
export const BlogsLoading = () => (
  <main id={contentId} tabIndex={-1} className="page pt-8 pb-16 lg:pt-14 lg:pb-24">
    <h1 className="heading text-fs-46">{words.title}</h1>
    <p role="status" className="mt-1.5 mb-6 text-fs-18 text-ink-2">
      {words.loading}
    </p>
    <Skeleton className="h-11 w-full max-w-[300px]" />
    <div className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-6">
      <Skeleton className="h-80 sm:col-span-2 lg:col-span-6" />
      <Skeleton className="h-80 lg:col-span-3" />
      <Skeleton className="h-80 lg:col-span-3" />
    </div>
  </main>
)

/** The list or an article when it could not be loaded (BLOG-AREA-04). */
export const BlogsFailed = () => <PageFailed title={words.failed} />

/** An address without an article, or one that is not to be seen (BLOG-AREA-06). */
export const BlogMissing = () => (
  <main id={contentId} tabIndex={-1} className="page grid content-start justify-items-start gap-4 py-16 lg:py-24">
    <h1 className="heading text-fs-46">{words.missing}</h1>
    <p className="text-fs-18 text-ink-2">{words.missingText}</p>
    <LinkButton to="/blogs" look="line">
      {words.toAll}
    </LinkButton>
  </main>
)
