import type { Page } from '@playwright/test'
import { accessibilityFaults } from './accessible.ts'
import { expect, test } from './world.ts'

// One after the other: tester mode is of the whole site.
test.describe.configure({ mode: 'serial' })

const section = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Onderdelen van het beheer' }).getByRole('link', { name }).click()
  await expect(page).toHaveTitle(new RegExp(`^${name} \\|`))
}
const openPerson = async (page: Page, name: string) => {
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('button', { name: `Beheer ${name}` }).click()
  const drawer = page.getByRole('dialog', { name })
  await expect(drawer.getByText('E-mailadres', { exact: true })).toBeVisible()
  return drawer
}
const told = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

test('SH-ROUTE-16 SH-TEST-02 SH-TEST-07 SH-TEST-12 SH-TEST-13 SH-PERM-01 launch day: members wait, a tester is let through live, and then everybody is', async ({
  person,
}) => {
  const [admin, sanne, bram] = [
    await person('Jasper', { as: 'admin@bewezen.example' }),
    await person('Sanne', { as: 'lid@bewezen.example' }),
    await person('Bram', { as: 'bram_kuipers@bewezen.example', width: 390 }),
  ]
  for (const { page } of [sanne, bram]) {
    await page.goto('/community/universiteit/welkom')
    await expect(page.getByRole('log')).toBeVisible()
  }
  await admin.page.goto('/admin/instellingen')
  await admin.page.getByLabel('Bericht op het wachtscherm').fill('Nog even geduld. <b>Bijna</b> zover.')
  await admin.page.getByRole('button', { name: 'Bericht op het wachtscherm opslaan' }).click()
  await expect(told(admin.page, 'Opgeslagen')).toBeVisible()

  await admin.page.getByRole('switch', { name: /Tester Mode/ }).click()
  const waiting = (page: Page) => page.getByRole('heading', { name: 'Nog even geduld. <b>Bijna</b> zover.' })
  for (const { page } of [sanne, bram]) await expect(waiting(page)).toBeVisible()

  await section(admin.page, 'Gebruikers')
  const drawer = await openPerson(admin.page, 'Sanne de Wit')
  await drawer.getByRole('switch', { name: 'Tester' }).click()
  await expect(sanne.page.getByRole('log')).toBeVisible()
  await expect(waiting(bram.page)).toBeVisible()
  await admin.page.keyboard.press('Escape')

  await section(admin.page, 'Instellingen')
  await admin.page.getByRole('switch', { name: /Tester Mode/ }).click()
  await expect(bram.page.getByRole('log')).toBeVisible()

  // The site goes on to other stories, which know the message it began with.
  const first = 'De community is momenteel alleen toegankelijk voor testers.'
  await admin.page.getByRole('textbox', { name: 'Bericht op het wachtscherm' }).fill(first)
  await Promise.all([
    admin.page.waitForResponse((answer) => answer.url().includes('/api/access/') && answer.ok()),
    admin.page.getByRole('button', { name: 'Bericht op het wachtscherm opslaan' }).click(),
  ])
})

test('ADM-PANEL-01 ADM-PANEL-03 ADM-PANEL-04 ADM-PANEL-05 ADM-PANEL-08 ADM-PANEL-20 SH-CONT-12 SH-EDGE-25 X3-EDGE-45 an hour of an admin: finds somebody, gives a role and an award, looks at contact details, and finds it all in the log', async ({
  person,
}) => {
  const [jasper, marloes] = [
    await person('Jasper', { as: 'admin@bewezen.example' }),
    await person('Marloes', { as: 'marloes_h@bewezen.example' }),
  ]
  const { page } = jasper
  await marloes.page.goto('/inbox')
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/overzicht$/)
  await expect(page.getByText('Gebruikers per rol')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await section(page, 'Awards')
  await page.getByRole('button', { name: 'Award maken' }).click()
  await page.getByLabel('Naam').fill('Vroege vogel')
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('heading', { name: 'Vroege vogel' })).toBeVisible()

  await section(page, 'Gebruikers')
  await page.getByLabel('Filter op rol').selectOption('Student')
  const drawer = await openPerson(page, 'Marloes Hendriks')
  expect(await accessibilityFaults(page)).toEqual([])
  await drawer.getByLabel('Nieuwe rol').selectOption('Admin')
  await drawer.getByRole('button', { name: 'Rol wijzigen' }).click()
  const question = page.getByRole('alertdialog', { name: 'Rol van Marloes Hendriks wijzigen?' })
  await expect(question).toContainText('Van Student naar Admin.')
  await question.getByRole('button', { name: 'Rol wijzigen' }).click()
  await expect(told(page, 'Marloes Hendriks is nu Admin')).toBeVisible()
  await drawer.getByRole('switch', { name: 'Vroege vogel' }).click()
  await expect(drawer.getByRole('switch', { name: 'Vroege vogel' })).toBeChecked()
  await drawer.getByRole('button', { name: 'Contactgegevens bekijken' }).click()
  await expect(drawer.getByText('Noodcontact', { exact: true })).toBeVisible()

  // Her pages know at once: the tab is there, and goes with the role.
  await marloes.page.getByRole('link', { name: 'Admin', exact: true }).click()
  await expect(marloes.page.getByText('Gebruikers per rol')).toBeVisible()
  const typing = await marloes.page.context().newPage()
  await typing.goto('/admin/awards')
  await typing.getByRole('button', { name: 'Award maken' }).click()
  await typing.getByLabel('Naam').fill('Avondwandelaar')
  await typing.getByLabel('Omschrijving').fill('Dertig avonden buiten.')
  await drawer.getByLabel('Nieuwe rol').selectOption('Student')
  await drawer.getByRole('button', { name: 'Rol wijzigen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rol wijzigen' }).click()
  await expect(marloes.page.getByText('Geen toegang')).toBeVisible()
  await expect(marloes.page.getByText('Gebruikers per rol')).toHaveCount(0)
  await expect(marloes.page).toHaveURL(/\/community/)
  // Where she was typing nothing of the admin area is left but what she typed, to copy it.
  await expect(typing.getByLabel('Dit had je getypt')).toHaveValue('Avondwandelaar\n\nDertig avonden buiten.')
  await expect(typing.getByRole('dialog')).toHaveCount(0)
  await expect(typing.getByRole('heading', { name: 'Admin Center' })).toHaveCount(0)
  expect(await accessibilityFaults(typing)).toEqual([])
  await typing.close()
  await page.keyboard.press('Escape')

  await section(page, 'Logboek')
  await page.getByRole('searchbox').fill('marloes')
  const line = (text: string | RegExp) => page.getByRole('row').filter({ hasText: text })
  await expect(line(/Contactgegevens bekeken.*Jasper van den Berg.*Marloes Hendriks/)).toBeVisible()
  await expect(line(/Award gegeven.*Marloes Hendriks.*werd Vroege vogel/)).toBeVisible()
  await expect(line(/Rol gewijzigd.*was Student.*werd Admin/)).toBeVisible()
  await page.getByLabel('Filter op soort').selectOption('Inzage contactgegevens')
  await expect(line('Rol gewijzigd')).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('ADM-PANEL-06 SH-CONT-03 blocking signs out everywhere with its sentence; a new address counts when it is confirmed', async ({
  person,
  mailbox,
}) => {
  const [jasper, anouk] = [
    await person('Jasper', { as: 'admin@bewezen.example' }),
    await person('Anouk', { as: 'anouk_jacobs@bewezen.example' }),
  ]
  const { page } = jasper
  await anouk.page.goto('/inbox')
  await page.goto('/admin/gebruikers')
  const drawer = await openPerson(page, 'Anouk Jacobs')
  await drawer.getByLabel('Nieuw e-mailadres').fill('anouk@nieuw.example')
  await drawer.getByRole('button', { name: 'Link versturen' }).click()
  await expect(drawer.getByText(/anouk@nieuw.example is gevraagd op/)).toBeVisible()
  await mailbox.newest('anouk_jacobs@bewezen.example', 'Je e-mailadres wordt gewijzigd')

  await anouk.page.goto(await mailbox.link('anouk@nieuw.example', 'Bevestig je nieuwe e-mailadres'))
  await expect(anouk.page).toHaveURL(/\/community/)
  await expect(drawer.getByText('anouk@nieuw.example', { exact: true })).toBeVisible()

  await drawer.getByRole('button', { name: 'Blokkeren' }).click()
  const why = page.getByRole('dialog', { name: /blokkeren\?$/ })
  await why.getByRole('textbox', { name: 'Reden' }).fill('Schelden in het logboek')
  await why.getByRole('button', { name: 'Blokkeren' }).click()
  await expect(told(page, 'Anouk Jacobs is geblokkeerd')).toBeVisible()
  await expect(anouk.page.getByRole('button', { name: /^Account van/ })).toHaveCount(0)
  await anouk.page.goto('/auth')
  await anouk.page.getByLabel('E-mailadres').fill('anouk@nieuw.example')
  await anouk.page.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill('Bewezen-2026!')
  await anouk.page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(anouk.page.getByText('Je account is geblokkeerd. Neem contact op met de beheerder.')).toBeVisible()
})

test('ADM-PANEL-22 two admins at one setting: the later one sees it live and overwrites nothing', async ({
  person,
}) => {
  const [one, other] = [
    await person('Jasper', { as: 'admin@bewezen.example' }),
    await person('Jasper elders', { as: 'admin@bewezen.example' }),
  ]
  for (const { page } of [one, other]) await page.goto('/admin/instellingen')
  await other.page.getByRole('textbox', { name: 'Naam van de site' }).fill('Zonlicht')
  await one.page.getByRole('textbox', { name: 'Naam van de site' }).fill('Daglicht')
  await one.page.getByRole('button', { name: 'Naam van de site opslaan' }).click()

  const changed = other.page.getByRole('alert').filter({ hasText: 'Dit item is intussen gewijzigd. Laad opnieuw.' })
  await expect(changed).toContainText('Daglicht')
  await expect(other.page.getByRole('textbox', { name: 'Naam van de site' })).toHaveValue('Zonlicht')
  await changed.getByRole('button', { name: 'Opnieuw laden' }).click()
  await expect(other.page.getByRole('textbox', { name: 'Naam van de site' })).toHaveValue('Daglicht')
  await other.page.getByRole('textbox', { name: 'Naam van de site' }).fill('Bewezen')
  await other.page.getByRole('button', { name: 'Naam van de site opslaan' }).click()
  await expect(one.page.getByRole('textbox', { name: 'Naam van de site' })).toHaveValue('Bewezen')
})

test('ADM-PANEL-21 what fails says so in Dutch: a list offers to try again, a form keeps what was typed', async ({
  person,
}) => {
  const { page } = await person('Jasper', { as: 'admin@bewezen.example' })
  await page.route('**/api/access/people*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/admin/gebruikers')
  const failed = page.getByRole('alert').filter({ hasText: 'Kon gegevens niet laden' })
  await expect(failed).toBeVisible()
  await page.unroute('**/api/access/people*')
  await failed.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Sanne de Wit' })).toBeVisible()

  await page.goto('/admin/instellingen')
  await page.route('**/api/access/saveSetting', (route) => route.abort())
  await page.getByLabel('Contactadres').fill('hallo@bewezen.example')
  await page.getByRole('button', { name: 'Contactadres opslaan' }).click()
  await expect(page.getByText('Opslaan mislukt')).toBeVisible()
  await expect(page.getByText('Geen verbinding. Controleer je internet en probeer het opnieuw.').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Contactadres' })).toHaveValue('hallo@bewezen.example')
})
