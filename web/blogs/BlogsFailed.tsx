import { blogWords as words } from '@bewezen/domain/blogs/words.ts'
import { contentId } from '../base/document/words.ts'
import { buttonLook } from '../base/parts/buttonLook.ts'

/** The list or an article when it could not be loaded (BLOG-AREA-04). */
export const BlogsFailed = () => (
  <main id={contentId} tabIndex={-1} className="page py-16">
    <div role="alert" className="grid justify-items-start gap-4">
      <h1 className="heading text-fs-34">{words.failed}</h1>
      {/* biome-ignore lint/a11y/useValidAnchor: this page itself; it also works without a script */}
      <a href="" className={buttonLook({ look: 'line' })}>
        {words.again}
      </a>
    </div>
  </main>
)
