import { contentId, words } from './words.ts'

/** What stands where a screen is still on its way. */
export const Waiting = () => (
  <main id={contentId} tabIndex={-1} className="min-h-dvh px-5 py-24 text-center text-ink-3">
    <p role="status">{words.loading}</p>
  </main>
)
