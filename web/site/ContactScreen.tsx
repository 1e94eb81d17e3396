import { contentId } from '../base/document/words.ts'
import { still } from '../base/hydration/still.tsx'

const Contact = still(() => import('./contact/Contact.tsx'), 'Contact')

/** How to reach us (MKT-CONTACT-01). */
export const ContactScreen = () => (
  <main id={contentId} tabIndex={-1}>
    <Contact />
  </main>
)
