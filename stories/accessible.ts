import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

// What is half faded in has the colours of neither before nor after, so nothing fades while axe looks.
const still = '*, *::before, *::after { transition-duration: 0s !important; animation-duration: 0s !important }'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose answer depends on colours. */
const ofColours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** What axe finds wrong with a page as it stands now, by WCAG 2.2 AA: one line for each fault with its first element. */
export const accessibilityFaults = (page: Page): Promise<string[]> => faultsOf(page, levels)

/**
 * The same in the light, and in the dark and the red light what colours can spoil: of one page, since loading it again
 * brings the same elements. Each line begins with its light; the page is left in the light.
 */
export async function faultsInEachLight(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [name, theme, redlight] of [
    ['dark', 'dark', 'off'],
    ['red', 'light', 'on'],
    ['light', 'light', 'off'],
  ] as const) {
    await page.evaluate((lights) => void Object.assign(document.documentElement.dataset, lights), { theme, redlight })
    const faults = await faultsOf(page, name === 'light' ? levels : ofColours)
    found.push(...faults.map((fault) => `${name}: ${fault}`))
  }
  return found
}

async function faultsOf(page: Page, runOnly: unknown): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }, still)
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify({ runOnly, resultTypes: ['violations'] })})`,
  )
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length}×, ${nodes[0]?.target.join(' ')})`)
}
