import type { Blog } from '@bewezen/domain/blogs/contract.ts'
import { blogCategoryWords, blogWords as words } from '@bewezen/domain/blogs/words.ts'
import { useLoaderData, useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { contentId } from '../base/document/words.ts'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { FramedText } from '../legal/index.ts'
import { BlogByline } from './BlogByline.tsx'
import { BlogCardView } from './BlogCardView.tsx'
import { BlogCover, drawnCovers } from './BlogCover.tsx'
import { ShareButtons } from './ShareButtons.tsx'

const BlogTools = browserOnly(() => import('./BlogTools.tsx'), 'BlogTools')

/** An article, for everyone (BLOG-AREA-05, BLOG-AREA-16, BLOG-AREA-18). */
export function BlogScreen() {
  const { blog }: { blog: Blog } = useLoaderData({ from: '/blogs/$slug' })
  const { site, signedIn } = useRouter().options.context
  const pictures = drawnCovers(blog.related)
  return (
    <main id={contentId} tabIndex={-1} key={blog.id} className="[--under:40px] lg:[--under:96px]">
      <div className="h-[220px] overflow-clip bg-surface-3 lg:h-[420px]">
        <BlogCover blog={blog} size="full" first />
      </div>
      <div className="relative mx-auto -mt-(--under) max-w-[780px] rounded-t-xl bg-bg px-5 pt-7 lg:px-11 lg:pt-10">
        <p className="mb-4 text-fs-14">
          <PathLink
            to="/blogs"
            className="inline-flex min-h-11 items-center gap-2 no-underline lg:min-h-7 hover:underline"
          >
            <ArrowLeft size={16} aria-hidden="true" />
            {words.toAll}
          </PathLink>
        </p>
        {blog.category && <p className="text-fs-14 font-[550] text-ink-2">{blogCategoryWords[blog.category]}</p>}
        <h1 dir="auto" className="heading mt-1.5 text-fs-46 leading-[1.1]! wrap-anywhere hyphens-auto">
          {blog.title}
        </h1>
        {blog.excerpt && (
          <p dir="auto" className="mt-3 text-fs-18 wrap-anywhere text-ink-2">
            {blog.excerpt}
          </p>
        )}
        <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-y border-line py-4">
          <BlogByline blog={blog} />
          {signedIn && blog.viewer.mayEdit && (
            <div className="flex flex-wrap gap-2">
              <BlogTools blog={blog} />
            </div>
          )}
        </div>
        <Contents blog={blog} />
        <FramedText
          html={blog.content}
          asks={site.asksConsent ?? false}
          button={words.loadFrame}
          className="pt-8 text-fs-16 lg:text-[17px]"
        />
        <ShareButtons title={blog.title} address={`${site.url}/blogs/${blog.slug}`} />
      </div>
      <div className="page pb-16 lg:pb-24">
        <section className="mt-12 flex flex-wrap items-center justify-between gap-5 rounded-l bg-night px-6 py-6 text-on-night lg:px-9">
          <div>
            <h2 className="heading text-fs-26">{words.join}</h2>
            <p className="text-fs-14 text-on-night-2">{words.joinText}</p>
          </div>
          <LinkButton to={signedIn ? '/community' : '/subscription'} look="sun">
            {signedIn ? words.toCommunity : words.toSubscription}
          </LinkButton>
        </section>
        {blog.related.length > 0 && (
          <section aria-labelledby="related" className="mt-14">
            <h2 id="related" className="heading mb-5 text-fs-34">
              {words.related}
            </h2>
            <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {blog.related.map((other) => (
                <li key={other.id} className="min-w-0">
                  <BlogCardView blog={other} picture={pictures.get(other.id)} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </main>
  )
}

const Contents = ({ blog: { headings } }: { blog: Blog }) =>
  headings.length > 1 && (
    // Wide windows have room for it in the margin, where it stays in view.
    <div className="xl:absolute xl:top-44 xl:right-full xl:bottom-0 xl:w-60">
      <nav
        aria-label={words.contents}
        className="mt-7 rounded-m border border-line bg-surface px-5 py-4 text-[15px] xl:sticky xl:top-24 xl:max-h-[calc(100dvh-7rem)] xl:overflow-y-auto xl:mt-0 xl:border-0 xl:bg-transparent xl:px-0 xl:text-fs-14"
      >
        <p className="mb-1.5 font-[650]">{words.contents}</p>
        <ul className="grid gap-1">
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center text-ink-2 lg:min-h-7 no-underline hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
