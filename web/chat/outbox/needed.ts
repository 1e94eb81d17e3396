import { fetchComposer } from '../../talk/index.ts'

/** So long after a page has come the rest is fetched. */
const restMs = 3_000

/**
 * Fetches what writing without a line takes, once the page has come to rest: afterwards it cannot be fetched, and offline
 * it comes from what was kept. `more` is what the page around it takes.
 */
export const fetchNeeded = (more: () => Promise<unknown>): void =>
  void setTimeout(
    () =>
      void Promise.allSettled([
        // Going from channel to channel.
        import('../../base/document/afterArrival.ts'),
        import('./OutboxDialog.tsx'),
        import('../../base/parts/ConfirmDialog.tsx'),
        import('../UnsentNote.tsx'),
        fetchComposer(),
        more(),
      ]),
    restMs,
  )
