import type { Page } from '@playwright/test'
import { expect, test } from './world.ts'

test.use({ lessMotion: false })

/** How far the sun stands below the list's first station, and how far its last does. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const middle = (element: Element | undefined | null) => {
      const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
      return top + height / 2
    }
    const list = document.querySelector('section:has(#levels) ol')
    const stations = [...(list?.querySelectorAll('li > [aria-hidden]') ?? [])]
    const first = middle(stations[0])
    return { sun: middle(document.querySelector('[data-sun]')) - first, last: middle(stations.at(-1)) - first }
  })

/** Scrolls until so much of the list is above the middle of the window. */
const scrolled = (page: Page, share: number) =>
  page.evaluate((share) => {
    const { top = 0, height = 0 } = document.querySelector('section:has(#levels) ol')?.getBoundingClientRect() ?? {}
    scrollTo({ top: scrollY + top + height * share - innerHeight / 2, behavior: 'instant' })
  }, share)

test('MKT-MORE-50 on a phone the sun goes down the levels as one scrolls, from the first to the last', async ({
  person,
}) => {
  const { page } = await person('Vera', { width: 390 })
  await page.goto('/')
  await page.locator('[data-sun]').waitFor({ state: 'attached' })
  await scrolled(page, -0.4)
  expect(Math.abs((await standing(page)).sun)).toBeLessThan(2)
  await scrolled(page, 0.5)
  const { sun, last } = await standing(page)
  expect(sun).toBeGreaterThan(last * 0.3)
  expect(sun).toBeLessThan(last * 0.8)
  await scrolled(page, 1.4)
  const end = await standing(page)
  expect(Math.abs(end.sun - end.last)).toBeLessThan(2)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const share of [-0.4, 0.5]) {
    await scrolled(page, share)
    const still = await standing(page)
    expect(Math.abs(still.sun - still.last)).toBeLessThan(2)
  }
})

test('MKT-MORE-51 on a phone the words of nature and science lie on nothing of their drawing', async ({ person }) => {
  const { page } = await person('Vera', { width: 390 })
  await page.goto('/')
  const heading = page.locator('#nature')
  await heading.scrollIntoViewIfNeeded()
  const { drawn, said } = await heading.evaluate((it) => {
    const [drawing, words] = it.closest('section')?.firstElementChild?.children ?? []
    return {
      drawn: drawing?.getBoundingClientRect().toJSON() as DOMRect,
      said: words?.getBoundingClientRect().toJSON() as DOMRect,
    }
  })
  expect(drawn.height).toBeGreaterThan(200)
  expect(said.top).toBeGreaterThanOrEqual(drawn.bottom - 1)
})
