import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

test('SH-ROUTE-06 SH-UI-14 SH-LIMIT-23 SH-NAV-16 SH-NAV-21 SH-NAV-29 SH-UI-06 the bars change at 1024 pixels, and the account menu holds what is one’s own', async ({
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
  await quick.getByRole('button', { name: 'Meer' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const name of ['Community', 'Events', 'Podcasts', 'Blog', 'Profile'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Channels' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.goto('/community/universiteit/slaap')
  const channel = page.getByRole('link', { name: 'Welkom' }).filter({ visible: true })
  await expect(page.getByRole('log')).toBeVisible()
  await expect(channel).toHaveCount(0)
  await quick.getByRole('button', { name: 'Meer' }).click()
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
  await expect(page.getByRole('menuitem', { name: 'Abonnement' })).toHaveAttribute('href', '/subscription')
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

test('SH-UI-25 what fails again stands in one toast, with its newest reason, is read out again and stays beside one in which something can be done', async ({
  person,
}) => {
  const { page } = await person('Vera')
  await page.clock.install()
  await page.goto('/dev/gallery')
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    await page.clock.runFor(500)
  }
  const failed = page.getByRole('alert').filter({ hasText: 'Kon taak niet toevoegen' })
  await press('Fout die blijft')
  await expect(page.getByText('Fout bij indienen')).toBeVisible()
  // Else the seconds that a busy machine takes count as well.
  await page.clock.pauseAt(Date.now() + 60_000)
  await press('Fout')
  await expect(failed).toBeVisible()
  // A live region that stays as it was is not read out.
  const before = await failed.elementHandle()
  await page.mouse.move(0, 0)
  await page.clock.runFor(4_000)
  await press('Fout')
  await expect.poll(() => before?.evaluate((card) => card.isConnected)).toBe(false)
  await expect(failed).toHaveCount(1)
  await page.clock.runFor(4_000)
  await expect(failed).toBeVisible()
  await press('Fout, andere reden')
  await expect(failed.getByText('Je hebt al 50 taken.')).toBeVisible()
  await expect(failed).toHaveCount(1)
  await expect(page.getByText('Fout bij indienen')).toBeVisible()
})

test('SH-UI-21 what worked takes the toast away of what had failed, and leaves one in which something can be done', async ({
  person,
}) => {
  const { page } = await person('Vera')
  await page.goto('/dev/gallery')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await press('Fout')
  const failed = page.getByText('Kon taak niet toevoegen')
  await expect(failed).toBeVisible()
  await press('Fout die blijft')
  const kept = page.getByText('Fout bij indienen')
  await expect(kept).toBeVisible()
  await press('Gelukt')
  await expect(page.getByText('Profiel succesvol bijgewerkt!')).toBeVisible()
  await expect(failed).toHaveCount(0)
  await expect(kept).toBeVisible()
})

test('SH-NAV-27 on a phone a visitor finds the membership and the shop in the menu, also before its code', async ({
  person,
}) => {
  const { page } = await person('Mila', { width: 390 })
  const letGo = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await letGo.promise
    await route.continue()
  })
  const openMenu = () => page.getByRole('button', { name: 'Menu' }).click()
  const entry = (name: string) =>
    page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name, exact: true })
  await page.goto('/', { waitUntil: 'commit' })
  await openMenu()
  await expect(entry('Producten')).toBeInViewport({ ratio: 1 })
  await entry('Lidmaatschap').click()
  await expect(page).toHaveURL('/subscription')
  letGo.resolve()
  await openMenu()
  await entry('Producten').click()
  await expect(page).toHaveURL('/products')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('SH-NAV-28 on a phone the menu of a member leads to Vandaag first, also for somebody who begins at the last channel', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example', width: 390 })
  await page.addInitScript(() => localStorage.setItem('community-starts-at', 'last'))
  await page.goto('/community/universiteit/slaap')
  await expect(page.getByRole('log')).toBeVisible()
  await page.goto('/inbox')
  const openMenu = async () => {
    await page.getByRole('navigation', { name: 'Snelmenu' }).getByRole('button', { name: 'Meer' }).click()
    return page.getByRole('dialog', { name: 'Menu' }).getByRole('link')
  }
  await (await openMenu()).filter({ hasText: 'Community' }).click()
  await expect(page.getByRole('log')).toBeVisible()
  const links = await openMenu()
  await expect(links.first()).toHaveText('Vandaag')
  await links.first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Goede/ })).toBeVisible()
  await expect(page.getByRole('log')).toHaveCount(0)
  const current = (await openMenu()).and(page.locator('[aria-current=page]'))
  await expect(current).toHaveText(['Vandaag'])
})

test('SH-NAV-31 SH-NAV-32 on a phone a member searches by one press, and finds university, experiments, membership and shop in the menu', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example', width: 360 })
  await page.goto('/events')
  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: 'Zoeken' }).click()
  await expect(page.getByRole('combobox', { name: 'Waar zoek je naar?' })).toBeFocused()
  await page.keyboard.press('Escape')
  expect(await sticksOut(page)).toEqual([])
  await expect(bar.getByText('Events', { exact: true }).filter({ visible: true })).toBeInViewport({ ratio: 1 })

  await page.getByRole('navigation', { name: 'Snelmenu' }).getByRole('button', { name: 'Meer' }).click()
  const link = (name: string) => page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name, exact: true })
  await expect(link('Lidmaatschap')).toHaveAttribute('href', '/subscription')
  await expect(link('Producten')).toHaveAttribute('href', '/products')
  await expect(link('Universiteit')).toHaveAttribute('href', /^\/community\/[a-z-]+\/universiteit$/)
  await link('Universiteit').click()
  await expect(page).toHaveURL(/\/universiteit$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByRole('navigation', { name: 'Snelmenu' }).getByRole('button', { name: 'Meer' }).click()
  await link('Mijn experimenten').click()
  await expect(page).toHaveURL(/\/community\/logboek$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn experimenten' })).toBeVisible()
})

for (const path of ['/blogs', '/events'])
  test(`SH-UI-16 the menu of a phone opens at the first tap and stays open when its code comes, at ${path}`, async ({
    person,
  }) => {
    const { page } = await person('Mila', { width: 390 })
    // Any sign of the visitor fetches it, which may be one before the press.
    const code = page.waitForResponse(/VisitorTop-/)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
    await expect(menu).toBeVisible()
    await code
    // Its code is drawn by then.
    await page.evaluate(() => new Promise((quiet) => setTimeout(quiet, 400)))
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })
