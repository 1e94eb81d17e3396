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
  return {
    candidate: { round: () => round(page) },
    close: async () => {
      await browser.close()
      await site.stop()
    },
  }
}

type Traced = { name: string; ph: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }

/**
 * How long the longest task kept the page from answering, in milliseconds of work: the time that a busy machine gave to
 * others in between is not its.
 */
function longestOf(trace: string): number {
  const { traceEvents: events }: { traceEvents: Traced[] } = JSON.parse(trace)
  const placeOf = ({ pid, tid }: Traced) => `${pid} ${tid}`
  const pages = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(placeOf),
  )
  const tasks = events.filter((one) => one.name === 'ThreadControllerImpl::RunTask' && pages.has(placeOf(one)))
  if (tasks.length === 0) throw new Error('The browser traced no tasks')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

const longestTask: Bench = {
  name: 'scrolling through 5,000 messages and back, longest task',
  unit: 'ms',
  target: { atMost: 100 },
  rounds: 2,
  open: () =>
    inLongTalk(async (page) => {
      const browser = page.context().browser()
      await browser?.startTracing(page, { categories: ['toplevel'] })
      await scrollThrough(page, 'up')
      await scrollThrough(page, 'down')
      return longestOf(`${await browser?.stopTracing()}`)
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
