import { commentWords } from '@bewezen/domain/comments/words.ts'
import { waitingWords } from '@bewezen/domain/today/words.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './world.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY)).catch(() => 'the page is loading')
const isFar = (page: Page) =>
  page.evaluate((far) => document.documentElement.scrollHeight - innerHeight > far + 50, 400)

/** Scrolls the window down once there is enough below, and answers how far. */
async function scrollDown(page: Page): Promise<number> {
  await expect.poll(() => isFar(page)).toBe(true)
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await expect.poll(() => scrolled(page)).toBe(400)
  return 400
}

/** Follows a link within the page, without scrolling to it first, as somebody does who has it before them. */
async function follow(page: Page, href: string): Promise<void> {
  const link = page.locator(`a[href^="${href}"]`).first()
  // Before its code is there a link loads the next page anew; the footer has no code of its own.
  const works = () =>
    link.evaluate(
      (it) => it.closest('footer') !== null || Object.keys(it).some((key) => key.startsWith('__reactProps')),
    )
  await expect.poll(works).toBe(true)
  await link.evaluate((it: HTMLElement) => it.click())
}

/** Whatever the API answers comes late on this page from now on. */
const lateApi = (page: Page, ms: number) =>
  page.route(/\/api\/(?!live)/, async (route) => {
    await new Promise((done) => setTimeout(done, ms))
    await route.continue().catch(() => {})
  })

const ofVisitors = [
  ['/', '/terms'],
  ['/blogs', '/blogs/'],
  ['/events', '/terms'],
] as const

test('SH-UI-20 a visitor who goes back stands where they left, and whoever follows a link begins at the top', async ({
  person,
}) => {
  const { page } = await person('Noor', { width: 390 })
  for (const [path, next] of ofVisitors) {
    await page.goto(path)
    const left = await scrollDown(page)
    await follow(page, next)
    await page.waitForURL((url) => url.pathname !== path)
    await expect.poll(() => scrolled(page), { message: `${next} after ${path}` }).toBe(0)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === path)
    await expect.poll(() => scrolled(page), { message: path }).toBe(left)
    // What is drawn last, above what stands there, moves nothing.
    await page.waitForTimeout(1_500)
    expect(await scrolled(page), path).toBe(left)
  }
  await page.goForward()
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/events')
  await expect.poll(() => scrolled(page)).toBe(400)
})

/**
 * Until React has taken over what the server drew: of a step before that the router cannot find the part that was being
 * taken over, which is then drawn anew (React's error 422, which nobody sees).
 */
const takenOver = (page: Page) =>
  page.waitForFunction(() => {
    const title = document.querySelector('main h1')
    return title !== null && Object.keys(title).some((key) => key.startsWith('__reactFiber'))
  })

test('SH-UI-20 a member’s page whose content comes late stands where it was left after a reload and a step back, until they scroll', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'docent@bewezen.example', width: 390 })
  await page.setViewportSize({ width: 390, height: 400 })
  await lateApi(page, 800)
  for (const path of ['/profile', '/inbox', '/events']) {
    await page.goto(path)
    // Content that takes the place of a placeholder moves what stood there.
    await expect(page.locator('.waiting, [aria-busy="true"]')).toHaveCount(0)
    const left = await scrollDown(page)
    await page.reload()
    await expect.poll(() => scrolled(page), { message: `${path} loaded anew` }).toBe(left)
    await takenOver(page)
    await follow(page, '/community')
    await page.waitForURL((url) => url.pathname === '/community')
    // Here nothing of the page before is kept any more.
    await page.reload()
    await expect(page.getByRole('heading', { name: waitingWords.title })).toBeVisible()
    await page.goBack()
    await page.waitForURL((url) => url.pathname === path)
    await expect.poll(() => scrolled(page), { message: path }).toBe(left)
  }
  await page.mouse.move(190, 200)
  await page.mouse.wheel(0, -150)
  await expect.poll(() => scrolled(page)).toBe(250)
  await page.waitForTimeout(1_000)
  expect(await scrolled(page)).toBe(250)
})

test('SH-UI-20 going back before the next page came leaves the page where it was', async ({ person }) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example', width: 390 })
  await page.goto('/blogs')
  const left = await scrollDown(page)
  await page.route('**/api/blogs/read?**', () => {})
  await follow(page, '/blogs/')
  // The placeholder is shorter than what stood there.
  await expect.poll(() => scrolled(page)).toBeLessThan(left)
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/blogs')
  await expect.poll(() => scrolled(page)).toBe(left)
})

test('SH-UI-20 the posts of a community, which scroll by themselves, stand where they were left; a hash leads to its heading', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example', width: 390 })
  await page.setViewportSize({ width: 390, height: 500 })
  await lateApi(page, 400)
  await page.goto('/community/adem/feed')
  const part = page.locator('[data-scroll-restoration-id=page]')
  const post = page.getByRole('link', { name: 'Drie minuten per dag, drie weken lang' })
  await expect(post).toBeVisible()
  const top = () => part.evaluate((it) => Math.round(it.scrollTop))
  await part.evaluate((it) => it.scrollTo({ top: 150, behavior: 'instant' }))
  await expect.poll(top).toBe(150)
  await follow(page, '/community/adem/feed/')
  await page.waitForURL('**/community/adem/feed/*')
  await expect(page.getByRole('list', { name: commentWords.label })).toBeAttached()
  expect(await top()).toBe(0)
  await page.reload()
  await page.goBack()
  await page.waitForURL('**/community/adem/feed')
  await expect(post).toBeAttached()
  await expect.poll(top).toBe(150)

  await page.goto('/privacy')
  const id = await page.locator('main h2[id]').last().getAttribute('id')
  await page.goto(`/privacy#${id}`)
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
})

test('SH-UI-15 SH-UI-22 on a phone Back closes the channels and leaves the page as it was; a channel that is chosen takes their place', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example', width: 390 })
  await page.setViewportSize({ width: 390, height: 500 })
  const opens = page.getByRole('button', { name: /^Kanalen/ })
  const sheet = page.getByRole('dialog', { name: 'Kanalen' })
  const openSheet = async () => {
    await opens.click()
    await expect(sheet).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state.isPanel)).toBe(true)
  }

  await test.step('also on the first page of a window, where one scrolled', async () => {
    await page.goto('/community/adem/feed')
    await expect(page.getByRole('link', { name: 'Drie minuten per dag, drie weken lang' })).toBeVisible()
    const part = page.locator('[data-scroll-restoration-id=page]')
    await part.evaluate((it) => it.scrollTo({ top: 150, behavior: 'instant' }))
    await openSheet()
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/community/adem/feed')
    await expect(opens).toBeFocused()
    expect(await part.evaluate((it) => Math.round(it.scrollTop))).toBe(150)
  })

  await test.step('closed in another way it leaves nothing to go back to', async () => {
    await page.goto('/inbox')
    await takenOver(page)
    await follow(page, '/community')
    await page.waitForURL((url) => url.pathname === '/community')
    for (let times = 0; times < 2; times++) {
      await openSheet()
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await expect(opens).toBeFocused()
      await expect.poll(() => page.evaluate(() => history.state.isPanel)).toBeUndefined()
    }
    await page.goBack()
    await page.waitForURL('**/inbox')
    await page.goForward()
    await page.waitForURL((url) => url.pathname === '/community')
  })

  await test.step('from what was chosen one step leads to the page before', async () => {
    await openSheet()
    await sheet.getByRole('link', { name: 'Mijn experimenten' }).click()
    await expect(page.getByRole('heading', { name: 'Mijn experimenten' })).toBeVisible()
    await expect(sheet).toHaveCount(0)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/community')
    await expect(sheet).toHaveCount(0)
    await page.goBack()
    await page.waitForURL('**/inbox')
  })
})
