import type { Page } from '@playwright/test'
import { accessibilityFaults } from './accessible.ts'
import { expect, type Person, test } from './world.ts'

const teacher = { as: 'docent@bewezen.example' }
const admin = { as: 'admin@bewezen.example' }

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const form = (page: Page) => page.getByRole('dialog', { name: /^(Nieuw Product|Product bewerken)$/ })
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true })
const asked = (page: Page) => form(page).getByRole('textbox', { name: 'Waar gaat het product over?' })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const panel = (page: Page) => page.getByRole('region', { name: 'Afbeeldingen maken' })

/** How the stand-in of the models behaves from here on. */
const models = (page: Page, mood: 'fine' | 'fails') => page.request.post('/dev/ai-shop/control', { data: { mood } })

async function manage({ page }: Person): Promise<void> {
  await page.goto('/products')
  await press(page, 'Bewerken').click()
  await expect(press(page, 'Nieuw Product')).toBeVisible()
}

test('SHOP-AI-01 SHOP-AI-02 SHOP-AI-03 SHOP-AI-04 SHOP-AI-05 SHOP-AI-06 SHOP-AI-07 SHOP-AI-08 a teacher lets a product be filled in, changes it and saves it; without an answer it is filled in by hand', async ({
  person,
}) => {
  const docent = await person('Docent', teacher)
  const { page } = docent
  await manage(docent)
  await press(page, 'Nieuw Product').click()
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('generateProduct') && calls.push(request.url()))

  await test.step('an empty description is told at its field, and nobody is asked', async () => {
    await press(page, 'Genereer met AI').click()
    await expect(form(page).getByText('Voer een beschrijving in voor AI generatie')).toBeVisible()
    expect(calls).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
  })

  await test.step('without an answer the reason is told, and what was typed stays', async () => {
    await models(page, 'fails')
    await asked(page).fill('Een gids over licht in de ochtend, voor wie vroeg op moet')
    await press(page, 'Genereer met AI').click()
    await expect(toast(page, 'Kon product niet genereren met AI')).toBeVisible()
    await expect(asked(page)).toHaveValue(/^Een gids over licht/)
    await expect(field(page, 'Naam')).toHaveValue('')
    await models(page, 'fine')
  })

  await test.step('an answer fills the form and stores nothing', async () => {
    await press(page, 'Genereer met AI').click()
    await expect(toast(page, 'Product gegevens gegenereerd met AI')).toBeVisible()
    await expect(field(page, 'Naam')).toHaveValue('Gids over licht in de ochtend')
    await expect(field(page, 'Prijs')).toHaveValue('0,00')
    await expect(form(page).getByRole('combobox', { name: 'Categorie' })).toHaveValue('guide')
    await expect(form(page).getByRole('checkbox', { name: 'Digitaal' })).toBeChecked()
    const { products } = await (await page.request.get('/api/shop/managed')).json()
    expect(JSON.stringify(products)).not.toContain('Gids over licht')
  })

  await test.step('it is saved after a look, says that a model wrote it, and an edit has no such step', async () => {
    await field(page, 'Naam').fill('Gids voor vroege vogels')
    await press(page, 'Opslaan').click()
    await expect(toast(page, 'Product toegevoegd')).toBeVisible()
    const card = page.getByRole('article').filter({ hasText: 'Gids voor vroege vogels' })
    await expect(card).toContainText('tekst gemaakt met AI')
    await press(page, 'Bewerk Gids voor vroege vogels').click()
    await expect(field(page, 'Naam')).toHaveValue('Gids voor vroege vogels')
    await expect(press(page, 'Genereer met AI')).toHaveCount(0)
  })
})

test('SHOP-AI-09 SHOP-AI-10 SHOP-AI-12 SHOP-AI-13 SHOP-AI-14 pictures are made for the partner of the settings: a teacher begins, an admin sees how far it is and stops it', async ({
  person,
}) => {
  const [docent, jasper] = [await person('Docent', teacher), await person('Jasper', admin)]
  await manage(docent)
  await manage(jasper)

  await test.step('all have a picture already, so there is nothing to make unless they are replaced', async () => {
    await expect(panel(docent.page)).toContainText('elk product van De Lichtmeester')
    await expect(panel(docent.page)).toContainText('kortingscode LICHT5')
    await press(docent.page, 'Start').click()
    await expect(toast(docent.page, 'Alle producten van deze partner hebben al een afbeelding.')).toBeVisible()
    expect(await accessibilityFaults(docent.page)).toEqual([])
  })

  await test.step('both see it come further, and the other one stops it', async () => {
    await panel(docent.page).getByRole('checkbox', { name: 'Vervang bestaande' }).check()
    await press(docent.page, 'Start').click()
    await expect(panel(jasper.page).getByText('1 van 2')).toBeVisible()
    await press(jasper.page, 'Stop').click()
    for (const { page } of [docent, jasper]) await expect(panel(page)).toContainText('Gestopt. 1 afbeelding gemaakt')
  })

  await test.step('begun anew it goes on to the end, and the products say so', async () => {
    await press(docent.page, 'Start').click()
    for (const { page } of [docent, jasper])
      await expect(panel(page)).toContainText('2 afbeeldingen gemaakt', { timeout: 15_000 })
    const card = docent.page.getByRole('article').filter({ hasText: 'Luxmeter zakformaat' })
    await expect(card).toContainText('afbeelding gemaakt met AI')
  })

  await test.step('with another name in the settings the panel is gone by itself', async () => {
    const settings = await jasper.page.context().newPage()
    await settings.goto('/admin/instellingen')
    const name = settings.getByRole('textbox', { name: 'Partner voor afbeeldingen' })
    await expect(name).toHaveValue('De Lichtmeester')
    await name.fill('Onbekend')
    await press(settings, 'Partner voor afbeeldingen opslaan').click()
    await expect(panel(docent.page)).toHaveCount(0)
  })
})
