import { contentId } from '../base/document/words.ts'
import { still } from '../base/hydration/still.tsx'

const HowItWorks = still(() => import('./how/HowItWorks.tsx'), 'HowItWorks')

/** How it works, for everyone (MKT-HOW-01). */
export const HowItWorksScreen = () => (
  <main id={contentId} tabIndex={-1}>
    <HowItWorks />
  </main>
)
