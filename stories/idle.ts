import type { Page } from '@playwright/test'

/** Waits until a page has done what follows from the last press or key: faster than any hand, Back would come before it. */
export const idle = (page: Page) => page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())))
