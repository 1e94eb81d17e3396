import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

// What is half faded in has the colours of neither before nor after, so nothing fades while axe looks.
const still = '*, *::before, *::after { transition-duration: 0s !important; animation-duration: 0s !important }'

/** What axe finds wrong with a page as it stands now, by WCAG 2.2 AA: one line for each fault with its first element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }, still)
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })`,
  )
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length}×, ${nodes[0]?.target.join(' ')})`)
}
