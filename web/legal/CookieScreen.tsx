import { contentId } from '../base/document/words.ts'
import { still } from '../base/hydration/still.tsx'

const Cookies = still(() => import('./Cookies.tsx'), 'Cookies')

/** The cookie policy, for everyone (LEGAL-COOKIE-01). */
export const CookieScreen = () => (
  <main id={contentId} tabIndex={-1}>
    <Cookies />
  </main>
)
