import { accessibilityFaults } from './accessible.ts'
import {
  admin,
  card,
  choose,
  costForm,
  dialog,
  form,
  given,
  givenEvent,
  open,
  press,
  tab,
  told,
} from './productionDesk.ts'
import { expect, test } from './world.ts'

test('EV-MORE-06 EV-COST-18 EV-ADMIN-21 EV-ERR-32 whoever saves second sees the newer value, keeps what was typed, and decides', async ({
  person,
}) => {
  const { page } = await person('Jasper', admin)
  const other = (await person('Jasper, elders', admin)).page
  const eventId = await givenEvent(page, 'Twee tegelijk')
  await given(page, 'saveCost', eventId, costForm('Lunch', '10'))
  for (const each of [page, other]) {
    await open(each, eventId, 'kosten')
    await press(each, 'Bewerken: Lunch').click()
  }
  await dialog(other, 'Kosten bewerken').getByLabel('Prijs per stuk').fill('12,50')
  await dialog(other, 'Kosten bewerken').getByRole('button', { name: 'Opslaan' }).click()
  await expect(told(other, 'Cost updated successfully')).toBeVisible()

  const mine = dialog(page, 'Kosten bewerken')
  await mine.getByLabel(/^Notities/).fill('Vegetarisch')
  await mine.getByRole('button', { name: 'Opslaan' }).click()
  await expect(told(page, /^Failed to update cost: iemand anders wijzigde dit intussen/)).toBeVisible()
  await expect(mine.getByRole('alert')).toContainText(/Prijs per stuk: € 12,50 \(was € 10,00\)/)
  await expect(mine.getByLabel(/^Notities/)).toHaveValue('Vegetarisch')
  expect(await accessibilityFaults(page)).toEqual([])
  await mine.getByRole('button', { name: 'Verder met wat ik typte' }).click()
  await expect(mine.getByLabel('Prijs per stuk')).toHaveValue('12,50')
  await mine.getByRole('button', { name: 'Opslaan' }).click()
  await expect(mine).toHaveCount(0)
  for (const each of [page, other]) {
    await expect(each.getByRole('row', { name: /Lunch/ })).toContainText('Vegetarisch')
    await expect(each.getByRole('row', { name: /Lunch/ })).toContainText('€ 12,50')
  }
})

const failing = [
  ['costs', 'Kosten', 'De kosten konden niet worden geladen.', 'Nog geen kosten'],
  ['todos', 'To Do', 'De taken konden niet worden geladen.', 'Nog geen taken'],
  ['briefings', 'Briefings', 'De briefings konden niet worden geladen.', 'Nog geen briefings'],
  ['programme', 'Programma', 'Het programma kon niet worden geladen.', 'Nog geen activiteiten'],
  ['locations', 'Locaties', 'De locaties konden niet worden geladen.', 'Nog geen locaties'],
] as const

test('EV-ADMIN-15 EV-ADMIN-16 EV-ADMIN-22 six loads go side by side, and each may fail alone, says so in its own words and can be asked again', async ({
  person,
}) => {
  const { page } = await person('Jasper', admin)
  const eventId = await givenEvent(page, 'Half geladen')
  const asked = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /api\/(production\/\w+|events\/participants)/.exec(request.url()) ?? []
    // The budget stands beside the six, asked with the result (EV-MORE-90), and the helpers of the day with their own tab (EV-MORE-50).
    if (name && name !== 'production/budget' && name !== 'production/helpers') asked.add(name)
  })
  for (const [list, name, sentence, empty] of failing) {
    await page.route(`**/api/production/${list}?**`, (route) =>
      route.fulfill({ status: 422, json: { code: 'UNEXPECTED' } }),
    )
    await open(page, eventId, 'overzicht')
    await expect(page.getByText('Niet alles kon worden geladen')).toBeVisible()
    await expect(page.getByText('Break-even')).toBeVisible()
    await tab(page, name).click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByText('Niet alles kon worden geladen')).toHaveCount(0)
    if (list === 'costs') expect(await accessibilityFaults(page)).toEqual([])
    await page.unroute(`**/api/production/${list}?**`)
    await press(page, 'Opnieuw proberen').click()
    await expect(page.getByText(empty)).toBeVisible()
  }
  expect([...asked].toSorted()).toEqual([
    'events/participants',
    'production/briefings',
    'production/costs',
    'production/locations',
    'production/programme',
    'production/todos',
  ])
})

test('EV-PARTNER-01 EV-PARTNER-02 EV-PARTNER-04 EV-PARTNER-05 EV-PARTNER-06 EV-PARTNER-09 a partner with contact and invoicing is made, refused beside its fields, and switched off', async ({
  person,
}) => {
  const { page } = await person('Jasper', admin)
  await open(page, await givenEvent(page, 'Met partners'), 'partnerships')
  const partners = form(page, 'Partner toevoegen')
  await partners.getByLabel('IBAN').fill('NL00ABNA0417164300')
  await partners.getByRole('button', { name: 'Toevoegen' }).click()
  await expect(partners.getByText('Naam is verplicht')).toBeVisible()
  await expect(partners.getByText('Dit IBAN klopt niet')).toBeVisible()
  await partners.getByLabel(/^Naam/).fill('Zaal & Zo')
  await partners.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00')
  await partners.getByLabel('E-mailadres', { exact: true }).fill('ria@zaal.example')
  await partners.getByRole('button', { name: 'Toevoegen' }).click()
  await expect(told(page, 'Partner aangemaakt')).toBeVisible()
  await expect(card(page, 'Zaal & Zo')).toContainText('IBAN NL91ABNA0417164300')
  await press(page, 'Bewerken: Zaal & Zo').click()
  await dialog(page, 'Partner bewerken').getByRole('checkbox', { name: 'Actief' }).uncheck()
  await dialog(page, 'Partner bewerken').getByRole('button', { name: 'Opslaan' }).click()
  await expect(told(page, 'Partner bijgewerkt')).toBeVisible()
  await expect(card(page, 'Zaal & Zo')).toContainText('Niet actief')
})

test('EV-MORE-99 what was typed to add something is there again in another tab and when the page is loaded anew', async ({
  person,
}) => {
  const { page } = await person('Jasper', admin)
  const eventId = await givenEvent(page, 'Half ingevuld')
  await given(page, 'saveCost', eventId, costForm('Bloemen', '12,00'))
  await open(page, eventId, 'briefings')
  const briefing = form(page, 'Briefing toevoegen')
  await choose(briefing, 'sanne')
  await briefing.getByLabel('Rol').fill('Deur')
  await tab(page, 'Kosten').click()
  const cost = form(page, 'Kosten toevoegen')
  await cost.getByLabel('Naam').fill('Zaalhuur')
  await cost.getByLabel('Aantal').fill('1')
  await cost.getByLabel('Prijs per stuk').fill('250,00')
  await page.reload()
  await expect(cost.getByLabel('Naam')).toHaveValue('Zaalhuur')
  await expect(cost.getByLabel('Prijs per stuk')).toHaveValue('250,00')
  await tab(page, 'Briefings').click()
  await expect(briefing.getByText('Sanne de Wit')).toBeVisible()
  await expect(briefing.getByLabel('Rol')).toHaveValue('Deur')

  await tab(page, 'Kosten').click()
  await cost.getByRole('button', { name: 'Toevoegen' }).click()
  await expect(page.getByRole('row', { name: /Zaalhuur/ })).toHaveCount(1)
  await expect(cost.getByLabel('Naam')).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('row', { name: /Zaalhuur/ })).toHaveCount(1)
  await expect(cost.getByLabel('Naam')).toHaveValue('')

  // On a phone the form is a dialog; closing it asks, and throws away what was typed.
  await page.setViewportSize({ width: 390, height: 844 })
  const small = dialog(page, 'Kosten toevoegen')
  await press(page, 'Kosten toevoegen').click()
  await small.getByLabel('Naam').fill('Ballonnen')
  await page.reload()
  await press(page, 'Kosten toevoegen').click()
  await expect(small.getByLabel('Naam')).toHaveValue('Ballonnen')
  await page.keyboard.press('Escape')
  await press(page, 'Sluiten zonder opslaan').click()
  await press(page, 'Kosten toevoegen').click()
  await expect(small.getByLabel('Naam')).toHaveValue('')
})
