import type { BlogCategory } from '@bewezen/domain/blogs/categories.ts'
import { blogCategoryWords, blogWords as words } from '@bewezen/domain/blogs/words.ts'
import { useLoaderData, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { contentId } from '../base/document/words.ts'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { Button } from '../base/parts/Button.tsx'
import { classes } from '../base/parts/classes.ts'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { BlogCardView } from './BlogCardView.tsx'
import { drawnCovers } from './BlogCover.tsx'
import { BlogSearch } from './BlogSearch.tsx'
import { type BlogsSearch, blogsAddress, type ChosenBlogs, chosenBlogs } from './chosenBlogs.ts'
import type { LoadedBlogs } from './load.ts'

const NewBlog = browserOnly(() => import('./NewBlog.tsx'), 'NewBlog')
const BlogTools = browserOnly(() => import('./BlogTools.tsx'), 'BlogTools')

/** The list of articles, for everyone (BLOG-AREA-02..04, BLOG-AREA-20). */
export function BlogsScreen() {
  const search = useSearch({ strict: false }) as BlogsSearch
  const page: LoadedBlogs = useLoaderData({ from: '/blogs' })
  const { signedIn } = useRouter().options.context
  const chosen = chosenBlogs(search)
  const listed = blogsAddress(page.chosen)
  // The next list is under way, and this one still in sight.
  const isOld = listed !== blogsAddress(chosen)
  return (
    <main id={contentId} tabIndex={-1} className="page pt-8 pb-16 lg:pt-14 lg:pb-24">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="heading text-fs-46">{words.title}</h1>
          <p className="mt-1.5 text-fs-18 text-ink-2">{words.lead}</p>
        </div>
        {signedIn && <NewBlog />}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <BlogSearch chosen={chosen} />
        {page.categories.length > 0 && <Categories of={page.categories} chosen={chosen} />}
      </div>
      <p role="status" className="sr-only">
        {chosen.text && !isOld && words.found(page.total)}
      </p>
      {/* Another choice is another list. */}
      <div aria-busy={isOld} className={classes('fast', isOld && 'opacity-60')}>
        <Blogs key={`${listed} ${page.blogs.map(({ id, updatedAt }) => id + updatedAt).join()}`} first={page} />
      </div>
    </main>
  )
}

type CategoriesProps = { of: readonly BlogCategory[]; chosen: ChosenBlogs }

const Categories = ({ of, chosen: { category: chosen, text } }: CategoriesProps) => {
  const to = (category?: BlogCategory) => blogsAddress({ category, text })
  const look = (on: boolean) =>
    classes(
      'inline-flex min-h-11 items-center lg:min-h-[34px] rounded-full border px-3.5 text-fs-14 font-[550] no-underline fast',
      on ? 'border-primary bg-primary text-on-primary' : 'border-line-strong bg-surface hover:bg-surface-2',
    )
  return (
    <nav aria-label={words.category} className="flex flex-wrap gap-2">
      <PathLink to={to()} aria-current={chosen ? undefined : 'true'} className={look(!chosen)}>
        {words.all}
      </PathLink>
      {of.map((category) => (
        <PathLink
          key={category}
          to={to(category)}
          aria-current={category === chosen ? 'true' : undefined}
          className={look(category === chosen)}
        >
          {blogCategoryWords[category]}
        </PathLink>
      ))}
    </nav>
  )
}

function Blogs({ first }: { first: LoadedBlogs }) {
  const { ask, signedIn } = useRouter().options.context
  const [{ blogs, total }, setPage] = useState<Pick<LoadedBlogs, 'blogs' | 'total'>>(first)
  const [state, setState] = useState<'rest' | 'loading' | 'failed'>('rest')
  const { chosen } = first
  const more = async () => {
    setState('loading')
    try {
      const next = await ask('blogs.list', { from: blogs.length, ...chosen })
      const known = new Set(blogs.map(({ id }) => id))
      setPage({ total: next.total, blogs: [...blogs, ...next.blogs.filter(({ id }) => !known.has(id))] })
      setState('rest')
    } catch {
      setState('failed')
    }
  }
  if (blogs.length === 0)
    return (
      <div className="py-10">
        {chosen.text || chosen.category ? (
          <EmptyState
            title={words.noneFound}
            action={
              <LinkButton to="/blogs" look="line">
                {words.toAll}
              </LinkButton>
            }
          />
        ) : (
          <EmptyState title={words.none} picture="book" />
        )}
      </div>
    )
  const pictures = drawnCovers(blogs)
  return (
    <>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-6">
        {blogs.map((blog, index) => (
          <li key={blog.id} className={classes('min-w-0', placeOf(index))}>
            <BlogCardView
              blog={blog}
              picture={pictures.get(blog.id)}
              wide={index === 0}
              first={index === 0}
              tools={signedIn && blog.viewer.mayEdit && <BlogTools blog={blog} />}
            />
          </li>
        ))}
      </ul>
      <div className="mt-8 grid justify-items-center gap-3 text-center" aria-live="polite">
        {state === 'failed' && <p role="alert">{words.failed}</p>}
        {blogs.length < total && (
          <Button look="line" busy={state === 'loading'} busyText={words.loading} onClick={() => void more()}>
            {state === 'failed' ? words.again : words.more}
          </Button>
        )}
        <p className="text-fs-14 text-ink-3">{words.shown(blogs.length, total)}</p>
      </div>
    </>
  )
}

/** The newest is the largest, two are half as wide, the rest a third. */
const placeOf = (index: number): string =>
  index === 0 ? 'sm:col-span-2 lg:col-span-6' : index < 3 ? 'lg:col-span-3' : 'lg:col-span-2'
