import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { accessibilityFaults, faultsInEachLight } from './accessible.ts'
import { expect, test } from './world.ts'

test('SH-PROF-01 SH-PROF-06 SH-PROF-07 SH-ROUTE-09 the own profile has its sections and three panels, of which one is open', async ({
  person,
}) => {
  const { page } = await person('Anouk', { as: 'anouk_jacobs@bewezen.example' })
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: /^Anouk .*Jacobs$/ })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Profielmenu', exact: true })
  for (const section of ['Profiel', 'Awards', 'Mijn Taken', 'Instellingen', 'Uitloggen'])
    await expect(menu.getByText(section, { exact: true })).toBeVisible()
  const panels = page.getByRole('heading', { level: 2 }).getByRole('button')
  await expect(panels).toHaveText([/^Persoonlijke informatie/, /^Contactgegevens/, /^Medische gegevens/])
  const opened = panels.and(page.locator('[aria-expanded=true]'))
  await expect(opened).toHaveText([/^Persoonlijke informatie/])
  for (const name of [/^Contactgegevens/, /^Medische gegevens/, /^Persoonlijke informatie/]) {
    await panels.filter({ hasText: name }).click()
    await expect(opened).toHaveText([name])
  }
})

test('her place leads to the ranking of her group, in which she finds herself and others', async ({ person }) => {
  const { page } = await person('Anouk', { as: 'anouk_jacobs@bewezen.example' })
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: /^Anouk .*Jacobs$/ })).toBeVisible()
  const link = page.getByRole('button', { name: /^Plek \d+ op de ranglijst$/ })
  await link.click()
  const ranking = page.getByRole('dialog', { name: 'Ranglijst' })
  const places = ranking.getByRole('list', { name: 'Ranglijst' }).getByRole('listitem')
  await expect(places.filter({ has: page.getByText('Jij', { exact: true }) })).toHaveCount(1)
  await expect(places.first()).toContainText('Plek 1')
  await expect(ranking.getByRole('status')).toContainText(/^Jij staat op plek \d+, met .+ zonnetjes\.$/)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(ranking).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('SH-PROF-08 SH-PROF-11 SH-PROF-20 SH-PROF-25 a panel is filled in by keyboard and saved by itself; what fails or is not saved yet is kept', async ({
  person,
}) => {
  const { page } = await person('Anouk', { as: 'anouk_jacobs@bewezen.example' })
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: /^Anouk .*Jacobs$/ })).toBeVisible()
  await page.getByLabel('Beroep').focus()
  await page.keyboard.type('Tuinder')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Sittard')
  await page.keyboard.press('Tab')
  await page.keyboard.type('<b>Grond</b> onder mijn voeten.')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Moestuin')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Moestuin verwijderen' })).toBeVisible()
  await page.keyboard.type('Sauna')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/profile/save', (route) => held.promise.then(() => route.continue()), { times: 1 })
  const save = page.getByRole('button', { name: 'Opslaan' })
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(save).toHaveAttribute('aria-busy', 'true')
  held.resolve()
  await expect(page.getByText('Profiel succesvol bijgewerkt!')).toBeVisible()
  await expect(page.getByText('Tuinder in Sittard')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sauna verwijderen' })).toBeVisible()
  await page.getByLabel('Voornaam').fill('')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Voornaam is verplicht')).toBeVisible()
  await expect(page.getByLabel('Voornaam')).toBeFocused()
  await page.getByLabel('Voornaam').fill('Anouk Maria')
  await page.route('**/api/profile/save', (route) => route.abort())
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Kon profiel niet bijwerken: Geen verbinding.', { exact: false })).toBeVisible()
  await page.unroute('**/api/profile/save')

  await page.getByRole('button', { name: /^Contactgegevens/ }).click()
  await expect(page.getByLabel('Voornaam')).toBeHidden()
  await page.getByRole('button', { name: /^Persoonlijke informatie/ }).click()
  await expect(page.getByLabel('Voornaam')).toHaveValue('Anouk Maria')
  await page.getByRole('link', { name: 'Community', exact: true }).first().click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Deze pagina verlaten zonder op te slaan?')
  await question.getByRole('button', { name: 'Verder met invullen' }).click()
  await expect(page.getByLabel('Voornaam')).toHaveValue('Anouk Maria')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Anouk Maria Jacobs' })).toBeVisible()
})

test('SH-CONT-08 SH-CONT-10 the contact panel refuses a number that is none, and saves a good one', async ({
  person,
}) => {
  const { page } = await person('Anouk', { as: 'anouk_jacobs@bewezen.example' })
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: /^Anouk .*Jacobs$/ })).toBeVisible()
  await page.getByRole('button', { name: /^Contactgegevens/ }).click()
  await expect(page.getByLabel('E-mailadres')).toHaveValue('anouk_jacobs@bewezen.example')
  await expect(page.getByLabel('E-mailadres')).not.toBeEditable()
  await page.getByLabel(/^Telefoon \(/).fill('06123')
  await page.getByLabel('Naam noodcontact').fill('Frits Jacobs')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Controleer de ingevoerde telefoonnummers')).toBeVisible()
  await expect(page.getByText('Ongeldig telefoonnummer (minimaal 10 cijfers)')).toBeVisible()
  await page.getByLabel(/^Telefoon \(/).fill('+31 6 1234 5678')
  await withoutToasts(page)
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Contactgegevens succesvol bijgewerkt!')).toBeVisible()
})

test('SH-CONT-10 SH-PROF-25 SH-PROF-26 SH-ERR-14 each panel says that it was not saved, without a reason for an unknown one', async ({
  person,
}) => {
  const { page } = await person('Anouk', { as: 'anouk_jacobs@bewezen.example' })
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: /^Anouk .*Jacobs$/ })).toBeVisible()
  for (const [panel, operation, says] of [
    [/^Persoonlijke informatie/, '**/api/profile/save', 'Kon profiel niet bijwerken: Onbekende fout'],
    [/^Contactgegevens/, '**/api/profile/saveContact', 'Kon contactgegevens niet bijwerken: Onbekende fout'],
    [/^Medische gegevens/, '**/api/health/saveMedical', 'Kon medische gegevens niet bijwerken: Onbekende fout'],
  ] as const) {
    await page.route(operation, (route) => route.fulfill({ status: 500, json: { code: 'UNKNOWN', data: null } }))
    const button = page.getByRole('heading', { level: 2 }).getByRole('button', { name: panel })
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByText(says)).toBeVisible()
    await withoutToasts(page)
  }
})

test('SH-PROF-12 SH-AVAT-03 SH-AVAT-05 SH-ERR-14 the header shows who it is; a photo that is none or is lost is told, a good one becomes the face', async ({
  person,
}) => {
  const { page } = await person('Marloes', { as: 'marloes_h@bewezen.example' })
  await page.goto('/profile')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Marloes Hendriks' })).toBeVisible()
  await expect(main.getByText('Leerkracht in Deventer')).toBeVisible()
  await expect(main.getByText('Student', { exact: true }).first()).toBeVisible()
  await main.getByRole('button', { name: 'Profielfoto wijzigen' }).hover()
  await expect(main.getByRole('button', { name: 'Profielfoto wijzigen' })).toBeVisible()
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'ik.png', mimeType: 'image/png', buffer: Buffer.from('<svg></svg>') })
  await expect(page.getByText('Upload alleen afbeeldingen (JPG, PNG, etc.)')).toBeVisible()
  await page.route('**/api/uploads/**', (route) => route.abort())
  await chooser.setInputFiles({ name: 'ik.png', mimeType: 'image/png', buffer: await photo() })
  await expect(page.getByText('Er is een fout opgetreden bij het uploaden')).toBeVisible()
  await page.unroute('**/api/uploads/**')
  await chooser.setInputFiles({ name: 'ik.png', mimeType: 'image/png', buffer: await photo() })
  await expect(page.getByText('Profielfoto succesvol bijgewerkt!')).toBeVisible()
  await expect(page.getByRole('main').locator('img[src*="/files/avatars/"]')).toBeVisible()
  await expect(page.getByRole('banner').locator('img[src*="/files/avatars/"]')).toBeVisible()
})

test('SH-CARD-01 SH-CARD-02 SH-CARD-03 SH-CARD-04 SH-CARD-06 her face in the bar opens her dialog, with tasks, settings and sign-out', async ({
  person,
}) => {
  const { page } = await person('Anouk', { as: 'anouk_jacobs@bewezen.example' })
  await page.goto('/inbox')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Profiel van Anouk/ })
    .click()
  const dialog = page.getByRole('dialog', { name: /^Anouk / })
  for (const text of ['Student lidmaatschap', 'Plek', 'Punten', 'Mijn Taken'])
    await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Uitloggen' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Profiel van/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('link', { name: 'Instellingen' }).click()
  await expect(page).toHaveURL('/profile#settings')
  await expect(page.getByRole('heading', { name: 'Instellingen' })).toBeVisible()
})

test('SH-CARD-01 SH-CARD-06 SH-PROF-13 SH-ROUTE-09 another member opens her dialog from the chat and reads her profile, without what is private', async ({
  person,
}) => {
  const { page } = await person('Anouk', { as: 'anouk_jacobs@bewezen.example' })
  await page.goto('/profile')
  await page.getByLabel('Beroep').fill('Hovenier')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Profiel succesvol bijgewerkt!')).toBeVisible()
  const { page: hers } = await person('Yara', { as: 'yara_okafor@bewezen.example' })
  await hers.goto('/community/universiteit/welkom')
  const face = hers
    .getByRole('log')
    .getByRole('link', { name: /^Profiel van Anouk/ })
    .first()
  const dialog = hers.getByRole('dialog', { name: /^Anouk / })
  // While the messages come they move, also between pressing and letting go.
  await expect(async () => {
    if (!(await dialog.isVisible())) await face.click({ timeout: 2_000 })
    await expect(dialog).toBeVisible({ timeout: 4_000 })
  }).toPass()
  await expect(dialog).toContainText('Hovenier')
  for (const text of ['Student lidmaatschap', 'Mijn Taken', 'Uitloggen', 'Instellingen'])
    await expect(dialog.getByText(text, { exact: true })).toHaveCount(0)
  await dialog.getByRole('link', { name: 'Naar profiel' }).click()
  await expect(hers).toHaveURL(/\/profile\/[0-9a-f-]{36}$/)
  const main = hers.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: /^Anouk / })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Profielfoto wijzigen' })).toHaveCount(0)
  await expect(hers.getByRole('navigation', { name: 'Profielmenu', exact: true }).getByRole('link')).toHaveCount(2)
})

test('COM-CHAT-60 a press on the name above a message opens the dialog of who wrote it, with the way to a private conversation', async ({
  person,
}) => {
  const { page } = await person('Yara', { as: 'yara_okafor@bewezen.example', width: 390 })
  await page.goto('/community/universiteit/welkom')
  const name = page.getByRole('log').locator('a[aria-haspopup=dialog]:not([aria-label])').first()
  const dialog = page.getByRole('dialog')
  // While the messages come they move, also between pressing and letting go.
  await expect(async () => {
    if (!(await dialog.isVisible())) await name.click({ timeout: 2_000 })
    await expect(dialog).toBeVisible({ timeout: 4_000 })
  }).toPass()
  await expect(dialog).toHaveAccessibleName((await name.textContent()) ?? '')
  await expect(dialog.getByRole('button', { name: /^Stuur bericht/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(name).toHaveAttribute('href', /^\/profile\/[0-9a-f-]{36}$/)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('SH-PROF-31 whose subscription is over is led to the membership, without being told to manage one', async ({
  person,
}) => {
  const { page } = await person('Wim', { as: 'opgezegd@bewezen.example', width: 390 })
  await page.goto('/profile#settings')
  await expect(page.getByRole('link', { name: 'Naar abonnement' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Bekijk het lidmaatschap' }).click()
  await expect(page).toHaveURL('/subscription')
  await expect(page.getByText('Status: Geen abonnement')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Abonnement beheren' })).toHaveCount(0)
})

test('SH-UI-15 axe finds nothing on the sections of a profile in three lights, at two widths', async ({ person }) => {
  const { page } = await person('Marloes', { as: 'marloes_h@bewezen.example' })
  for (const [width, sections] of [
    [1440, ['', '#awards', '#settings']],
    [390, ['', '#settings']],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    for (const section of sections) {
      await page.goto(`/profile${section}`)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      expect([width, section, await faultsInEachLight(page)]).toEqual([width, section, []])
    }
  }
})

test('SH-PROF-02 SH-PROF-09 SH-PROF-10 SH-PROF-13 SH-ROUTE-10 SH-ROUTE-11 SH-ROUTE-12 SH-UI-14 SH-LIMIT-23 a phone shows the reduced form, and all panels on a page of their own', async ({
  person,
}) => {
  const { page } = await person('Henk', { as: 'henk_dijkstra@bewezen.example', width: 390 })
  const mine = (await (await page.request.get('/api/profile/mine')).json()) as { id: string; interests: string[] }
  await page.goto(`/profile/${mine.id}`)
  const compact = page.getByRole('navigation', { name: 'Profielmenu, compact' })
  await expect(compact).toBeVisible()
  await expect(page.getByRole('button', { name: 'Profielfoto wijzigen' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Contactgegevens/ })).toHaveCount(0)
  await expect(page.getByLabel('Interesses')).toHaveCount(0)
  await page.getByLabel('Woonplaats').fill('Joure')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Profiel succesvol bijgewerkt!')).toBeVisible()
  const saved = (await (await page.request.get('/api/profile/mine')).json()) as { city: string; interests: string[] }
  expect(saved).toMatchObject({ city: 'Joure', interests: mine.interests })

  const panels = page.getByRole('heading', { level: 2 }).getByRole('button')
  await page.setViewportSize({ width: 1023, height: 844 })
  await expect(compact).toBeVisible()
  await expect(panels).toHaveCount(0)
  await page.setViewportSize({ width: 1024, height: 844 })
  await expect(compact).toBeHidden()
  await expect(panels).toHaveCount(3)
  await expect(panels.and(page.locator('[aria-expanded=true]'))).toHaveAccessibleName(/^Persoonlijke informatie/)
  await panels.filter({ hasText: 'Medische gegevens' }).click()
  await expect(panels.and(page.locator('[aria-expanded=true]'))).toHaveAccessibleName(/^Medische gegevens/)
  await page.setViewportSize({ width: 390, height: 844 })

  await page.getByRole('link', { name: 'Alle gegevens bewerken' }).click()
  await expect(page).toHaveURL('/profile/gegevens')
  await expect(page.getByRole('button', { name: /^Contactgegevens/ })).toBeVisible()
  await expect(page.getByLabel('Interesses').first()).toBeVisible()
  await compact.getByRole('link', { name: 'Instellingen' }).click()
  await expect(page.getByRole('heading', { name: 'Instellingen' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Naar abonnement' })).toBeVisible()
})

test('ADM-MORE-63 on a phone the row of sections fades where it goes on, and nothing lies over its last one', async ({
  person,
}) => {
  for (const [as, path, name] of [
    ['lid', '/profile', 'Profielmenu, compact'],
    ['admin', '/admin/overzicht', 'Onderdelen van het beheer'],
  ] as const) {
    const { page } = await person('Sanne', { as: `${as}@bewezen.example`, width: 390 })
    await page.goto(path)
    const row = page.getByRole('navigation', { name })
    /** How far the last section reaches into what fades. */
    const covered = () =>
      row.evaluate((line) => {
        const { position, backgroundImage, width } = getComputedStyle(line, '::after')
        if (position !== 'sticky' || !backgroundImage.startsWith('linear-gradient')) return Number.NaN
        const last = [...line.querySelectorAll('a, button')].filter((one) => one.getClientRects().length > 0).at(-1)
        return (
          (last?.getBoundingClientRect().right ?? 0) - (line.getBoundingClientRect().right - Number.parseFloat(width))
        )
      })
    await expect(row).toBeVisible()
    expect(await covered()).toBeGreaterThan(0)
    await row.evaluate((line) => line.scrollTo({ left: line.scrollWidth, behavior: 'instant' }))
    expect(await covered()).toBeLessThanOrEqual(1)
  }
})

test('SH-PROF-16 SH-PROF-17 SH-PROF-18 SH-PROF-28 SH-CARD-07 what cannot be shown says why, and leads on', async ({
  person,
}) => {
  const { page } = await person('Lotte', { as: 'lotte_van_dam@bewezen.example' })
  for (const id of ['geen-id', '01a200be-0000-7000-8000-000000000000']) {
    await page.goto(`/profile/${id}`)
    await expect(page.getByText('Profiel niet gevonden')).toBeVisible()
    await expect(page.getByText('Dit profiel bestaat niet of is niet beschikbaar.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Terug naar home' })).toHaveAttribute('href', '/')
  }
  const held = Promise.withResolvers<void>()
  await page.route('**/api/profile/mine**', async (route) => {
    await held.promise
    await route.fulfill({ status: 404, json: { code: 'NOT_FOUND', data: null } })
  })
  await page.goto('/profile')
  await expect(page.getByText('Loading...')).toBeVisible()
  held.resolve()
  await expect(page.getByText('Je profiel kon niet worden geladen.')).toBeVisible()

  const { page: outside } = await person('Daan', { as: 'gast@bewezen.example' })
  const lotte = (await (await page.request.get('/api/account/viewer')).json()) as { id: string }
  await outside.goto(`/profile/${lotte.id}`)
  await expect(outside.getByRole('heading', { name: 'Geen Toegang' })).toBeVisible()
  await outside.goto('/profile')
  await expect(outside.getByRole('heading', { level: 1, name: 'Daan Visser' })).toBeVisible()
  await outside
    .getByRole('banner')
    .getByRole('button', { name: /^Profiel van/ })
    .click()
  await expect(outside.getByRole('dialog').getByText('Geen Abonnement')).toHaveCount(2)
})

test('SH-CARD-08 SH-CARD-09 SH-PROF-19 a sign-out that fails says so, and the browser is left all the same', async ({
  person,
}) => {
  const { page } = await person('Mehmet', { as: 'mehmet_yilmaz@bewezen.example' })
  await page.goto('/profile')
  await page.route('**/api/auth/sign-out', (route) => route.fulfill({ status: 503, json: { code: 'UNAVAILABLE' } }))
  await page
    .getByRole('navigation', { name: 'Profielmenu', exact: true })
    .getByRole('button', { name: 'Uitloggen' })
    .click()
  await expect(page.getByText('Fout bij uitloggen')).toBeVisible()
  await page.waitForURL('/')
  await expect(page.getByRole('link', { name: 'Inloggen' }).first()).toBeVisible()
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/auth/)
})

/** They may lie over the button that is pressed next, and stay as long as the pointer does. */
async function withoutToasts(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Melding sluiten' })
  await expect(async () => {
    if ((await close.count()) > 0) await close.first().click({ timeout: 1_000 })
    await page.mouse.move(5, 5)
    await expect(close).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
}

const photo = () =>
  sharp({ create: { width: 320, height: 320, channels: 3, background: '#3c7a5a' } })
    .png()
    .toBuffer()
