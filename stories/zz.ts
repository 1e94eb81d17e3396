import { chromium as browsers } from 'playwright-core'
import { chromium } from './browser.ts'

const base = 'http://localhost:4163'
const browser = await browsers.launch(await chromium())
const out = '/tmp/head/feedshots'

import { mkdirSync } from 'node:fs'

mkdirSync(out, { recursive: true })
async function as(email: string, width: number, light: string) {
  const ctx = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 1000 } })
  await ctx.addInitScript((l) => {
    localStorage.setItem('theme', l === 'red' ? 'dark' : l)
    if (l === 'red') localStorage.setItem('red-light-filter', 'on')
  }, light)
  const page = await ctx.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
  page.on('pageerror', (e) => console.log('pageerror', e.message))
  const answer = await ctx.request.post(base + '/api/auth/sign-in/email', {
    data: { email, password: 'Bewezen-2026!' },
    headers: { origin: base },
  })
  if (!answer.ok()) console.log('signin', answer.status(), await answer.text())
  return page
}
const what = process.argv[2] ?? 'look'
if (what === 'look') {
  for (const [who, width, light] of [
    ['docent', 1440, 'light'],
    ['lid', 390, 'light'],
    ['lid', 390, 'dark'],
    ['docent', 1440, 'dark'],
    ['lid', 1440, 'red'],
  ] as const) {
    const page = await as(`${who}@bewezen.example`, width, light)
    await page.goto(base + '/community/universiteit/feed')
    await page.getByRole('article').first().waitFor()
    await page.waitForTimeout(800)
    await page.screenshot({ path: `${out}/feed-${width}-${light}.png` })
    await page.getByRole('link', { name: /zon komt nu na achten/ }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByText('Ik had precies dit').waitFor()
    await page.waitForTimeout(600)
    await page.screenshot({ path: `${out}/post-${width}-${light}.png` })
    const main = page.locator('main > div').last()
    await main.evaluate((el) => el.scrollTo(0, el.scrollHeight))
    await page.waitForTimeout(300)
    await page.screenshot({ path: `${out}/post-end-${width}-${light}.png` })
    console.log(width, light, await page.evaluate(() => document.documentElement.scrollWidth))
    await page.context().close()
  }
}
await browser.close()
