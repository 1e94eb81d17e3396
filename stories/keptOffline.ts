import { expect, type Page } from '@playwright/test'

/** The paths that this browser keeps for when there is no line. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const kept = await Promise.all(opened.map((cache) => cache.keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })

/** Waits until all files that this page has loaded are kept, and these paths as well: keeping takes a while longer than showing. */
export const everythingIsKept = (page: Page, paths: readonly string[]): Promise<void> =>
  expect
    .poll(async () => {
      const files = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.startsWith('/assets/')),
      )
      const kept = new Set(await keptPaths(page))
      return [...paths, ...files].filter((path) => !kept.has(path))
    })
    .toEqual([])
