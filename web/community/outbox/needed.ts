/** So long after a page has come the rest is fetched. */
const restMs = 3_000

/**
 * Fetches what writing without a line takes, once the page has come to rest: afterwards it cannot be fetched, and offline
 * it comes from what was kept.
 */
export const fetchNeeded = (): void =>
  void setTimeout(
    () =>
      void Promise.allSettled([
        // Going from channel to channel, and signing out.
        import('../../base/document/afterArrival.ts'),
        import('../../base/shell/AccountMenu.tsx'),
        import('./OutboxDialog.tsx'),
        import('../../base/parts/ConfirmDialog.tsx'),
        import('../chat/UnsentNote.tsx'),
        import('../composer/takePicture.ts'),
        import('../composer/PicturePreview.tsx'),
        import('../composer/ReplyStrip.tsx'),
      ]),
    restMs,
  )
