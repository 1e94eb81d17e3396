import { blogWords as words } from '@bewezen/domain/blogs/words.ts'
import { contentId } from '../base/document/words.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'

/** An address without an article, or one that is not to be seen (BLOG-AREA-06). */
export const BlogMissing = () => (
  <main id={contentId} tabIndex={-1} className="page grid justify-items-start gap-4 py-16 lg:py-24">
    <h1 className="heading text-fs-46">{words.missing}</h1>
    <p className="text-fs-18 text-ink-2">{words.missingText}</p>
    <LinkButton to="/blogs" look="line">
      {words.toAll}
    </LinkButton>
  </main>
)
