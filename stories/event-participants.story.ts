import { newId } from '@bewezen/domain/base/newId.ts'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from './accessible.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

const openTab = async (page: Page, title: string) => {
  await page.goto('/events/admin')
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('tab', { name: 'Deelnemers' }).click()
  await expect(page.getByRole('heading', { name: 'Deelnemers', exact: true })).toBeVisible()
}
const rowOf = (page: Page, name: string) => page.locator('tr', { hasText: name })

test('EV-MORE-25 EV-MORE-26 EV-MORE-27 an admin finds one participant, keeps the view after a reload, and takes along what is shown', async ({
  person,
}) => {
  const { page } = await person('Jasper', { as: 'admin@bewezen.example' })
  await openTab(page, 'Koud water, warme thee')
  const shown = page.getByRole('status').filter({ hasText: / van \d/ })
  await expect(shown).toHaveText('5 van 5')
  await page.getByRole('searchbox', { name: 'Naam, gebruikersnaam of e-mailadres' }).fill('FATIMA')
  await expect(shown).toHaveText('1 van 1')
  await expect(rowOf(page, 'Fatima el Amrani')).toBeVisible()
  await expect(rowOf(page, 'Joost Mulder')).toHaveCount(0)
  await expect(page).toHaveURL(/zoek=FATIMA/)
  await page.reload()
  await expect(shown).toHaveText('1 van 1')
  await page.getByLabel('Filter').selectOption('Wachtlijst')
  await expect(page.getByText('Niemand gevonden')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Toon iedereen' }).click()
  await page.getByLabel('Filter').selectOption('Wachtlijst')
  await expect(rowOf(page, 'Sanne de Wit')).toContainText('Wachtlijst, plek 1')
  await expect(shown).toHaveText('1 van 1')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Exporteren (CSV)' }).click()
  expect((await download).suggestedFilename()).toBe('deelnemers-koud-water-warme-thee.csv')
  await page.getByLabel('Filter').selectOption('Iedereen')
  await page.getByLabel('Volgorde').selectOption('Op naam')
  await expect(page).toHaveURL(/volgorde=name/)
  await expect(shown).toHaveText('5 van 5')
  await expect(page.locator('tbody tr').first()).toContainText('Bram Kuipers')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('EV-MORE-28 EV-MORE-29 EV-MORE-30 an admin on a phone gives part of the money back, another window hears what is left, and the member reads it', async ({
  person,
}) => {
  const title = 'Roodlicht, wat is bewezen?'
  const sanne = await person('Sanne', { as: 'lid@bewezen.example' })
  const { page } = await person('Jasper', { as: 'admin@bewezen.example', width: 390 })
  const { page: other } = await person('Jasper elders', { as: 'admin@bewezen.example' })

  await test.step('a member pays for a place', async () => {
    await page.goto('/events/admin')
    const to = await page.getByRole('link', { name: title, exact: true }).getAttribute('href')
    const eventId = new URL(to ?? '', 'http://x').searchParams.get('event')
    const answer = await sanne.page.request.post('/api/events/checkout', {
      data: {
        id: newId(),
        eventId,
        occurrenceId: eventId,
        termsVersion: 'AV-2025-01',
        enrollmentData: { terms_accepted: true, cancellation_policy_accepted: true },
      },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    await sanne.page.goto((await answer.json()).url)
    await sanne.page.getByRole('button', { name: 'Betalen' }).click()
    await sanne.page.waitForURL(/\/events/)
  })

  const begin = async (at: Page, amount: string, reason: string) => {
    await openTab(at, title)
    await expect(rowOf(at, 'Sanne de Wit')).toContainText('€ 12,50')
    await at.getByRole('button', { name: 'Acties voor Sanne de Wit' }).click()
    await at.getByRole('menuitem', { name: 'Deel terugbetalen' }).click()
    const form = at.getByRole('dialog', { name: 'Deel terugbetalen voor de plek van Sanne de Wit' })
    await form.getByLabel('Bedrag').fill(amount)
    await form.getByLabel('Reden').fill(reason)
    return form
  }

  await test.step('of two windows the second hears what is left, and keeps what was typed', async () => {
    const late = await begin(other, '10', 'Nog een reden')
    const first = await begin(page, '2,50', 'Het geluid viel weg')
    expect(await sticksOut(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await first.getByRole('button', { name: '€ 2,50 terugbetalen' }).click()
    await expect(first).toHaveCount(0)
    await expect(rowOf(page, 'Sanne de Wit')).toContainText(/€ 2,50 (gaat )?terug/)
    await late.getByRole('button', { name: '€ 10,00 terugbetalen' }).click()
    await expect(late.getByRole('alert')).toContainText('staat nu nog € 10,00')
    await expect(late.getByLabel('Bedrag')).toHaveValue('10')
    await expect(late.getByLabel('Reden')).toHaveValue('Nog een reden')
    expect(await accessibilityFaults(other)).toEqual([])
    await late.getByLabel('Bedrag').fill('10,01')
    await late.getByRole('button', { name: '€ 10,01 terugbetalen' }).click()
    await expect(late.getByText('Er kan hoogstens € 10,00 terug')).toBeVisible()
  })

  await test.step('the member has the place and reads what came back', async () => {
    await sanne.page.goto('/inbox')
    const told = sanne.page.getByText(/^We hebben € 2,50 van wat je voor Roodlicht/)
    await expect(told.first()).toBeVisible({ timeout: 30_000 })
    await expect(told.first()).toContainText('Je houdt je plek.')
  })
})

test('EV-MORE-38 EV-FORM-60 of two windows on Instellingen the second sees what the first saved, and loses nothing', async ({
  person,
}) => {
  const { page } = await person('Jasper', { as: 'admin@bewezen.example' })
  const { page: other } = await person('Jasper elders', { as: 'admin@bewezen.example' })
  const open = async (at: Page) => {
    await at.goto('/events/admin')
    await at.getByRole('link', { name: 'Eten van het land', exact: true }).click()
    await at.getByRole('tab', { name: 'Instellingen' }).click()
    await expect(at.getByLabel('Titel')).toHaveValue('Eten van het land')
  }
  await open(page)
  await open(other)
  await other.getByLabel('Omschrijving').fill('Neem een mes mee.')
  await page.getByLabel('Titel').fill('Eten van eigen land')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Event updated successfully').first()).toBeVisible()

  await other.getByRole('button', { name: 'Opslaan' }).click()
  const strip = other.getByRole('alert').filter({ hasText: 'Iemand anders wijzigde dit intussen.' })
  await expect(strip).toContainText('Eten van eigen land')
  await expect(strip).toContainText('was Eten van het land')
  await expect(other.getByLabel('Omschrijving')).toHaveValue('Neem een mes mee.')
  expect(await accessibilityFaults(other)).toEqual([])
  await strip.getByRole('button', { name: 'Verder met wat ik typte' }).click()
  await expect(other.getByLabel('Titel')).toHaveValue('Eten van eigen land')
  await other.getByRole('button', { name: 'Opslaan' }).click()
  await expect(other.getByText('Event updated successfully').first()).toBeVisible()
  await other.reload()
  await expect(other.getByLabel('Titel')).toHaveValue('Eten van eigen land')
  await expect(other.getByLabel('Omschrijving')).toHaveValue('Neem een mes mee.')
})

test('EV-MORE-38 EV-FORM-60 of two editors in the form of an event the second sees what the first saved, and goes on with what was typed', async ({
  person,
}) => {
  const { page } = await person('Jasper', { as: 'admin@bewezen.example' })
  const { page: other } = await person('Teun', { as: 'docent@bewezen.example' })
  const form = (at: Page) => at.getByRole('dialog', { name: 'Evenement bewerken' })
  for (const at of [page, other]) {
    await at.goto('/events/ademlab-rust-in-vier-tellen')
    await at.getByRole('dialog').getByRole('button', { name: 'Bewerken' }).click()
    await expect(form(at).getByRole('textbox', { name: 'Titel' })).toHaveValue('Ademlab: rust in vier tellen')
  }
  await form(page).getByRole('textbox', { name: 'Titel' }).fill('Ademlab: rust in drie tellen')
  await form(page).getByRole('button', { name: 'Opslaan' }).click()
  await expect(form(page)).toHaveCount(0)

  await form(other).getByRole('textbox', { name: 'Omschrijving' }).fill('Neem een muts mee.')
  await form(other).getByRole('button', { name: 'Opslaan' }).click()
  const strip = form(other).getByRole('alert').filter({ hasText: 'Iemand anders wijzigde dit intussen.' })
  await expect(strip).toContainText('Titel: Ademlab: rust in drie tellen (was Ademlab: rust in vier tellen)')
  await expect(strip).not.toContainText('Omschrijving')
  await expect(form(other).getByRole('textbox', { name: 'Omschrijving' })).toHaveValue('Neem een muts mee.')
  expect(await accessibilityFaults(other)).toEqual([])
  await strip.getByRole('button', { name: 'Verder met wat ik typte' }).click()
  await expect(strip).toHaveCount(0)
  await expect(form(other).getByRole('textbox', { name: 'Titel' })).toHaveValue('Ademlab: rust in drie tellen')
  await form(other).getByRole('button', { name: 'Opslaan' }).click()
  await expect(form(other)).toHaveCount(0)
})
