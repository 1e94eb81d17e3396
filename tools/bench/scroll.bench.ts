import { type Page, chromium as playwright } from '@playwright/test'
import { chromium } from '../../stories/browser.ts'
import { longTalk, scrollThrough } from '../../stories/longTalk.ts'
import { startSite } from '../../stories/site.ts'
import type { Bench, Stage } from './bench.ts'

const many = 5_000
const demoAccount = { email: 'lid@bewezen.example', password: 'Bewezen-2026!' }
/** What is fetched and drawn at first has come to rest. */
const restMs = 2_000

/** A member before a channel of 5,000 messages, at its end; `round` is given the page. */
async function inLongTalk(round: (page: Page) => Promise<number>): Promise<Stage> {
  const site = await startSite()
  const browser = await playwright.launch(await chromium())
  const context = await browser.newContext({
    baseURL: site.url,
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    locale: 'nl-NL',
  })
  await context.request.post('/api/auth/sign-in/email', { data: demoAccount })
  const page = await context.newPage()
  await longTalk(page, many)
  await page.goto('/community/universiteit/slaap')
  await page.getByText(`${many}. Vanochtend`).waitFor()
  await page.waitForTimeout(restMs)
  await page.evaluate(watchFrames)
  return {
    candidate: { round: () => round(page) },
    close: async () => {
      await browser.close()
      await site.stop()
    },
  }
}

/**
 * Keeps, of each frame that took over 50 ms, how long scripts of this site took in it, forced layout included; what else
 * a frame waits for, such as a machine that is busy, is not theirs.
 */
const watchFrames = `
  globalThis.frames = []
  new PerformanceObserver((list) => {
    for (const { scripts } of list.getEntries()) {
      const ours = scripts.filter(({ sourceURL }) => sourceURL.startsWith(location.origin))
      const took = Math.max(0, ...ours.map(({ duration }) => duration))
      frames.push({ took, by: ours.map(({ invoker, duration }) => invoker + ' ' + Math.round(duration)).join(', ') })
    }
  }).observe({ type: 'long-animation-frame' })`

const longestTask: Bench = {
  name: 'scrolling through 5,000 messages and back, longest task of ours',
  unit: 'ms',
  target: { atMost: 100 },
  rounds: 3,
  open: () =>
    inLongTalk(async (page) => {
      await page.evaluate('frames.length = 0')
      await scrollThrough(page, 'up')
      await scrollThrough(page, 'down')
      const frames = await page.evaluate<{ took: number; by: string }[]>('frames')
      const [longest] = frames.toSorted((a, b) => b.took - a.took)
      if (longest) process.stdout.write(`    ${longest.by}\n`)
      return longest?.took ?? 0
    }),
}

const memory: Bench = {
  name: 'scrolling through 5,000 messages and back once more, memory that stays',
  unit: 'MB',
  target: { atMost: 2 },
  rounds: 2,
  open: () =>
    inLongTalk(async (page) => {
      const before = await heapOf(page)
      await scrollThrough(page, 'up')
      await scrollThrough(page, 'down')
      return (await heapOf(page)) - before
    }),
}

/** What is alive after everything that can go is gone, in MB. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1e6
}

export default [longestTask, memory]
