import { chatWords } from '@bewezen/domain/community/words.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './world.ts'

/** Goes with Tab to something, and sees that it has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowRight' | 'ArrowDown' = 'Tab') {
  await expect(target).toBeVisible()
  const isFocused = () => target.evaluate((it) => it === document.activeElement)
  for (let steps = 0; steps < 150 && !(await isFocused()); steps++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

for (const width of [1440, 390])
  test(`SH-UI-15 community and inbox by the keyboard alone at ${width}: what goes leaves the focus where one can go on`, async ({
    person,
  }) => {
    const isPhone = width === 390
    // What one has read and written would stand before the other.
    const { page } = await person('reader', { as: isPhone ? 'docent@bewezen.example' : 'lid@bewezen.example', width })
    const press = async (target: Locator) => {
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    }

    await test.step('an emoji goes into the text, which keeps the focus', async () => {
      await page.goto('/community/adem/ademhaling')
      const composer = page.getByRole('textbox', { name: 'Schrijf in Ademhaling' })
      await press(page.getByRole('button', { name: 'Emoji kiezen' }))
      await expect(page.getByRole('gridcell').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(composer).toBeFocused()
      await expect(composer).not.toHaveValue('')
      await page.keyboard.type(' zonder muis')
      // What can be done with a message is another thing while it is on its way.
      const posted = page.waitForResponse('**/api/community/post')
      await page.keyboard.press('Control+Enter')
      await posted
    })

    await test.step('a message that one deletes keeps its place, and the focus', async () => {
      const own = page.getByRole('article').filter({ hasText: 'zonder muis' })
      await expect(own).toBeVisible()
      await tabTo(page, page.getByRole('log'), 'Shift+Tab')
      await page.keyboard.press('ArrowUp')
      await expect(own).toBeFocused()
      await page.keyboard.press('Enter')
      await tabTo(page, own.getByRole('button', { name: chatWords.remove }), 'ArrowRight')
      await page.keyboard.press('Enter')
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Bericht verwijderen' }))
      await expect(page.getByRole('article').filter({ hasText: chatWords.removed }).last()).toBeFocused()
    })

    await test.step('leaving and joining stand in one place', async () => {
      await press(page.getByRole('button', { name: 'Over dit kanaal tonen' }))
      if (isPhone) await press(page.getByRole('button', { name: /^Lid worden: / }))
      await press(page.getByRole('button', { name: /^Verlaten: / }))
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Verlaten' }))
      await expect(page.getByRole('button', { name: /^Lid worden: / })).toBeFocused()
      await page.keyboard.press('Enter')
      // A mouse that rests on a toast keeps it, however long the way round takes.
      if (!isPhone) await page.getByRole('button', { name: 'Melding sluiten' }).first().hover()
      await expect(page.getByRole('button', { name: /^Verlaten: / })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Over dit kanaal tonen' })).toBeFocused()
    })

    // On a phone a toast stands over the page and goes by itself.
    if (!isPhone)
      await test.step('a toast is a stop on the way round, and gives the focus back when it is closed', async () => {
        const close = page.getByRole('button', { name: 'Melding sluiten' })
        const last = page.getByRole('button', { name: 'Hele ranglijst' })
        await tabTo(page, last)
        await page.keyboard.press('Tab')
        await expect(close.first()).toBeFocused()
        // The last of what stands is the last of the page: the browser goes on from there, and begins anew.
        for (let steps = await close.count(); steps > 0; steps--) await page.keyboard.press('Tab')
        await expect(last).not.toBeFocused()
        await page.keyboard.press('Tab')
        await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
        await tabTo(page, last, 'Shift+Tab')
      })

    await test.step('a page whose code comes later takes the focus', async () => {
      if (isPhone) await press(page.getByRole('button', { name: /^Kanalen/ }))
      await tabTo(page, page.getByRole('link', { name: 'Mijn experimenten' }), isPhone ? 'Tab' : 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Mijn experimenten' })).toBeVisible()
      await expect(page.getByRole('main')).toBeFocused()
    })

    await test.step('all is marked read, and the focus goes to the tab', async () => {
      await page.goto('/inbox')
      await press(page.getByRole('main').getByRole('button', { name: 'Alles als gelezen' }))
      await expect(page.getByRole('tab', { selected: true })).toBeFocused()
    })
  })

for (const width of [1440, 390])
  test(`COM-PIN-02 COM-PIN-03 COM-PIN-06 SH-UI-15 a channel is pinned and unpinned by the keyboard at ${width}: the focus goes along, and the other window of the member follows`, async ({
    person,
  }) => {
    const isPhone = width === 390
    const { page } = await person('reader', { as: isPhone ? 'docent@bewezen.example' : 'lid@bewezen.example', width })
    await page.goto('/community/adem/ademhaling')
    const other = await page.context().newPage()
    await other.goto('/community/adem/avond')
    const namesIn = (where: Page | Locator, group: string) =>
      where.getByRole('list', { name: group, exact: true }).getByRole('link').allTextContents()
    if (isPhone) await other.getByRole('button', { name: /^Kanalen/ }).click()
    if (isPhone) await page.getByRole('button', { name: /^Kanalen/ }).press('Enter')
    const [here, there] = isPhone
      ? [page.getByRole('dialog'), other.getByRole('dialog')]
      : [page, other].map((window) => window.getByRole('navigation', { name: 'Kanalen' }))
    if (!here || !there) throw new Error('no sidebar')
    const menuOf = (name: string) => here.getByRole('button', { name, exact: true })
    const choose = async (menu: string, entry: string) => {
      await tabTo(page, menuOf(menu), isPhone ? 'Tab' : 'Shift+Tab')
      await page.keyboard.press('Enter')
      await tabTo(page, page.getByRole('menuitem', { name: entry, exact: true }), 'ArrowDown')
      await page.keyboard.press('Enter')
    }
    await choose('Opties voor Avondrust', 'Vastzetten Avondrust')
    await expect(menuOf('Opties voor Avondrust, vastgezet')).toBeFocused()
    for (const where of [here, there]) {
      await expect.poll(() => namesIn(where, 'Vastgezet')).toEqual([expect.stringContaining('Avondrust')])
      expect(await namesIn(where, 'Gesprekken')).toEqual([expect.stringContaining('Ademhaling')])
    }
    await choose('Opties voor Avondrust, vastgezet', 'Losmaken Avondrust')
    await expect(menuOf('Opties voor Avondrust')).toBeFocused()
    await expect(there.getByRole('list', { name: 'Vastgezet', exact: true })).toHaveCount(0)
  })
