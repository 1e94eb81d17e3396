import { readFile } from 'node:fs/promises'
import { newId } from '@bewezen/domain/base/newId.ts'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from './accessible.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

/** On a phone the rows of a table are those of a list. */
const rowOf = (page: Page, name: string) => page.locator('tr', { hasText: name })
const told = (page: Page, text: string | RegExp) => page.getByText(text).first()
const openEvent = async (page: Page, title: string, tab: string) => {
  await page.goto('/events/admin')
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('tab', { name: tab }).click()
}

test('EV-ROUTE-03 EV-ROUTE-04 EV-ROUTE-15 EV-ROLE-07 EV-ROLE-08 the dashboard is for admins: a teacher and a member go to the events, a visitor signs in first', async ({
  person,
}) => {
  for (const as of ['docent@bewezen.example', 'lid@bewezen.example']) {
    const { page } = await person(as, { as })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/events/admin')
    await expect(page).toHaveURL('/events')
    expect(asked.filter((url) => /events\/(overview|dashboard|figures|participants)/.test(url))).toEqual([])
  }
  const { page } = await person('Bezoeker')
  await page.goto('/events/admin')
  await expect(page).toHaveURL('/auth?next=%2Fevents%2Fadmin')
})

test('EV-ADMIN-01 EV-ADMIN-09 EV-ADMIN-23 EV-ADMIN-27 EV-PART-05 EV-PART-06 an admin finds a full date, adds somebody on purpose, and takes the list along', async ({
  person,
}) => {
  const { page } = await person('Jasper', { as: 'admin@bewezen.example' })

  await test.step('the overview is searched and filtered, and keeps that after a reload', async () => {
    await page.goto('/events/admin')
    await expect(page.getByRole('heading', { name: 'Event Admin' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ademlab: rust in vier tellen' })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('searchbox', { name: 'Zoek op titel' }).fill('koud')
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Koud water, warme thee' })).toBeVisible()
    await page.getByRole('button', { name: 'Komend' }).click()
    await expect(told(page, 'Geen evenementen gevonden')).toBeVisible()
    await page.getByRole('button', { name: 'Komend' }).click()
  })

  await test.step('its dashboard opens on a tab that the address names', async () => {
    await page.getByRole('link', { name: 'Koud water, warme thee' }).click()
    await expect(page.getByRole('heading', { name: 'Aanmeldingen sinds opening' })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('tab', { name: 'Deelnemers' }).click()
    await expect(page).toHaveURL(/tab=deelnemers/)
    await page.reload()
    await expect(page.getByRole('row', { name: /Fatima el Amrani/ })).toContainText('Bevestigd')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  await test.step('a full date is refused until the admin says that it may', async () => {
    await page.getByRole('button', { name: 'Deelnemer toevoegen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Deelnemer toevoegen' })
    await dialog.getByRole('searchbox').fill('pieter')
    await dialog
      .getByRole('button', { name: /^Kies / })
      .first()
      .click()
    await dialog.getByRole('button', { name: 'Toevoegen', exact: true }).click()
    await expect(dialog.getByText(/Deze datum is vol. Kies/)).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('checkbox', { name: 'Boven de capaciteit toevoegen' }).check()
    await dialog.getByRole('button', { name: 'Toevoegen', exact: true }).click()
    await expect(told(page, /is toegevoegd/)).toBeVisible()
    await expect(page.getByRole('row', { name: /Pieter/ })).toContainText('Bevestigd')
  })

  await test.step('the list leaves as a file', async () => {
    const leaves = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Exporteren (CSV)' }).click()
    const file = await leaves
    expect(file.suggestedFilename()).toBe('deelnemers-koud-water-warme-thee.csv')
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain('Fatima el Amrani')
    expect(text.trim().split('\r\n')).toHaveLength(1 + 6)
  })
})

test('EV-CANCEL-11 EV-PART-05 EV-SET-01 EV-SET-06 EV-ADMIN-12 EV-ADMIN-20 an admin on a phone gives back what a member paid, and edits the event', async ({
  person,
}) => {
  const sanne = await person('Sanne', { as: 'lid@bewezen.example' })
  const { page } = await person('Jasper', { as: 'admin@bewezen.example', width: 390 })

  await test.step('a member pays for a place', async () => {
    await page.goto('/events/admin')
    const to = await page.getByRole('link', { name: 'Masterclass Ochtendlicht' }).getAttribute('href')
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

  await test.step('the admin cancels it with all money back', async () => {
    await openEvent(page, 'Masterclass Ochtendlicht', 'Deelnemers')
    await expect(rowOf(page, 'Sanne de Wit')).toContainText('Bevestigd')
    expect(await sticksOut(page)).toEqual([])
    await page.getByRole('button', { name: 'Acties voor Sanne de Wit' }).click()
    await page.getByRole('menuitem', { name: 'Annuleren met terugbetaling' }).click()
    const asks = page.getByRole('alertdialog')
    await expect(asks).toContainText('€ 35,00 gaat terug naar de betaalmethode.')
    await asks.getByRole('button', { name: 'Aanmelding annuleren' }).click()
    await expect(rowOf(page, 'Sanne de Wit')).toContainText(/Terugbetaling bezig|Terugbetaald/)
  })

  await test.step('what is wrong with the settings is told at once, and what is right is saved', async () => {
    await page.getByRole('tab', { name: 'Instellingen' }).click()
    const title = page.getByLabel('Titel')
    await title.fill('ab')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(told(page, 'Validation Error')).toBeVisible()
    await expect(told(page, 'Event title must be at least 3 characters long')).toBeVisible()
    await title.fill('Masterclass Avondlicht')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(told(page, 'Event updated successfully')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Masterclass Avondlicht' })).toBeVisible()
    await expect(told(page, 'Opgeslagen')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

test('EV-ROUTE-16 EV-ADMIN-11 EV-ADMIN-28 EV-ERR-29 EV-ERR-33 nothing is asked before the admin is known, and what fails can be asked again', async ({
  person,
}) => {
  const { page } = await person('Jasper', { as: 'admin@bewezen.example' })
  const reads: string[] = []
  page.on('request', (request) => {
    if (/api\/events\/(overview|dashboard|figures|participants)/.test(request.url())) reads.push(request.url())
  })
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })

  await test.step('while the role is on its way there is nothing of the dashboard', async () => {
    const asked = page.waitForRequest('**/api/access/ownAccess**')
    await page.route('**/api/access/ownAccess**', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/events/admin')
    await asked
    await expect(page.getByRole('heading', { name: 'Event Admin' })).toHaveCount(0)
    expect(reads).toEqual([])
  })

  await test.step('a list that does not come says so, in the words that were given', async () => {
    await page.route('**/api/events/overview**', (route) =>
      route.fulfill({ status: 422, json: { code: 'UNEXPECTED' } }),
    )
    letThrough()
    await expect(page.getByText('Failed to load events. Please refresh the page.')).toBeVisible()
    await expect(page.getByText('Failed to load events', { exact: true })).toBeVisible()
    await page.unroute('**/api/events/overview**')
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(page.getByRole('heading', { name: 'Eten van het land' })).toBeVisible()
  })

  await test.step('what cannot be drawn leaves the error screen, and Try Again draws it anew', async () => {
    await page.route('**/api/events/figures**', (route) => route.fulfill({ json: {} }))
    // The enrolments come with the dashboard, whichever tab is open (EV-ADMIN-15).
    await page.route('**/api/events/participants', (route) => route.fulfill({ json: {} }))
    await page.getByRole('link', { name: 'Eten van het land' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.unroute('**/api/events/figures**')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('Break-even')).toBeVisible()
    await page.getByRole('tab', { name: 'Deelnemers' }).click()
    await page.unroute('**/api/events/participants')
    const reloads = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload Page' }).click()
    await reloads
    await expect(page.getByRole('heading', { name: 'Voor de keuken' })).toBeVisible()
  })
})

test('EV-ADMIN-21 EV-ADMIN-24 EV-ADMIN-29 EV-ERR-31 EV-SET-08 EV-SET-11 EV-CALL-42 the buttons ask or open what they name, and a save that fails keeps what was typed', async ({
  person,
}) => {
  const { page } = await person('Jasper', { as: 'admin@bewezen.example' })
  let teachers = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events/teachers')) teachers++
  })

  await test.step('editing opens the form over the list, deleting asks first', async () => {
    await page.goto('/events/admin')
    await page.getByRole('button', { name: 'Bewerken: Eten van het land' }).click()
    const form = page.getByRole('dialog', { name: 'Evenement bewerken' })
    await expect(form.getByLabel('Titel')).toHaveValue('Eten van het land')
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await openEvent(page, 'Roodlicht, wat is bewezen?', 'Instellingen')
    await page.getByRole('button', { name: 'Verwijderen', exact: true }).click()
    const asks = page.getByRole('alertdialog')
    await expect(asks).toBeVisible()
    await asks.getByRole('button', { name: 'Annuleren' }).click()
    await expect(asks).toHaveCount(0)
  })

  await test.step('the tab has the fields that can be edited here', async () => {
    const tab = page.getByRole('tabpanel')
    for (const label of [
      'Titel',
      'Omschrijving',
      'Startdatum',
      'Starttijd',
      'Einddatum',
      'Eindtijd',
      'Minimum deelnemers',
      'Prijs',
      'Start inschrijving',
      'Inschrijving sluit',
      'Annuleren tot',
      'Live',
      'Docenten',
    ])
      await expect(tab.getByLabel(label).first()).toBeVisible()
  })

  await test.step('a save that fails keeps the form, and succeeds when it is sent again', async () => {
    await page.getByLabel('Minimum deelnemers').fill('7')
    await page.getByLabel('Prijs').fill('14,50')
    await page.getByLabel('Start inschrijving').fill('2026-01-05T09:00')
    await page.route('**/api/events/update', (route) => route.abort())
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByText('Error', { exact: true })).toBeVisible()
    await expect(told(page, /^Failed to update event: /)).toBeVisible()
    await expect(page.getByLabel('Minimum deelnemers')).toHaveValue('7')
    await page.unroute('**/api/events/update')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(told(page, 'Event updated successfully')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Minimum deelnemers')).toHaveValue('7')
    await expect(page.getByLabel('Prijs')).toHaveValue('14,50')
    await expect(page.getByLabel('Start inschrijving')).toHaveValue('2026-01-05T09:00')
  })

  await test.step('the teachers are read once, however often the tab is opened', async () => {
    await expect(page.getByLabel('Docenten')).toBeVisible()
    const before = teachers
    await page.getByRole('tab', { name: 'Overzicht' }).click()
    await page.getByRole('tab', { name: 'Instellingen' }).click()
    await expect(page.getByLabel('Docenten')).toBeVisible()
    expect(teachers).toBe(before)
  })
})

test('a member connects a calendar in the profile, and ends that again', async ({ person }) => {
  const { page } = await person('Roos', { as: 'plus@bewezen.example', width: 390 })
  await page.goto('/profile')
  await page.getByRole('main').getByRole('link', { name: 'Instellingen' }).click()
  const panel = page.getByRole('region', { name: 'Agenda koppelen' })
  await panel.getByRole('button', { name: 'Adres maken' }).click()
  const address = await panel.getByLabel('Adres van je agenda').inputValue()
  expect(await accessibilityFaults(page)).toEqual([])
  const read = await page.request.get(address)
  expect([read.status(), await read.text()]).toEqual([200, expect.stringContaining('BEGIN:VCALENDAR')])
  await page.reload()
  await expect(panel.getByText(/^Gekoppeld sinds/)).toBeVisible()
  await expect(panel.getByLabel('Adres van je agenda')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Koppeling stoppen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Koppeling stoppen' }).click()
  await expect(panel.getByRole('button', { name: 'Adres maken' })).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})
