import { newId } from '@bewezen/domain/base/newId.ts'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from './accessible.ts'
import { agree, dialogOf } from './eventPages.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

const title = 'Masterclass Ochtendlicht'
const path = '/events/masterclass-ochtendlicht'
const admin = { as: 'admin@bewezen.example' }

const formOf = (page: Page) => page.getByRole('dialog', { name: 'Aanmelden', exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function eventIdOf(page: Page): Promise<string> {
  const answer = await (await page.request.get('/api/events/event?slug=masterclass-ochtendlicht')).json()
  return answer.event.id
}

test('EV-MORE-10 EV-MORE-12 EV-MORE-13 EV-MORE-14 EV-MORE-15 EV-MORE-19 an admin makes a code, and a member pays the lower price at the stand-in', async ({
  person,
}) => {
  const jasper = await person('Jasper', admin)
  const eventId = await eventIdOf(jasper.page)
  await jasper.page.goto(`/events/admin?event=${eventId}&tab=instellingen`)
  const adds = jasper.page.getByRole('region', { name: 'Kortingscode toevoegen', exact: true })
  await adds.getByLabel('Code', { exact: false }).first().fill('ochtend-20')
  await adds.getByLabel('Procenten').fill('20')
  await adds.getByLabel('Hoe vaak hoogstens').fill('1')
  await adds.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  const list = jasper.page.getByRole('table', { name: 'Kortingscodes', exact: true })
  await expect(list.getByRole('row', { name: /OCHTEND-20/ })).toContainText('0 van 1')
  expect(await accessibilityFaults(jasper.page)).toEqual([])

  const sanne = await person('Sanne', { as: 'lid@bewezen.example' })
  await sanne.page.goto(path)
  await dialogOf(sanne.page, title).getByRole('button', { name: 'Aanmelden', exact: true }).click()
  const form = formOf(sanne.page)
  const code = form.getByLabel('Kortingscode')
  await form.getByLabel('Opmerkingen').fill('Ik neem een mat mee')
  await code.fill('bestaat-niet')
  await form.getByRole('button', { name: 'Toepassen', exact: true }).click()
  await expect(code).toHaveAccessibleDescription('Deze kortingscode bestaat niet.')
  await expect(form.getByLabel('Opmerkingen')).toHaveValue('Ik neem een mat mee')
  await code.fill('ochtend-20')
  await form.getByRole('button', { name: 'Toepassen', exact: true }).click()
  await expect(form.getByText('Korting met OCHTEND-20', { exact: true })).toBeVisible()
  await expect(form.getByText('€ 28,00', { exact: true })).toBeVisible()
  expect(await accessibilityFaults(sanne.page)).toEqual([])
  expect(await sticksOut(sanne.page)).toEqual([])
  await agree(sanne.page, 'Aanmelden en betalen')
  await expect(sanne.page.getByText('Testbetaling').first()).toBeVisible()
  await expect(sanne.page.getByText('€ 28,00').first()).toBeVisible()
  await sanne.page.getByRole('button', { name: 'Betalen', exact: true }).click()
  await expect(sanne.page.getByText('Betaling gelukt!').first()).toBeVisible()

  // The one use is gone, which the list says without a reload.
  await expect(list.getByRole('row', { name: /OCHTEND-20/ })).toContainText('1 van 1')
  const fatima = await person('Fatima', { as: 'top5@bewezen.example' })
  await fatima.page.goto(path)
  await dialogOf(fatima.page, title).getByRole('button', { name: 'Aanmelden', exact: true }).click()
  await formOf(fatima.page).getByLabel('Kortingscode').fill('OCHTEND-20')
  await agree(fatima.page, 'Aanmelden en betalen')
  await expect(formOf(fatima.page).getByLabel('Kortingscode')).toHaveAccessibleDescription(
    'Deze kortingscode is al zo vaak gebruikt als kan.',
  )
})

test('EV-MORE-16 a code that leaves nothing enrols without a payment page', async ({ person }) => {
  const jasper = await person('Jasper', admin)
  const eventId = await eventIdOf(jasper.page)
  const form = {
    code: 'GRATIS-MEE',
    takes: 'percent',
    value: '100',
    from: '',
    until: '',
    mostUses: '',
    oncePerPerson: true,
    dateIds: [],
    tiers: [],
    isActive: true,
  }
  const made = await jasper.page.request.post('/api/production/saveCode', {
    data: { id: newId(), eventId, version: null, form },
  })
  expect(made.status(), await made.text()).toBe(200)
  const { page } = await person('Fatima', { as: 'top5@bewezen.example' })
  await page.goto(path)
  await dialogOf(page, title).getByRole('button', { name: 'Aanmelden', exact: true }).click()
  await formOf(page).getByLabel('Kortingscode').fill('gratis-mee')
  await press(page, 'Toepassen').click()
  await expect(formOf(page).getByText('Gratis', { exact: true })).toBeVisible()
  await agree(page, 'Aanmelden')
  await expect(page.getByRole('heading', { name: 'Aanmelding gelukt!', exact: true })).toBeVisible()
})

test('EV-MORE-86 EV-MORE-88 EV-MORE-89 EV-MORE-90 EV-MORE-91 an admin plans a budget and a cost per participant, and sees what the event comes to', async ({
  person,
}) => {
  const { page } = await person('Jasper', admin)
  const eventId = await eventIdOf(page)
  await page.goto(`/events/admin?event=${eventId}&tab=overzicht`)
  const result = page.getByRole('region', { name: 'Resultaat', exact: true })
  const budget = page.getByRole('region', { name: 'Begroting', exact: true })
  await expect(result.getByRole('row', { name: /^Resultaat/ })).toBeVisible()
  await budget.getByRole('button', { name: 'Begroting maken', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Begroting maken', exact: true })
  await dialog.getByLabel('Verwachte deelnemers').fill('90')
  await dialog.getByLabel('Inkomsten').fill('veel')
  await dialog.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await expect(dialog.getByLabel('Inkomsten')).toHaveAccessibleDescription(/geldig bedrag/)
  await dialog.getByLabel('Inkomsten').fill('2500')
  await dialog.getByLabel('Kosten', { exact: false }).fill('1200,50')
  await dialog.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(budget.getByRole('row', { name: /^Verwachte deelnemers/ })).toContainText('90')
  await expect(budget.getByRole('row', { name: /^Kosten/ })).toContainText('€ 1.200,50')
  await expect(result.getByText('bij 90 deelnemers', { exact: true })).toBeVisible()

  await page.getByRole('tab', { name: 'Kosten', exact: true }).click()
  const adds = page.getByRole('region', { name: 'Kosten toevoegen', exact: true })
  await adds.getByLabel('Naam').fill('Thee en fruit')
  await adds.getByLabel('Aantal').fill('1')
  await adds.getByLabel('Prijs per stuk').fill('2,42')
  await adds.getByLabel('Per deelnemer').check()
  await adds.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await expect(page.getByRole('row', { name: /Thee en fruit/ })).toContainText('per deelnemer')
  await page.getByRole('tab', { name: 'Overzicht', exact: true }).click()
  // Ninety times two euros without btw.
  await expect(result.getByRole('row', { name: /^Kosten per deelnemer/ })).toContainText('€ -180,00')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('EV-MORE-22 EV-MORE-23 EV-MORE-24 EV-MORE-92 a member asks for an invoice to a company, pays, and has it as PDF; an admin sees it too', async ({
  person,
  mailbox,
}) => {
  const { page } = await person('Joost', { as: 'plus@bewezen.example', width: 390 })
  await page.goto(path)
  await dialogOf(page, title).getByRole('button', { name: 'Aanmelden', exact: true }).click()
  const form = formOf(page)
  await form.getByRole('switch', { name: 'Factuur op bedrijfsnaam', exact: true }).check()
  await form.getByRole('textbox', { name: /^Bedrijfsnaam/ }).fill('Zeewind BV')
  await form.getByRole('textbox', { name: /^Factuuradres/ }).fill('Kade 1\n1011 AB Amsterdam')
  const vatNumber = form.getByRole('textbox', { name: /^Btw-id/ })
  await vatNumber.fill('NL004495446B01')
  await agree(page, 'Aanmelden en betalen')
  await expect(vatNumber).toHaveAccessibleDescription(/klopt niet/)
  await expect(vatNumber).toBeFocused()
  expect(await sticksOut(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  await vatNumber.fill('NL 0044.95.445.B01')
  await form.getByRole('button', { name: 'Aanmelden en betalen', exact: true }).click()
  await expect(page.getByText('Testbetaling').first()).toBeVisible()
  await page.getByRole('button', { name: 'Betalen', exact: true }).click()
  await expect(page.getByText('Betaling gelukt!').first()).toBeVisible()
  await page.goto(path)
  const link = dialogOf(page, title).getByRole('link', { name: /^Factuur \d{4}-\d{5} \(pdf\)$/ })
  await expect(link).toBeVisible()
  const address = String(await link.getAttribute('href'))
  expect((await page.request.get(address)).headers()['content-type']).toBe('application/pdf')
  const mail = await mailbox.newest('plus@bewezen.example', `Factuur ${address.slice(-14, -4)}`)
  expect(mail.text).toContain('omdat je voor een evenement hebt betaald')

  const jasper = await person('Jasper', admin)
  await jasper.page.goto(`/events/admin?event=${await eventIdOf(jasper.page)}&tab=overzicht`)
  const list = jasper.page.getByRole('region', { name: 'Facturen op bedrijfsnaam', exact: true })
  await expect(list.getByText('Zeewind BV', { exact: true })).toBeVisible()
  expect(await accessibilityFaults(jasper.page)).toEqual([])
  expect((await jasper.page.request.get(address)).status()).toBe(200)
  const noor = await person('Noor', { as: 'lid@bewezen.example' })
  expect((await noor.page.request.get(address)).status()).toBe(404)
})

test('EV-MORE-92 who paid asks for the invoice to a company afterwards, and has it at once', async ({ person }) => {
  const { page } = await person('Mila', { as: 'moderator@bewezen.example' })
  await page.goto(path)
  await dialogOf(page, title).getByRole('button', { name: 'Aanmelden', exact: true }).click()
  await agree(page, 'Aanmelden en betalen')
  await expect(page.getByText('Testbetaling').first()).toBeVisible()
  await page.getByRole('button', { name: 'Betalen', exact: true }).click()
  await expect(page.getByText('Betaling gelukt!').first()).toBeVisible()
  await page.goto(path)
  await dialogOf(page, title).getByRole('button', { name: 'Factuur op bedrijfsnaam', exact: true }).click()
  const asks = page.getByRole('dialog', { name: 'Factuur op bedrijfsnaam', exact: true })
  await asks.getByRole('textbox', { name: /^Bedrijfsnaam/ }).fill('Duin & Dal')
  await asks.getByRole('button', { name: 'Factuur aanvragen', exact: true }).click()
  await expect(asks.getByRole('textbox', { name: /^Factuuradres/ })).toHaveAccessibleDescription(/Vul straat/)
  await expect(asks.getByRole('textbox', { name: /^Bedrijfsnaam/ })).toHaveValue('Duin & Dal')
  expect(await accessibilityFaults(page)).toEqual([])
  await asks.getByRole('textbox', { name: /^Factuuradres/ }).fill('Duinweg 2\n2042 AA Zandvoort')
  await asks.getByRole('button', { name: 'Factuur aanvragen', exact: true }).click()
  await expect(dialogOf(page, title).getByRole('link', { name: /^Factuur \d{4}-\d{5} \(pdf\)$/ })).toBeVisible()
})
