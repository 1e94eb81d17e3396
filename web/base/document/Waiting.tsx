import { contentId, words } from './words.ts'

/** The placeholder of a screen that is still loading. */
export const Waiting = () => (
  <main id={contentId} tabIndex={-1} className="min-h-dvh px-5 py-24 text-center text-ink-3">
    <p role="status">{words.loading}</p>
  </main>
)
