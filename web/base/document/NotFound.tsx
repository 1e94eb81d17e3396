import { still } from '../hydration/still.tsx'
import { contentId, words } from './words.ts'

const NotFoundPage = still(() => import('./NotFoundPage.tsx'), 'NotFoundPage')

/** The page for an address that leads nowhere (SH-ROUTE-27, MKT-PAGE-03, MKT-PAGE-05). */
export const NotFound = () => (
  <main id={contentId} tabIndex={-1}>
    <title>{words.notFound.title}</title>
    <NotFoundPage />
  </main>
)
