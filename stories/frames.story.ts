import type { Page } from '@playwright/test'
import { expect, test } from './world.ts'

test.use({ lessMotion: false })

/** What the page shows of its frame: how wide what stands before it is, how far in it begins, and how wide it is. */
const frameOf = (page: Page) =>
  page.evaluate(() => {
    const shape = document.querySelector('.waiting')
    if (shape) {
      const [lead, body] = [getComputedStyle(shape, '::before'), getComputedStyle(shape, '::after')]
      const isBeside = getComputedStyle(shape).display === 'grid' && lead.display !== 'none'
      return { channels: isBeside ? Number.parseFloat(lead.width) : 0, width: Number.parseFloat(body.width) }
    }
    const channels = document.querySelector('nav[aria-label="Kanalen"]')?.getBoundingClientRect().width ?? 0
    const main = document.querySelector('main')
    // A picture over the whole width stands above the page of a challenge.
    const own = main?.matches('.page, [class*=max-w]') || channels > 0 ? main : (main?.querySelector('.page') ?? main)
    if (!own) return { channels, width: 0 }
    const { paddingLeft, paddingRight } = getComputedStyle(own)
    return { channels, width: own.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) }
  })

const places = '/community/universiteit'
const pages = [
  `${places}/universiteit`,
  `${places}/challenges`,
  `${places}/masterclasses`,
  `${places}/lesson/licht-in-lux`,
  `${places}/challenge/zeven-ochtenden-licht`,
  `${places}/feed`,
  '/community/direct',
  '/community/logboek',
  '/inbox',
  '/profile',
  '/bestellingen',
  '/profile/inzage',
]

for (const width of [390, 1440])
  test(`SH-ERR-40 the shape has the frame of what comes, by address and by a link, at ${width} pixels`, async ({
    person,
  }) => {
    test.setTimeout(240_000)
    const { page } = await person('Sanne', { as: 'lid@bewezen.example', width })
    const held: (() => Promise<void>)[] = []
    let isShut = false
    await page.route('**/api/**', async (route) => {
      const isLive = new URL(route.request().url()).pathname.startsWith('/api/live')
      if (isShut && !isLive && route.request().method() === 'GET') held.push(() => route.fallback().catch(() => {}))
      else await route.fallback()
    })
    const faults: string[] = []
    for (const path of pages)
      for (const way of ['loaded', 'by a link']) {
        if (way === 'by a link') {
          await page.goto('/masterclassen')
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        }
        isShut = true
        if (way === 'loaded') await page.goto(path, { waitUntil: 'commit' })
        else await page.evaluate((to) => history.pushState({}, '', to), path)
        // By a link a page may stand there in part, with shapes of its parts only. A shape that has no name is that of any
        // page, for as long as the code of the right one is under way.
        const isWhole = await page
          .locator('.waiting[data-shape]')
          .waitFor({ timeout: way === 'loaded' ? 20_000 : 3_000 })
          .then(
            () => true,
            () => false,
          )
        if (way === 'loaded') expect(isWhole, path).toBe(true)
        // The shape is there before the styles that draw it, some of which come by themselves.
        if (isWhole) {
          await page.waitForFunction(() =>
            [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every((link) => link.sheet),
          )
          await expect.poll(async () => (await frameOf(page)).width).toBeGreaterThan(0)
        }
        const before = await frameOf(page)
        isShut = false
        await Promise.all(held.splice(0).map((release) => release()))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('.waiting, [aria-busy="true"]')).toHaveCount(0)
        if (!isWhole) continue
        const isAsBefore = async () => {
          const after = await frameOf(page)
          return Math.abs(before.channels - after.channels) < 2 && Math.abs(before.width - after.width) < 24
        }
        await expect
          .poll(isAsBefore, { timeout: 20_000 })
          .toBe(true)
          .catch(async () => faults.push(`${path} ${way}: ${JSON.stringify({ before, after: await frameOf(page) })}`))
      }
    expect(faults).toEqual([])
  })
