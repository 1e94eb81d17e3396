import type { Page } from '@playwright/test'
import { expect, test } from './world.ts'

/** How far things have moved on the page by themselves, as the browser measures it, and which did. */
const movedOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; what: string[] }>((done) => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] }
        let shifts: Shift[] = []
        new PerformanceObserver((list) => {
          shifts = [...shifts, ...(list.getEntries() as Shift[])].filter((shift) => !shift.hadRecentInput)
        }).observe({ type: 'layout-shift', buffered: true })
        const sum = () => shifts.reduce((all, { value }) => all + value, 0)
        const what = () => shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.nodeName ?? '?'))
        // What is buffered is told in the next tasks.
        requestAnimationFrame(() => setTimeout(() => done({ sum: sum(), what: what() }), 100))
      }),
  )

const visitorPages = [
  '/',
  '/how-it-works',
  '/contact',
  '/subscription',
  '/auth',
  '/auth?mode=register',
  '/community',
  '/privacy',
]
const memberPages = [
  '/community',
  '/community/universiteit/slaap',
  '/community/universiteit/feed',
  '/community/universiteit/feed/zo-werkt-de-feed',
  ...['/community/universiteit/universiteit', '/community/universiteit/challenges'],
  ...['/community/universiteit/masterclasses', '/community/direct'],
  '/community/logboek',
  '/inbox',
  '/subscription',
  '/subscription-success',
  '/subscription-cancel',
  '/events',
  '/blogs',
  '/masterclassen',
  '/profile',
  '/profile#tasks',
  '/profile#settings',
  '/profile/gegevens',
  '/profile/inzage',
  '/profile/toegang',
]
const adminPages = [
  ...['/admin/overzicht', '/admin/gebruikers', '/admin/awards', '/admin/meldingen', '/admin/moderatie'],
  '/community/moderatie',
  ...['/admin/instellingen', '/admin/noodtoegang', '/admin/logboek', '/events/admin'],
  ...['/admin/communities', '/admin/berichten'],
]

for (const width of [390, 1440])
  test(`nothing moves by itself while a page comes, at ${width} pixels`, async ({ person }) => {
    const vera = await person('Vera', { width })
    const sanne = await person('Sanne', { as: 'lid@bewezen.example', width })
    const jasper = await person('Jasper', { as: 'admin@bewezen.example', width })
    const roos = await sanne.page.request.get('/api/search/find?text=leila%20bouz')
    const [profile] = /\/profile\/[\w-]+/.exec(await roos.text()) ?? []
    const moved: string[] = []
    for (const [{ page }, paths] of [
      [vera, visitorPages],
      [sanne, [...memberPages, profile ?? 'nobody was found']],
      [jasper, adminPages],
    ] as const)
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expect(page.locator('[aria-busy="true"], .animate-skeleton')).toHaveCount(0)
        await page.evaluate(() => document.fonts.ready)
        const { sum, what } = await movedOn(page)
        if (sum > 0.02) moved.push(`${path}: ${sum.toFixed(3)} ${what.join(', ')}`)
      }
    expect(moved).toEqual([])

    // The measure itself: something that pushes the page down is seen.
    await vera.page.evaluate(() =>
      document.querySelector('main')?.prepend(Object.assign(document.createElement('p'), { style: 'height:300px' })),
    )
    await expect.poll(async () => (await movedOn(vera.page)).sum).toBeGreaterThan(0.02)
  })

test('SH-ROUTE-06 SH-UI-14 SH-LIMIT-23 SH-NAV-16 SH-NAV-21 SH-UI-06 the bars change at 1024 pixels, and the account menu holds what is one’s own', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example', width: 1024 })
  await page.goto('/inbox')
  const bar = page.getByRole('banner')
  const quick = page.getByRole('navigation', { name: 'Snelmenu' })
  await expect(bar.getByRole('link', { name: 'Community' })).toBeVisible()
  await expect(quick).toBeHidden()

  await page.setViewportSize({ width: 1023, height: 800 })
  await expect(quick).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Podcasts' })).toBeHidden()
  await expect(bar.getByText('Inbox', { exact: true })).toBeVisible()
  await bar.getByRole('button', { name: 'Menu openen' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const name of ['Community', 'Events', 'Blogs', 'Podcasts', 'Blog', 'Profile'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Channels' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.goto('/community/universiteit/slaap')
  const channel = page.getByRole('link', { name: 'Welkom' }).filter({ visible: true })
  await expect(page.getByRole('log')).toBeVisible()
  await expect(channel).toHaveCount(0)
  await bar.getByRole('button', { name: 'Menu openen' }).click()
  await menu.getByRole('button', { name: 'Channels' }).click()
  await expect(channel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(channel).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(channel).toBeVisible()
  await page.setViewportSize({ width: 1023, height: 800 })
  await page.goto('/inbox')

  await bar.getByRole('button', { name: /^Account van/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Profile Settings' })).toBeVisible()
  for (const name of [/Thema/, /Red Light/, /Probleem melden|Uitloggen/])
    await expect(page.getByRole('menu').getByText(name).first()).toBeVisible()
  const html = page.locator('html')
  await expect(html).not.toHaveAttribute('data-redlight', 'on')
  await page
    .getByRole('menu')
    .getByText(/Red Light/)
    .click()
  await expect(html).toHaveAttribute('data-redlight', 'on')
  const layer = () =>
    page.evaluate(() => {
      const { pointerEvents, position, mixBlendMode } = getComputedStyle(document.documentElement, '::after')
      return { pointerEvents, position, mixBlendMode }
    })
  expect(await layer()).toEqual({ pointerEvents: 'none', position: 'fixed', mixBlendMode: 'multiply' })
})

test('SH-UI-07 SH-UI-08 a toast closes after 5 seconds, waits while it is hovered, can be dismissed and is not stacked', async ({
  person,
}) => {
  const { page } = await person('Vera')
  await page.clock.install()
  await page.goto('/dev/gallery')
  const tell = page.getByRole('button', { name: 'Gelukt', exact: true })
  const toast = page.getByText('Profiel succesvol bijgewerkt!')
  await tell.click()
  await expect(toast).toBeVisible()
  await tell.click()
  await expect(toast).toHaveCount(1)
  await toast.hover()
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(6_000)
  await expect(toast).toHaveCount(0)

  await tell.click()
  await expect(page.locator('[aria-live="polite"]').filter({ has: toast })).toHaveCount(1)
  await page.getByRole('button', { name: 'Melding sluiten' }).click()
  await page.clock.runFor(1_000)
  await expect(toast).toHaveCount(0)
})
