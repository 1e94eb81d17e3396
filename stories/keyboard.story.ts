import type { Locator, Page } from '@playwright/test'
import { expect, type Person, test } from './world.ts'

const password = 'Bewezen-2026!'
const isFocused = (it: Locator) => it.evaluate((element) => element === document.activeElement)

/** Goes with Tab (or backwards) to something, and sees that it shows that it has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 150 && !(await isFocused(target)); steps++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
  expect(await target.evaluate((it) => getComputedStyle(it).outlineStyle), 'the focus can be seen').toBe('solid')
  await expect(target).toBeInViewport()
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Walks around a dialog in both directions: nothing below it gets the focus (a cover lets it go to the browser's own bar). */
async function expectKept(page: Page, dialog: Locator) {
  await expect.poll(() => dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true)
  const inside = () =>
    dialog.evaluate((it) => it.contains(document.activeElement) || document.activeElement === document.body)
  for (const key of ['Tab', 'Shift+Tab'])
    for (let steps = 0; steps < 12; steps++) {
      await page.keyboard.press(key)
      expect(await inside(), `${key} stays in the dialog`).toBe(true)
    }
}

/** What was opened keeps the focus; Escape closes it and gives the focus back to what opened it. */
async function leave(page: Page, dialog: Locator, opener: Locator) {
  await expect(dialog).toBeVisible()
  await expectKept(page, dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
}

async function typeIn(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

test('SH-UI-15 SH-TODO-10 SH-TODO-14 SH-TODO-23 a day with tasks by the keyboard alone: past the bar, added, ticked, moved, edited and deleted', async ({
  person,
}) => {
  const { page } = await person('Noor', { as: 'moderator@bewezen.example' })
  await page.goto('/profile#tasks')
  const list = page.getByRole('region', { name: 'Mijn Taken' })
  const boxes = list.getByRole('listitem').getByRole('checkbox')
  const add = async (title: string) => {
    await typeIn(page, list.getByRole('textbox', { name: 'Titel' }), title)
    await press(page, list.getByRole('button', { name: 'Toevoegen', exact: true }))
    await expect(list.getByRole('checkbox', { name: title })).toBeVisible()
    await expect(list.getByRole('textbox', { name: 'Titel' })).toHaveValue('')
  }

  await expect(list).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Naar de inhoud' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/#tasks$/)

  await add('Wandelen')
  await list.getByRole('textbox', { name: 'Titel' }).evaluate((field) => field.focus())
  await add('Lezen')

  await tabTo(page, list.getByRole('checkbox', { name: 'Lezen' }), 'Shift+Tab')
  await page.keyboard.press('Space')
  await expect(list.getByRole('checkbox', { name: 'Lezen' })).toBeChecked()

  const up = list.getByRole('button', { name: 'Omhoog: Lezen' })
  await press(page, up)
  await expect(boxes.first()).toHaveAccessibleName('Lezen')
  await expect(up).toBeFocused()

  const edit = list.getByRole('button', { name: 'Bewerk: Lezen' })
  await press(page, edit)
  const form = list.getByRole('form', { name: 'Bewerk: Lezen' })
  await expect(form).toBeVisible()
  await tabTo(page, form.getByRole('textbox', { name: 'Titel' }))
  await page.keyboard.press('End')
  await page.keyboard.type(' in bed')
  await page.keyboard.press('Enter')
  await expect(list.getByRole('button', { name: 'Bewerk: Lezen in bed' })).toBeFocused()

  await press(page, list.getByRole('button', { name: 'Verwijder: Lezen in bed' }))
  await expect(boxes).toHaveCount(1)
  await expect(boxes.first()).toBeFocused()
  await press(page, list.getByRole('button', { name: 'Verwijder: Wandelen' }))
  await expect(boxes).toHaveCount(0)
})

test('SH-UI-15 SH-REPORT-17 SH-NAV-21 a report by the keyboard alone: the menu, the dialog that keeps the focus, and back to where one was', async ({
  person,
}) => {
  const { page } = await person('Ilse', { as: 'partner@bewezen.example' })
  const admin = await person('Jasper', { as: 'admin@bewezen.example' })
  await page.goto('/inbox')
  const opener = page.getByRole('button', { name: /^Account van/ })
  const form = page.getByRole('dialog', { name: 'Probleem melden' })
  const item = page.getByRole('menuitem', { name: 'Probleem melden' })
  const openForm = async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      expect(await isFocused(item)).toBe(true)
    }).toPass()
    await page.keyboard.press('Enter')
  }

  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await openForm()
  await leave(page, form, opener)

  await openForm()
  await typeIn(page, form.getByRole('textbox', { name: 'Beschrijving' }), 'Zonder muis kom ik hier ook.')
  const answer = page.waitForResponse('**/api/reports/send')
  await press(page, form.getByRole('button', { name: 'Verstuur melding' }))
  await expect(page.getByText('Melding verzonden!')).toBeVisible()
  await expect(opener).toBeFocused()
  const { id } = await (await answer).json()
  await admin.page.request.post('/api/reports/remove', { data: { id } })
})

test('SH-UI-15 SH-MED-40 SH-MED-43 the health panel by the keyboard alone: choices, scales, lists, consent by saving, and erased again', async ({
  person,
}) => {
  const { page } = await person('Teun', { as: 'docent@bewezen.example' })
  await page.goto('/profile')
  await press(page, page.getByRole('button', { name: /^Medische gegevens en leefstijl/ }))
  const panel = page.getByRole('form', { name: 'Medische gegevens en leefstijl' })

  await tabTo(page, panel.getByLabel('Slaapkwaliteit', { exact: true }))
  await page.keyboard.press('ArrowRight')
  await typeIn(page, panel.getByLabel('Bloedgroep'), 'O-')
  await expect(panel.getByLabel('Bloedgroep')).toHaveValue('O-')

  await press(page, panel.getByRole('button', { name: 'Allergieën: toevoegen' }))
  const option = (name: string) => panel.getByRole('button', { name, exact: true })
  await press(page, option('Pinda'), 'Space')
  await expect(option('Pinda')).toHaveAttribute('aria-pressed', 'true')
  // What was pressed stands elsewhere now: one goes on from the next option, not from the top of the page.
  await expect(option('Soja')).toBeFocused()
  await press(page, panel.getByRole('button', { name: 'Opslaan' }))
  await expect(panel.getByText(/^Toestemming gegeven op/)).toBeVisible()

  const erase = panel.getByRole('button', { name: 'Wis medische gegevens' })
  const question = page.getByRole('alertdialog')
  await press(page, erase)
  await leave(page, question, erase)

  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
  await press(page, question.getByRole('button', { name: 'Wis medische gegevens' }))
  await expect(erase).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('SH-UI-15 SH-PROF-05 leaving and coming back by the keyboard alone', async ({ person }) => {
  const { page } = await person('Ilse', { as: 'partner@bewezen.example' })
  await page.goto('/profile#settings')
  const opener = page.getByRole('button', { name: 'Account verwijderen' })
  const dialog = page.getByRole('dialog', { name: 'Je account verwijderen?' })
  await press(page, opener)
  await leave(page, dialog, opener)

  await page.keyboard.press('Enter')
  await typeIn(page, dialog.getByLabel('Je wachtwoord'), password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')

  await page.goto('/auth')
  await signIn({ page })
  const cover = page.getByRole('dialog', { name: 'Je account wordt verwijderd' })
  await expect(cover.getByRole('button', { name: 'Account terughalen' })).toBeFocused()
  await expectKept(page, cover)
  await tabTo(page, cover.getByRole('button', { name: 'Account terughalen' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Welkom terug')).toBeVisible()
  await expect(cover).toHaveCount(0)
})

async function signIn({ page }: Pick<Person, 'page'>) {
  await typeIn(page, page.getByLabel('E-mailadres'), 'partner@bewezen.example')
  await typeIn(page, page.getByRole('textbox', { name: 'Wachtwoord', exact: true }), password)
  await page.keyboard.press('Enter')
}
