/** The code that asks again; it comes once the page has come to rest, since without a line it could not be fetched. */
export const againCode = () => import('./loadAgain.ts')

/** Those who wait for a file ask for it again at once: somebody wants what it draws. */
export const askAgain = (): void => void dispatchEvent(new Event('loadagain'))

/**
 * Loads a file of code; one that cannot be fetched is asked for again as soon as the connection is back or somebody asks
 * for it (`askAgain`), and after growing pauses: what React is given as failed once stays failed as long as the page lives.
 */
export const untilLoaded = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((fault: unknown) =>
    againCode().then(
      ({ loadAgain }) => loadAgain(load, fault),
      // The line went before that code came: with the line both come.
      () => new Promise((back) => addEventListener('online', back, { once: true })).then(() => untilLoaded(load)),
    ),
  )
