import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { accessibilityFaults } from './accessible.ts'
import { expect, test } from './world.ts'

const text = 'Op mijn telefoon valt de knop <b>Verstuur</b> achter het toetsenbord.'
const form = (page: Page) => page.getByRole('dialog', { name: 'Probleem melden' })
const openForm = async (page: Page) => {
  await page.getByRole('button', { name: /^Account van/ }).click()
  await page.getByRole('menuitem', { name: 'Probleem melden' }).click()
  await expect(form(page)).toBeVisible()
}

test('SH-REPORT-01 the form is a drawer from below on a phone, and stands free of the edges on a desk', async ({
  person,
}) => {
  for (const [width, isDrawer] of [
    [390, true],
    [1440, false],
  ] as const) {
    const { page } = await person('Fatima', { as: 'top5@bewezen.example', width })
    await page.goto('/inbox')
    await openForm(page)
    await expect
      .poll(async () => {
        const box = await form(page).boundingBox()
        const bottom = page.viewportSize()?.height ?? 0
        return box && [box.x === 0 && box.width === width, Math.abs(box.y + box.height - bottom) < 2]
      })
      .toEqual([isDrawer, isDrawer])
  }
})

test('SH-REPORT-02 SH-REPORT-08 SH-REPORT-22 SH-REPORT-23 the form has its fields, wants ten characters, and says what failed', async ({
  person,
}) => {
  const { page } = await person('Fatima', { as: 'top5@bewezen.example' })
  const submit = form(page).getByRole('button', { name: 'Verstuur melding' })
  const description = form(page).getByRole('textbox', { name: 'Beschrijving' })
  await page.goto('/inbox')
  await openForm(page)
  await expect(form(page).getByRole('combobox', { name: 'Pagina' })).toBeVisible()
  await expect(form(page).locator('input[type=file]')).toHaveCount(1)
  await expect(form(page).getByText('0/1000')).toBeVisible()
  await description.fill('te kort')
  await expect(form(page).getByText('7/1000')).toBeVisible()
  await expect(form(page).getByText('Minimaal 10 karakters')).toBeVisible()
  await description.press('Control+Enter')
  await expect(page.getByText('Beschrijving te kort')).toBeVisible()

  await description.fill(text)
  await page.route('**/api/reports/send', (route) => route.abort())
  await submit.click()
  const toast = (title: string) => page.getByRole('alert').filter({ hasText: title })
  await expect(toast('Fout bij indienen')).toContainText(
    'Er is een fout opgetreden bij het indienen van je melding. Probeer het opnieuw.',
  )
  await page.route('**/api/reports/send', (route) => route.fulfill({ status: 500, body: '{}' }))
  await submit.click()
  await expect(toast('Onverwachte fout')).toBeVisible()
  await expect(description).toHaveValue(text)
})

test('SH-REPORT-03 SH-REPORT-10 SH-REPORT-16 SH-REPORT-18 SH-REPORT-19 SH-EDGE-20 SH-EDGE-22 ADM-PANEL-12 ADM-MORE-62 a report with a screenshot: a member tells, an admin triages', async ({
  person,
}) => {
  const [fatima, jasper] = [
    await person('Fatima', { as: 'top5@bewezen.example', width: 390 }),
    await person('Jasper', { as: 'admin@bewezen.example' }),
  ]
  const { page } = fatima
  const submit = form(page).getByRole('button', { name: 'Verstuur melding' })
  const description = form(page).getByRole('textbox', { name: 'Beschrijving' })

  await test.step('the form opens over the page with its category chosen, and wants ten characters', async () => {
    await page.goto('/community/experimenten/logboek')
    await expect(page.getByRole('log')).toBeVisible()
    await openForm(page)
    await expect(form(page).getByRole('combobox', { name: 'Pagina' })).toHaveValue('chat')
    await expect(submit).toBeDisabled()
    await description.fill('te kort')
    await expect(form(page).getByText('Minimaal 10 karakters')).toBeVisible()
    await description.press('Control+Enter')
    await expect(page.getByText('Beschrijving te kort')).toBeVisible()
    await expect(submit).toBeDisabled()
    await description.fill('x'.repeat(1100))
    await expect(form(page).getByText('1000/1000')).toBeVisible()
    await description.fill(text)
    await expect(submit).toBeEnabled()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  await test.step('a program with the name of a picture is refused at once, a picture is taken', async () => {
    const file = form(page).locator('input[type=file]')
    await file.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('#!/bin/sh\nrm -rf /\n') })
    await expect(page.getByText('Ongeldig bestandstype')).toBeVisible()
    await file.setInputFiles({ name: 'scherm.png', mimeType: 'image/png', buffer: await screenshot() })
    await expect(form(page).getByText('scherm.png', { exact: true })).toBeVisible()
  })

  await test.step('what fails keeps everything typed, and pressing again stores it once', async () => {
    await page.route('**/api/uploads/**', (route) => route.abort())
    await submit.click()
    await expect(page.getByText('Upload mislukt')).toBeVisible()
    await page.unroute('**/api/uploads/**')
    // The answer is lost: the server has stored it, the browser does not know.
    await page.route(
      '**/api/reports/send',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await submit.click()
    await expect(page.getByText('Fout bij indienen')).toBeVisible()
    await expect(description).toHaveValue(text)
    await submit.click()
    await expect(page.getByText('Melding verzonden!')).toBeVisible()
    await expect(form(page)).toHaveCount(0)
    await openForm(page)
    await expect(description).toHaveValue('')
  })

  const report = jasper.page.getByRole('button').filter({ hasText: 'achter het toetsenbord' })
  const dialog = jasper.page.getByRole('dialog', { name: 'Melding over Chat' })
  const address = await test.step('an admin finds it once, as it was typed, with its screenshot', async () => {
    // From what waits for a person straight to it, by an address that a reload keeps (ADM-MORE-62).
    await jasper.page.goto('/admin/overzicht?soort=problemen')
    await jasper.page
      .getByRole('listitem')
      .filter({ hasText: 'achter het toetsenbord' })
      .getByRole('link', { name: /^Bekijk / })
      .click()
    await expect(dialog).toBeVisible()
    await jasper.page.reload()
    await expect(dialog).toBeVisible()
    await jasper.page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(jasper.page).toHaveURL(/\/admin\/meldingen\?status=open$/)
    await jasper.page.goto('/admin/meldingen')
    await expect(report).toHaveCount(1)
    await expect(report).toContainText('<b>Verstuur</b>')
    await expect(report).toContainText('Nieuw')
    expect(await accessibilityFaults(jasper.page)).toEqual([])
    await report.click()
    const picture = dialog.getByRole('img', { name: 'Bekijk schermafbeelding' })
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(640)
    expect(await accessibilityFaults(jasper.page)).toEqual([])
    return (await picture.getAttribute('src')) ?? ''
  })

  await test.step('takes it on with a note, and finds it by its state', async () => {
    await dialog.getByRole('combobox', { name: 'Status' }).selectOption('In behandeling')
    await dialog.getByRole('combobox', { name: 'Toegewezen aan' }).selectOption('Jasper van den Berg')
    await dialog.getByRole('textbox', { name: 'Interne notitie' }).fill('Nabootsen op een klein scherm.')
    await dialog.getByRole('button', { name: 'Opslaan' }).click()
    await expect(jasper.page.getByText('Melding opgeslagen')).toBeVisible()
    await expect(report).toContainText('In behandeling')
    await jasper.page.getByRole('combobox', { name: 'Status' }).selectOption('Nieuw')
    await expect(report).toHaveCount(0)
    await jasper.page.getByRole('combobox', { name: 'Status' }).selectOption('In behandeling')
    await expect(report).toContainText('Toegewezen aan Jasper van den Berg')
  })

  await test.step('deletes it, and the address of its screenshot opens nothing any more', async () => {
    expect((await page.request.get(address)).status()).toBe(200)
    await report.click()
    await dialog.getByRole('button', { name: 'Verwijder melding' }).click()
    await jasper.page.getByRole('alertdialog').getByRole('button', { name: 'Verwijder melding' }).click()
    await expect(jasper.page.getByText('Melding verwijderd')).toBeVisible()
    await expect(report).toHaveCount(0)
    expect((await page.request.get(address)).status()).toBe(404)
  })
})

const screenshot = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#f5a93c' } })
    .png()
    .toBuffer()
