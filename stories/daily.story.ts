import type { Page } from '@playwright/test'
import { accessibilityFaults } from './accessible.ts'
import { expect, test } from './world.ts'

const dayMs = 86_400_000
const listOf = (page: Page) => page.getByRole('region', { name: 'Mijn Taken' })
const task = (page: Page, title: string) => listOf(page).getByRole('checkbox', { name: title })
const titles = (page: Page) => listOf(page).getByRole('listitem').getByRole('checkbox')
const openProfile = async (page: Page) => {
  await page.goto('/profile#tasks')
  await expect(listOf(page)).toBeVisible()
}

test('SH-TODO-14 SH-TODO-15 SH-TODO-23 SH-TODO-24 SH-TODO-25 SH-TODO-26 SH-TODO-27 SH-ERR-15 tasks are added, moved, edited and deleted in two tabs, and what fails is undone', async ({
  person,
}) => {
  const { page } = await person('Bram', { as: 'plus@bewezen.example' })
  const other = await page.context().newPage()
  await openProfile(page)
  await openProfile(other)
  const counted = (what: string) => expect(listOf(page).getByRole('status').filter({ hasText: what })).toBeVisible()

  await test.step('a task is added, and stands in the other tab without a reload', async () => {
    const add = listOf(page).getByRole('button', { name: 'Toevoegen', exact: true })
    await add.click()
    await expect(listOf(page).getByText('Titel is verplicht')).toBeVisible()
    await listOf(page).getByRole('textbox', { name: 'Titel' }).fill('  <i>Thee</i> in de zon ')
    await listOf(page).getByRole('textbox', { name: 'Beschrijving' }).fill('Zonder telefoon')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.route('**/api/tasks/add', (route) => route.abort())
    await add.click()
    await expect(page.getByText('Kon taak niet toevoegen')).toBeVisible()
    await expect(listOf(page).getByRole('textbox', { name: 'Titel' })).toHaveValue('  <i>Thee</i> in de zon ')
    await page.unroute('**/api/tasks/add')
    await add.click()
    await expect(page.getByText('Taak toegevoegd')).toBeVisible()
    await expect(listOf(page).getByRole('textbox', { name: 'Titel' })).toHaveValue('')
    await expect(task(other, '<i>Thee</i> in de zon')).toBeVisible()
    await counted('0 van 3 klaar, 3 van 20 taken')
  })

  await test.step('it moves up with the keyboard, and everywhere', async () => {
    const up = listOf(page).getByRole('button', { name: 'Omhoog: <i>Thee</i> in de zon' })
    await up.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(up).toBeFocused()
    for (const tab of [page, other]) await expect(titles(tab).first()).toHaveAccessibleName('<i>Thee</i> in de zon')
  })

  await test.step('it is edited and deleted, and the toast brings it back as it was', async () => {
    await listOf(page).getByRole('button', { name: 'Bewerk: <i>Thee</i> in de zon' }).click()
    const form = listOf(page).getByRole('form', { name: 'Bewerk: <i>Thee</i> in de zon' })
    await form.getByRole('textbox', { name: 'Titel' }).fill('Thee in de zon')
    await form.getByRole('textbox', { name: 'Titel' }).press('Enter')
    await expect(listOf(page).getByRole('button', { name: 'Bewerk: Thee in de zon' })).toBeFocused()
    await expect(task(other, 'Thee in de zon')).toBeVisible()
    await listOf(page).getByRole('button', { name: 'Verwijder: Thee in de zon' }).click()
    await expect(page.getByText('Taak verwijderd')).toBeVisible()
    await expect(task(other, 'Thee in de zon')).toHaveCount(0)
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    for (const tab of [page, other]) await expect(titles(tab).first()).toHaveAccessibleName('Thee in de zon')
  })

  await test.step('what fails is undone on screen', async () => {
    for (const operation of ['tick', 'remove']) await page.route(`**/api/tasks/${operation}`, (route) => route.abort())
    await task(page, 'Thee in de zon').click()
    await expect(page.getByText('Kon taak niet bijwerken')).toBeVisible()
    await expect(task(page, 'Thee in de zon')).not.toBeChecked()
    await listOf(page).getByRole('button', { name: 'Verwijder: Thee in de zon' }).click()
    await expect(page.getByText('Kon taak niet verwijderen')).toBeVisible()
    await expect(titles(page).first()).toHaveAccessibleName('Thee in de zon')
    for (const operation of ['tick', 'remove']) await page.unroute(`**/api/tasks/${operation}`)
  })
})

test('SH-TODO-01 the list is titled Mijn Taken, on the own profile and in the own dialog', async ({ person }) => {
  const { page } = await person('Bram', { as: 'plus@bewezen.example' })
  await openProfile(page)
  await expect(listOf(page).getByRole('heading', { name: 'Mijn Taken' })).toBeVisible()
  const tasks = await titles(page).count()
  await page.goto('/inbox')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Profiel van/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Mijn Taken' })).toBeVisible()
  await expect(dialog.getByRole('listitem').getByRole('checkbox')).toHaveCount(tasks)
})

test('SH-TODO-10 SH-TODO-17 SH-TODO-18 SH-TODO-19 SH-TODO-21 SH-TODO-22 SH-EDGE-01 SH-EDGE-02 SH-ERR-15 a day of tasks is ticked off in two tabs, rewarded once, and begins anew at night', async ({
  person,
}) => {
  const { page } = await person('Marloes', { as: 'marloes_h@bewezen.example' })
  const other = await page.context().newPage()
  await openProfile(page)
  for (const title of ['Thee in de zon', 'Blote voeten in het gras', 'Om 22:30 naar bed']) {
    await listOf(page).getByRole('textbox', { name: 'Titel' }).fill(title)
    await listOf(page).getByRole('button', { name: 'Toevoegen', exact: true }).click()
    await expect(task(page, title)).toBeVisible()
  }
  await openProfile(other)
  const counted = (what: string) => expect(listOf(page).getByRole('status').filter({ hasText: what })).toBeVisible()
  const rewarded = (tab: Page) => tab.getByText('Je hebt 10 zonnetjes verdiend!')
  await test.step('ticked off in two tabs, the last one is rewarded once', async () => {
    await task(other, 'Thee in de zon').check()
    await expect(task(page, 'Thee in de zon')).toBeChecked()
    await task(page, 'Blote voeten in het gras').check()
    await expect(task(other, 'Blote voeten in het gras')).toBeChecked()
    await expect(rewarded(other)).toHaveCount(0)
    await task(other, 'Om 22:30 naar bed').check()
    await expect(other.getByText('Gefeliciteerd!')).toBeVisible()
    await expect(rewarded(other)).toBeVisible()
    await expect(rewarded(page)).toHaveCount(0)
    await counted('3 van 3 klaar')
    await other.getByRole('button', { name: 'Melding sluiten' }).click()

    const answers: boolean[] = []
    page.on('response', async (response) => {
      if (response.url().endsWith('/checkCompletion')) answers.push((await response.json()).success)
    })
    await task(page, 'Om 22:30 naar bed').uncheck()
    await expect(task(other, 'Om 22:30 naar bed')).not.toBeChecked()
    await task(page, 'Om 22:30 naar bed').check()
    await expect.poll(() => answers).toEqual([false])
    await expect(rewarded(page)).toHaveCount(0)
  })

  await test.step('the next day the list is open again, in both tabs, and can be rewarded anew', async () => {
    await page.request.post('/dev/clock.json', { data: { offsetMs: dayMs } })
    try {
      await page.reload()
      await expect(task(page, 'Thee in de zon')).not.toBeChecked()
      await expect(task(other, 'Thee in de zon')).not.toBeChecked()
      await counted('0 van 3 klaar')
      for (const box of await titles(page).all()) await box.check()
      await expect(rewarded(page)).toBeVisible()
    } finally {
      await page.request.post('/dev/clock.json', { data: { offsetMs: 0 } })
    }
  })
})
