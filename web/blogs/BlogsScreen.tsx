import { contentId } from '../base/document/words.ts'
import { later } from '../base/drawn/later.tsx'

const BlogsPage = later(() => import('./BlogsPage.tsx'), 'BlogsPage')

/** The list of articles: its code comes when somebody begins to use it. */
export const BlogsScreen = () => (
  <main id={contentId} tabIndex={-1}>
    <BlogsPage />
  </main>
)
