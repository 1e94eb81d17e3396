import { chromium as playwright } from '@playwright/test'
import lighthouse, { type Config, type Result } from 'lighthouse'
import { freePort } from '../../server/base/testing/freePort.ts'
import { chromium } from '../../stories/browser.ts'

export type Category = 'accessibility' | 'best-practices' | 'seo' | 'performance'
/** What Lighthouse says of a page: its scores from 0 to 100, the audits behind a score below that, and what it measured. */
export type Judgement = {
  scores: Partial<Record<Category, number>>
  faults: string[]
  /** The figure of an audit, such as 'cumulative-layout-shift'; NaN when it was not measured. */
  figure: (audit: string) => number
}
export type Judge = { look: (url: string, categories: Category[]) => Promise<Judgement>; close: () => Promise<void> }

/** Lighthouse in front of the Chromium of the stories, as a phone; one page after the other. */
export async function openJudge(): Promise<Judge> {
  const port = await freePort()
  const { args, ...launch } = await chromium()
  const browser = await playwright.launch({ ...launch, args: [...args, `--remote-debugging-port=${port}`] })
  return {
    async look(url, onlyCategories) {
      // Only speed is judged on a slow line: all else is the same on any.
      const throttlingMethod = onlyCategories.includes('performance') ? 'simulate' : 'provided'
      const settings: Config.Settings | object = { onlyCategories, throttlingMethod, disableFullPageScreenshot: true }
      const run = await lighthouse(url, { port, logLevel: 'error', ...settings })
      if (!run) throw new Error(`Lighthouse has nothing to say about ${url}`)
      const { runtimeError, ...result } = run.lhr
      if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
      return judgementOf(result)
    },
    close: () => browser.close(),
  }
}

function judgementOf({ categories, audits }: Pick<Result, 'categories' | 'audits'>): Judgement {
  const failed = new Set<string>()
  for (const { auditRefs } of Object.values(categories))
    for (const { id, weight } of auditRefs) if (weight > 0 && (audits[id]?.score ?? 1) < 1) failed.add(id)
  return {
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    faults: [...failed].map(
      (id) => `${id}: ${audits[id]?.title} ${JSON.stringify(audits[id]?.details ?? '').slice(0, 600)}`,
    ),
    figure: (audit) => audits[audit]?.numericValue ?? Number.NaN,
  }
}
