import type { Page } from '@playwright/test'
import { accessibilityFaults } from './accessible.ts'
import { expect, test } from './world.ts'

const channel = '/community/experimenten/logboek'
const nasty = 'Jij snapt er echt helemaal niets van, ga weg'
const refused = { status: 403, body: '{"code":"FORBIDDEN"}' }
const password = 'Bewezen-2026!'

const message = (page: Page, text: string) =>
  page.getByRole('log').locator('[data-message]').filter({ hasText: text }).last()
const send = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: /^Schrijf in/ }).fill(text)
  await page.getByRole('button', { name: 'Verstuur', exact: true }).click()
  await expect(message(page, text)).toBeVisible()
}
const act = async (page: Page, text: string, name: string) => {
  await message(page, text).hover()
  await message(page, text).getByRole('button', { name, exact: true }).click()
}
const told = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const caseAbout = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })

test('COM-MOD-10 COM-MOD-11 COM-MOD-13 COM-CHAT-17 ADM-PANEL-13 ADM-PANEL-06 SH-PERM-07 COM-MOD-01 COM-MOD-04 COM-MOD-06 COM-MOD-07 COM-MOD-08 a harassed member reports, a moderator decides, the author is told and answers; an admin blocks and hears an appeal', async ({
  person,
  mailbox,
}) => {
  const [fatima, bram, noor, jasper] = [
    await person('Fatima', { as: 'top5@bewezen.example' }),
    await person('Bram', { as: 'bram_kuipers@bewezen.example' }),
    await person('Noor', { as: 'moderator@bewezen.example' }),
    await person('Jasper', { as: 'admin@bewezen.example' }),
  ]

  await test.step('a member is harassed and reports it, with a reason', async () => {
    for (const { page } of [fatima, bram]) {
      await page.goto(channel)
      await expect(page.getByRole('log')).toBeVisible()
    }
    await noor.page.goto('/community/moderatie')
    await expect(noor.page.getByText('Niets te beoordelen')).toBeVisible()
    expect(await accessibilityFaults(noor.page)).toEqual([])
    await send(bram.page, nasty)
    await message(bram.page, nasty).hover()
    await expect(message(bram.page, nasty).getByRole('button', { name: 'Melden' })).toHaveCount(0)

    await act(fatima.page, nasty, 'Melden')
    const dialog = fatima.page.getByRole('dialog', { name: 'Bericht melden' })
    await dialog.getByRole('button', { name: 'Melden' }).click()
    await expect(dialog.getByText('Kies een reden.', { exact: true })).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Wat is er mis?' }).selectOption('Iets anders')
    await dialog.getByRole('button', { name: 'Melden' }).click()
    await expect(dialog.getByText('Leg kort uit wat er mis is.')).toBeVisible()
    expect(await accessibilityFaults(fatima.page)).toEqual([])
    await dialog.getByRole('combobox', { name: 'Wat is er mis?' }).selectOption('Intimidatie of pesten')
    await dialog.getByRole('textbox', { name: 'Toelichting' }).fill('Dit doet hij vaker.')
    await fatima.page.route('**/api/community/report', (route) => route.fulfill(refused))
    await dialog.getByRole('button', { name: 'Melden' }).click()
    await expect(told(fatima.page, 'Melden mislukt')).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: 'Wat is er mis?' })).toHaveValue('harassment')
    await expect(dialog.getByRole('textbox', { name: 'Toelichting' })).toHaveValue('Dit doet hij vaker.')
    await fatima.page.unroute('**/api/community/report')
    await dialog.getByRole('button', { name: 'Melden' }).click()
    await expect(told(fatima.page, 'Bericht gemeld')).toBeVisible()
  })

  await test.step('it comes into the open queue of a moderator, with what stands around it', async () => {
    const one = caseAbout(noor.page, nasty)
    await expect(one).toBeVisible()
    await expect(one).toContainText('Dit doet hij vaker.')
    await expect(one).toContainText('Intimidatie of pesten')
    await expect(
      one.getByRole('list', { name: 'Het bericht en wat eromheen staat' }).getByRole('listitem'),
    ).toHaveCount(4)
    await expect(one.getByRole('button', { name: 'Gebruiker blokkeren' })).toHaveCount(0)
    expect(await accessibilityFaults(noor.page)).toEqual([])
  })

  await test.step('an admin has it before them too when the moderator deletes it, and hears that it is decided', async () => {
    await jasper.page.goto('/admin/moderatie')
    await expect(caseAbout(jasper.page, nasty)).toBeVisible()
    expect(await accessibilityFaults(jasper.page)).toEqual([])
    await caseAbout(jasper.page, nasty).getByRole('button', { name: 'Afwijzen' }).click()
    const late = jasper.page.getByRole('dialog', { name: 'Afwijzen?' })
    await late.getByRole('textbox', { name: 'Reden' }).fill('Valt mee')
    await caseAbout(noor.page, nasty).getByRole('button', { name: 'Bericht verwijderen' }).click()
    const decide = noor.page.getByRole('dialog', { name: 'Bericht verwijderen?' })
    await decide.getByRole('button', { name: 'Bericht verwijderen' }).click()
    await expect(decide.getByText('Geef een reden van 3 tot 500 karakters.')).toBeVisible()
    await decide.getByRole('textbox', { name: 'Reden' }).fill('Zo praten we hier niet')
    await decide.getByRole('button', { name: 'Bericht verwijderen' }).click()
    await expect(caseAbout(noor.page, nasty)).toHaveCount(0)
    await expect(caseAbout(jasper.page, nasty)).toHaveCount(0)
    await late.getByRole('button', { name: 'Afwijzen' }).click()
    await expect(told(jasper.page, 'Hierover is al besloten. Verwijderd door Noor Vermeulen.')).toBeVisible()
    await expect(late).toHaveCount(0)
    await expect(message(fatima.page, nasty)).toHaveCount(0)
  })

  await test.step('the author reads why, the reporter that it was done, and neither by whom', async () => {
    await bram.page.goto('/inbox')
    await expect(bram.page.getByText(/door een moderator verwijderd\. Reden: Zo praten we hier niet/)).toBeVisible()
    await expect(bram.page.getByText('Beheer', { exact: true }).first()).toBeVisible()
    await fatima.page.goto('/inbox')
    await expect(fatima.page.getByText('Dank je. Het bericht dat je hebt gemeld, is verwijderd.')).toBeVisible()
  })

  await test.step('the author answers Beheer, and a moderator answers as Beheer without a name', async () => {
    const card = bram.page.getByRole('article').filter({ hasText: 'Zo praten we hier niet' })
    await card.getByRole('button', { name: 'Beantwoord', exact: true }).click()
    await expect(bram.page.getByRole('heading', { name: 'Beheer', exact: true })).toBeVisible()
    await expect(bram.page.getByText('Jij en de moderators lezen dit.')).toBeVisible()
    await expect(message(bram.page, 'Zo praten we hier niet')).toBeVisible()
    await send(bram.page, 'Het was een grap')
    expect(await accessibilityFaults(bram.page)).toEqual([])

    // On a phone its count is whole.
    const before = noor.page.viewportSize()
    await noor.page.setViewportSize({ width: 390, height: 844 })
    await expect(noor.page.getByRole('tab', { name: 'Gesprekken 1' })).toBeInViewport({ ratio: 1 })
    if (before) await noor.page.setViewportSize(before)
    await noor.page.getByRole('tab', { name: 'Gesprekken 1' }).click()
    await noor.page.getByRole('button', { name: /Bram Kuipers/ }).click()
    const talk = noor.page.getByRole('region', { name: 'Gesprek met Bram Kuipers' })
    await expect(talk.getByText('Het was een grap')).toBeVisible()
    expect(await accessibilityFaults(noor.page)).toEqual([])
    await talk.getByRole('textbox', { name: 'Antwoord als Beheer' }).fill('Zo kwam het niet over')
    await talk.getByRole('button', { name: 'Verstuur' }).click()
    await expect(talk.getByText('Beheer (Noor Vermeulen)')).toBeVisible()
    await expect(noor.page.getByRole('tab', { name: 'Gesprekken 0' })).toBeVisible()

    const answer = message(bram.page, 'Zo kwam het niet over')
    await expect(answer).toContainText('Beheer')
    await expect(bram.page.getByRole('main')).not.toContainText('Noor')
    await answer.hover()
    await expect(answer.getByRole('button', { name: 'Reageren' })).toBeVisible()
    await expect(answer.getByRole('button', { name: /Melden|Reageer met/ })).toHaveCount(0)
    await send(bram.page, 'Dat snap ik')
    await talk.getByRole('button', { name: 'Geen antwoord nodig' }).click()
    await expect(talk.getByText('Wacht op antwoord')).toHaveCount(0)
    await bram.page.goto('/community/direct')
    await expect(bram.page.getByRole('link', { name: /Beheer.*Jij: Dat snap ik/ })).toBeVisible()
    await bram.page.goto('/inbox')
    await bram.page.getByRole('tab', { name: /^Gelezen/ }).click()
    await expect(bram.page.getByRole('article').filter({ hasText: 'Zo praten we hier niet' })).toBeVisible()
  })

  await test.step('an admin blocks the author from the decided case, with a reason', async () => {
    await jasper.page.goto('/admin/moderatie?gemeld=decided')
    const one = caseAbout(jasper.page, 'Zo praten we hier niet')
    await expect(one).toContainText('Verwijderd')
    await expect(one).toContainText(nasty)
    await one.getByRole('button', { name: 'Gebruiker blokkeren' }).click()
    const dialog = jasper.page.getByRole('dialog', { name: 'Bram Kuipers blokkeren?' })
    await dialog.getByRole('textbox', { name: 'Reden' }).fill('Pesten, ook na een waarschuwing')
    await dialog.getByRole('button', { name: 'Blokkeren' }).click()
    await expect(one.getByText('Geblokkeerd', { exact: true })).toBeVisible()
    await expect(bram.page).toHaveURL(/\/auth/)
  })

  await test.step('who is blocked is told why by mail, and appeals once', async () => {
    const { page } = bram
    await page.goto(await mailbox.link('bram_kuipers@bewezen.example', 'Je account is geblokkeerd'))
    await expect(page.getByText('Pesten, ook na een waarschuwing')).toBeVisible()
    expect(page.url()).not.toContain('token')
    expect(await accessibilityFaults(page)).toEqual([])
    const text = page.getByRole('textbox', { name: 'Je bezwaar' })
    await text.fill('Sorry')
    await page.getByRole('button', { name: 'Bezwaar versturen' }).click()
    await expect(page.getByText('Schrijf 10 tot 1000 karakters.')).toBeVisible()
    await text.fill('Ik had een slechte dag en heb mijn excuses gemaakt.')
    await page.route('**/api/account/appeal', (route) => route.fulfill(refused))
    await page.getByRole('button', { name: 'Bezwaar versturen' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(text).toHaveValue('Ik had een slechte dag en heb mijn excuses gemaakt.')
    await page.unroute('**/api/account/appeal')
    await page.getByRole('button', { name: 'Bezwaar versturen' }).click()
    await expect(page.getByText('Je bezwaar is verstuurd')).toBeVisible()
    await expect(text).toHaveCount(0)
  })

  await test.step('it arrives with the admin, who grants it; the door is open again', async () => {
    const appeal = caseAbout(jasper.page, 'Ik had een slechte dag')
    await expect(appeal).toBeVisible()
    await appeal.getByRole('button', { name: 'Toewijzen' }).click()
    const dialog = jasper.page.getByRole('dialog', { name: 'Bezwaar van Bram Kuipers toewijzen?' })
    await dialog.getByRole('textbox', { name: 'Antwoord' }).fill('Iedereen krijgt een tweede kans.')
    await dialog.getByRole('button', { name: 'Toewijzen' }).click()
    await expect(told(jasper.page, 'Bezwaar toegewezen')).toBeVisible()
    await expect(jasper.page.getByText('Geen bezwaren')).toBeVisible()
    const mail = await mailbox.newest('bram_kuipers@bewezen.example', 'Je kunt weer inloggen')
    expect(mail.text).toContain('Iedereen krijgt een tweede kans.')
    const answer = await bram.page.request.post('/api/auth/sign-in/email', {
      data: { email: 'bram_kuipers@bewezen.example', password },
    })
    expect(answer.ok()).toBe(true)
  })
})

test('ADM-PANEL-07 an admin exports what is kept about a user, and removes the account by its username', async ({
  person,
}) => {
  const { page } = await person('Jasper', { as: 'admin@bewezen.example' })
  await page.goto('/admin/gebruikers')
  await page.getByRole('searchbox').fill('Bram Kuipers')
  await page.getByRole('button', { name: 'Beheer Bram Kuipers' }).click()
  const drawer = page.getByRole('dialog', { name: 'Bram Kuipers', exact: true })

  await drawer.getByRole('button', { name: 'Gegevens exporteren' }).click()
  const exporting = page.getByRole('dialog', { name: 'Gegevens van Bram Kuipers exporteren' })
  await exporting.getByLabel('Jouw wachtwoord').fill('verkeerd')
  await exporting.getByRole('button', { name: 'Gegevens exporteren' }).click()
  await expect(exporting.getByText('Dit wachtwoord klopt niet.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await exporting.getByLabel('Jouw wachtwoord').fill(password)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    exporting.getByRole('button', { name: 'Gegevens exporteren' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^gegevens-bram_kuipers-.+\.json$/)
  await expect(exporting).toHaveCount(0)

  await drawer.getByRole('button', { name: 'Account verwijderen' }).click()
  const erasing = page.getByRole('dialog', { name: 'Bram Kuipers verwijderen?' })
  await erasing.getByRole('textbox', { name: 'Gebruikersnaam' }).fill('bram')
  await erasing.getByLabel('Jouw wachtwoord').fill(password)
  await erasing.getByRole('button', { name: 'Account verwijderen' }).click()
  await expect(erasing.getByText('Dit is niet de gebruikersnaam van dit account.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await erasing.getByRole('textbox', { name: 'Gebruikersnaam' }).fill('bram_kuipers')
  await erasing.getByRole('button', { name: 'Account verwijderen' }).click()
  await expect(told(page, 'Account verwijderd')).toBeVisible()
  await expect(drawer).toHaveCount(0)
  await expect(page.getByText('Niemand gevonden')).toBeVisible()
})
