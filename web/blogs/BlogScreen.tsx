import { useLoaderData } from '@tanstack/react-router'
import { contentId } from '../base/document/words.ts'
import { later } from '../base/drawn/later.tsx'

const BlogPage = later(() => import('./BlogPage.tsx'), 'BlogPage')

/** An article: its code comes when somebody begins to use it. */
export function BlogScreen() {
  const { blog }: { blog: { id: string } } = useLoaderData({ from: '/blogs/$slug' })
  return (
    <main id={contentId} tabIndex={-1} key={blog.id}>
      <BlogPage />
    </main>
  )
}
