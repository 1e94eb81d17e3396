import type { Locator, Page } from '@playwright/test'
import { idle } from './idle.ts'
import { expect, test } from './world.ts'

const phone = { as: 'lid@bewezen.example', width: 390 }
// With the number of pieces that lie in the cart.
const more = /^Meer(,|$)/
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).last()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const path = (page: Page) => new URL(page.url()).pathname
const hasEntry = (page: Page) => page.evaluate(() => history.state.isPanel === true)

/** Opens what lies over the page, and waits for its entry in the history. */
async function opens(page: Page, open: () => Promise<void>, panel: Locator): Promise<void> {
  await open()
  await expect(panel).toBeVisible()
  await expect.poll(() => hasEntry(page)).toBe(true)
  await idle(page)
}

/** One step back closes what lies over the page, and the page stays. */
async function backCloses(page: Page, panel: Locator): Promise<void> {
  const before = page.url()
  await page.goBack()
  await expect(panel).toHaveCount(0)
  expect(page.url()).toBe(before)
  expect(await hasEntry(page)).toBe(false)
}

/** A finger stays on it. */
const held = (target: Locator) => target.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true })

const fromMenu = (page: Page, name: string | RegExp) => async () => {
  await button(page, more).click()
  await dialog(page, 'Menu').getByRole('button', { name, exact: true }).click()
}

/** To the inbox and on to the page of today, so that there is a page to go back to. */
async function afterInbox(page: Page): Promise<void> {
  await page.goto('/inbox')
  await expect(button(page, /^Account van/)).toBeVisible()
  await page.getByRole('link', { name: 'Community' }).last().click()
  await page.waitForURL((url) => url.pathname.startsWith('/community'))
  await expect(button(page, more)).toBeVisible()
}

test('SH-UI-23 on a phone Back closes what lies over a page, one after the other, and then leads to the page before', async ({
  person,
}) => {
  const { page } = await person('Sanne', phone)
  await afterInbox(page)
  const panels: [string, () => Promise<void>, Locator][] = [
    ['the menu', () => button(page, more).click(), dialog(page, 'Menu')],
    ['the account', () => button(page, /^Account van/).click(), page.getByRole('menu', { name: /^Account van/ })],
    ['the search', () => button(page, 'Zoeken').click(), dialog(page, 'Zoeken')],
    ['the assistant', fromMenu(page, 'Assistent'), dialog(page, 'Assistent')],
    ['the cart', fromMenu(page, /^Winkelwagen/), dialog(page, 'Winkelwagen')],
    ['oneself', () => button(page, /^Profiel van/).click(), page.getByRole('dialog')],
    [
      'the ranking',
      async () => {
        await button(page, 'Zoeken').click()
        await page.keyboard.type('ranglijst')
        await page.getByRole('option', { name: /^Ranglijst/ }).click()
      },
      dialog(page, 'Ranglijst'),
    ],
  ]
  for (const [name, open, panel] of panels)
    await test.step(name, async () => {
      await opens(page, open, panel)
      await backCloses(page, panel)
    })
  await test.step('what lies over another closes first', async () => {
    await opens(page, () => button(page, /^Profiel van/).click(), page.getByRole('dialog'))
    await page.keyboard.press('Control+k')
    await expect(dialog(page, 'Zoeken')).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state.panelDepth)).toBe(2)
    await page.goBack()
    await expect(dialog(page, 'Zoeken')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await backCloses(page, page.getByRole('dialog'))
  })
  await page.goBack()
  await page.waitForURL('**/inbox')
})

test('SH-UI-23 on a phone what is told of a channel and done with a message closes by Back', async ({ person }) => {
  const { page } = await person('Sanne', phone)
  await page.goto('/community/universiteit/welkom')
  const message = page.getByRole('article').last()
  await expect(message).toBeVisible()
  const about = dialog(page, 'Over dit kanaal')
  await opens(page, () => button(page, 'Over dit kanaal tonen').click(), about)
  await backCloses(page, about)
  const actions = page.getByRole('dialog')
  await opens(page, () => held(message), actions)
  await backCloses(page, actions)
})

test('SH-UI-23 from a page that was chosen in a panel Back leads to the page under it, also after a reload with one open', async ({
  person,
}) => {
  const { page } = await person('Sanne', phone)
  const menu = dialog(page, 'Menu')
  await afterInbox(page)
  const under = path(page)

  await test.step('chosen in the menu', async () => {
    await opens(page, () => button(page, more).click(), menu)
    await menu.getByRole('link', { name: 'Podcasts' }).click()
    await page.waitForURL('**/podcasts')
    await expect(menu).toHaveCount(0)
    await idle(page)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === under)
    await expect(menu).toHaveCount(0)
    expect(await hasEntry(page)).toBe(false)
  })
  await test.step('found by the search', async () => {
    await opens(page, () => button(page, 'Zoeken').click(), dialog(page, 'Zoeken'))
    await page.keyboard.type('contact')
    await page
      .getByRole('option', { name: /^Contact/ })
      .first()
      .click()
    await page.waitForURL((url) => url.pathname !== under)
    await idle(page)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === under)
  })
  await test.step('after a reload', async () => {
    await opens(page, () => button(page, more).click(), menu)
    await page.reload()
    await expect(button(page, more)).toBeVisible()
    await expect.poll(() => hasEntry(page)).toBe(false)
    await expect(menu).toHaveCount(0)
  })
  await page.goBack()
  await page.waitForURL('**/inbox')
})

test('SH-UI-23 an experiment that is being started closes by Back, and asks first where something is typed', async ({
  person,
}) => {
  const { page } = await person('Sanne', phone)
  await page.goto('/community/experimenten')
  const form = dialog(page, 'Experiment starten')
  const open = () => page.locator('main').getByRole('button', { name: 'Experiment starten' }).click()
  await opens(page, open, form)
  await backCloses(page, form)
  await opens(page, open, form)
  await form.getByRole('textbox').first().fill('Om tien uur naar bed')
  await idle(page)
  await page.goBack()
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await expect(form.getByRole('textbox').first()).toHaveValue('Om tien uur naar bed')
})

test('SH-UI-23 the menu and the search of a visitor close by Back', async ({ person }) => {
  const { page } = await person('Bezoeker', { width: 390 })
  await page.goto('/contact')
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await opens(page, () => button(page, 'Menu').click(), menu)
  await page.goBack()
  await expect(menu).toBeHidden()
  expect(path(page)).toBe('/')
  await opens(page, () => page.getByRole('button', { name: 'Zoeken' }).last().click(), dialog(page, 'Zoeken'))
  await backCloses(page, dialog(page, 'Zoeken'))
  await opens(page, () => button(page, 'Menu').click(), menu)
  await menu.getByRole('link', { name: 'Blogs' }).click()
  await page.waitForURL('**/blogs')
  await idle(page)
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goBack()
  await page.waitForURL('**/contact')
})

test('SH-UI-23 on a wide window Back closes the bell, the account, the choice of communities, the options of a channel and the emoji', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example', width: 1440 })
  await page.goto('/community/universiteit/welkom')
  const under = page.url()
  const message = page.getByRole('article').last()
  await expect(message).toBeVisible()
  const menu = page.getByRole('menu')
  const communities = () => page.getByRole('button', { name: /^Universiteit.*leden/ }).click()
  const panels: [string, () => Promise<void>, Locator][] = [
    ['the bell', () => button(page, /^Meldingen, /).click(), dialog(page, 'Meldingen')],
    ['the account', () => button(page, /^Account van/).click(), menu],
    ['the communities', communities, menu],
    ['a channel', () => button(page, /^Opties voor/).click(), menu],
    [
      'the emoji of the composer',
      () => button(page, 'Emoji kiezen').click(),
      page.locator('[data-radix-popper-content-wrapper]'),
    ],
  ]
  for (const [name, open, panel] of panels)
    await test.step(name, async () => {
      await opens(page, open, panel)
      await backCloses(page, panel)
    })
  await test.step('a page that was chosen in a menu', async () => {
    await opens(page, communities, menu)
    await menu.getByRole('menuitem').last().click()
    await page.waitForURL((url) => url.href !== under)
    await idle(page)
    await page.goBack()
    await page.waitForURL(under)
    await expect(menu).toHaveCount(0)
    expect(await hasEntry(page)).toBe(false)
  })
})
