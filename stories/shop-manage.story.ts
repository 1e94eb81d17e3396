import { accessibilityFaults, faultsInEachLight } from './accessible.ts'
import { idle } from './idle.ts'
import { field, focused, form, given, manage, manageAfterInbox, managed, picture, press, told } from './shopDesk.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

const teacher = { as: 'docent@bewezen.example' }
const admin = { as: 'admin@bewezen.example' }

test('SHOP-ADMIN-01 SHOP-ADMIN-03 SHOP-ADMIN-12 SHOP-ADMIN-15 SHOP-FORM-01 SHOP-FORM-18 SHOP-FORM-19 SHOP-FORM-27 SHOP-LIST-27 a teacher makes a product with two pictures, orders them by keyboard and shows it, and it appears by itself with a member, who finds no tools', async ({
  person,
}) => {
  const [docent, sanne] = [await person('Docent', teacher), await person('Sanne', { as: 'lid@bewezen.example' })]
  const { page } = docent
  await sanne.page.goto('/products')
  await expect(sanne.page.getByRole('article').first()).toBeVisible()
  await manage(docent)

  await test.step('six numbered sections, and a fault stands at its field and has the focus', async () => {
    await press(page, 'Nieuw Product').click()
    for (const title of ['1. Basisgegevens', '2. Prijs en voorraad', '3. Type en levering', '4. Afbeeldingen'])
      await expect(form(page).getByRole('heading', { name: title })).toBeVisible()
    await field(page, 'Naam').fill('Leeslamp Amber')
    await form(page).getByRole('combobox', { name: 'Categorie' }).selectOption('Fysiek product')
    await field(page, 'Prijs').fill('45,00')
    await field(page, 'Voorraad').fill('12,5')
    await form(page).getByRole('checkbox', { name: 'Fysiek' }).check()
    await press(page, 'Opslaan').click()
    await expect(form(page).getByText('Ongeldige voorraad')).toBeVisible()
    await expect(field(page, 'Voorraad')).toBeFocused()
    const steps = form(page).getByRole('navigation', { name: 'Stappen' })
    await expect(steps.getByRole('button', { name: 'Prijs en voorraad (klopt nog niet)' })).toBeVisible()
    await field(page, 'Voorraad').fill('12')
    await steps.getByRole('button', { name: 'Afbeeldingen (nog leeg)' }).click()
    await expect(form(page).getByRole('heading', { name: '4. Afbeeldingen' })).toBeFocused()
  })

  const sources = () =>
    form(page)
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''))
  const [first, second] = await test.step('its second picture comes first, by keyboard', async () => {
    const chosen = form(page).getByLabel('Afbeelding toevoegen').and(page.locator('input'))
    await chosen.setInputFiles([await picture('een.png', 200), await picture('twee.png', 20)])
    await expect(form(page).getByAltText('Afbeelding 2')).toBeVisible()
    // What was said of the refused save, or both would be there.
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    const programs = ['setup.exe', 'update.exe', 'brief.exe', 'foto.exe']
    const buffer = Buffer.from('MZ een programma')
    await chosen.setInputFiles(programs.map((name) => ({ name, mimeType: 'image/png', buffer })))
    await expect(
      told(page, `Alleen afbeeldingen zijn toegestaan. Niet toegevoegd: ${programs.join(', ')}.`),
    ).toBeVisible()
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
    // It would lie over what is dragged.
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    const [one = '', two = ''] = await sources()
    await press(page, 'Zet afbeelding 2 naar voren').focus()
    await page.keyboard.press('Enter')
    await expect(form(page).getByText('Afbeelding staat nu op plaats 1 van 2')).toBeAttached()
    expect(await sources()).toEqual([two, one])
    // The focus went along with the picture.
    expect(await focused(page)).toBe('Zet afbeelding 1 naar voren')
    await form(page).getByAltText('Afbeelding 1').dragTo(form(page).getByAltText('Afbeelding 2'))
    expect(await sources()).toEqual([one, two])
    await press(page, 'Zet afbeelding 1 naar achteren').press('Enter')
    expect(await sources()).toEqual([two, one])
    return [two, one]
  })

  await test.step('it is a draft until its eye is pressed, and then it is there for all at once', async () => {
    await press(page, 'Opslaan').click()
    await expect(told(page, 'Product toegevoegd')).toBeVisible()
    await expect(form(page)).toHaveCount(0)
    await expect(managed(page, 'Leeslamp Amber')).toContainText('Concept')
    await expect(sanne.page.getByRole('link', { name: 'Leeslamp Amber' })).toHaveCount(0)
    await press(page, 'Toon in de winkel: Leeslamp Amber').click()
    await expect(managed(page, 'Leeslamp Amber')).toContainText('Actief')
    const card = sanne.page.getByRole('article').filter({ hasText: 'Leeslamp Amber' })
    await expect(card).toContainText('€ 41,40')
    const keyOf = (address = '') => address.split('/').at(-2)
    await expect(card.locator('img')).toHaveAttribute('src', new RegExp(`${keyOf(first)}/card`))
    expect(keyOf(first)).not.toBe(keyOf(second))
    await press(page, 'Verberg in de winkel: Leeslamp Amber').click()
    await expect(managed(page, 'Leeslamp Amber')).toContainText('Inactief')
    await expect(card).toHaveCount(0)
  })

  await expect(press(sanne.page, 'Bewerken')).toHaveCount(0)
  await expect(press(sanne.page, 'Nieuw Product')).toHaveCount(0)
  expect((await sanne.page.request.get('/api/shop/managed')).status()).toBe(403)
})

test('SHOP-ADMIN-05 SHOP-ADMIN-15 SHOP-ADMIN-17 SHOP-FORM-21 X3-EDGE-13 of two managers the second is told, keeps what was typed and loads the newest; a role that went and a product that went lose nothing either', async ({
  person,
}) => {
  const [docent, jasper] = [await person('Docent', teacher), await person('Jasper', admin)]
  const { page } = docent
  const id = await given(jasper.page, 'Wekker', { price: '20' })
  await manage(docent)
  await manage(jasper)

  await test.step('closing asks first, and only when something was changed', async () => {
    await press(page, 'Bewerk Wekker').click()
    await expect(field(page, 'Naam')).toHaveValue('Wekker')
    await page.keyboard.press('Escape')
    await expect(form(page)).toHaveCount(0)
    await press(page, 'Bewerk Wekker').press('Enter')
    await field(page, 'Naam').fill('Wekker met licht')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog', { name: 'Wijzigingen weggooien?' })).toBeVisible()
    await press(page, 'Verder met invullen').click()
    await expect(field(page, 'Naam')).toHaveValue('Wekker met licht')
  })

  await test.step('another manager saves meanwhile', async () => {
    await press(jasper.page, 'Bewerk Wekker').click()
    await field(jasper.page, 'Prijs').fill('25')
    await press(jasper.page, 'Opslaan').click()
    await expect(told(jasper.page, 'Product bijgewerkt')).toBeVisible()
    await expect(form(page).getByText('Dit item is intussen gewijzigd. Laad opnieuw.')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await press(page, 'Opslaan').click()
    await expect(told(page, 'Kon product niet opslaan')).toBeVisible()
    await expect(field(page, 'Naam')).toHaveValue('Wekker met licht')
    await press(page, 'Nieuwste versie laden').click()
    await expect(field(page, 'Prijs')).toHaveValue('25,00')
    await expect(field(page, 'Naam')).toHaveValue('Wekker')
    await field(page, 'Naam').fill('Wekker zonsopgang')
    await press(page, 'Opslaan').click()
    await expect(told(page, 'Product bijgewerkt')).toBeVisible()
  })

  await test.step('a role that is taken away leaves what was typed', async () => {
    const { id: personId } = await (await page.request.get('/api/account/viewer')).json()
    const role = async (from: string, to: string) => {
      const answer = await jasper.page.request.post('/api/access/setRole', { data: { personId, from, to } })
      expect(answer.status(), await answer.text()).toBe(200)
    }
    await press(page, 'Bewerk Wekker zonsopgang').click()
    await field(page, 'Beschrijving').fill('Wekt je met licht.')
    await role('teacher', 'student')
    await press(page, 'Opslaan').click()
    await expect(form(page).getByText('Je product is niet opgeslagen.', { exact: false })).toBeVisible()
    await expect(field(page, 'Beschrijving')).toHaveValue('Wekt je met licht.')
    await role('student', 'teacher')
    await press(page, 'Opslaan').click()
    await expect(form(page)).toHaveCount(0)
  })

  await test.step('of a product that is deleted meanwhile a new one is made', async () => {
    await press(page, 'Bewerk Wekker zonsopgang').click()
    await field(page, 'Naam').fill('Wekker terug')
    await jasper.page.request.post('/api/shop/removeProduct', { data: { id } })
    await expect(form(page).getByText('Dit product is intussen verwijderd.')).toBeVisible()
    await press(page, 'Nieuw product hiervan maken').click()
    await press(page, 'Opslaan').click()
    await expect(managed(jasper.page, 'Wekker terug')).toBeVisible()
  })
})

test('SHOP-ADMIN-06 SHOP-ADMIN-07 SHOP-ADMIN-09 SHOP-ADMIN-10 SHOP-ADMIN-15 SHOP-ADMIN-16 SHOP-ADMIN-17 what fails says so and loses nothing, a toggle that fails goes back without a word, and deleting asks first', async ({
  person,
}) => {
  const docent = await person('Docent', { ...teacher, width: 390 })
  const { page } = docent
  await given(page, 'Broze lamp')
  await page.route('**/api/shop/managed?*', (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }))
  await page.route('**/api/shop/managed', (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }))
  await manage(docent)
  await expect(told(page, 'Kon producten niet laden')).toBeVisible()
  await page.unroute('**/api/shop/managed?*')
  await page.unroute('**/api/shop/managed')
  await press(page, 'Opnieuw proberen').click()
  await expect(managed(page, 'Broze lamp')).toBeVisible()
  expect(await sticksOut(page)).toEqual([])

  const fails = (operation: string) =>
    page.route(`**/api/shop/${operation}`, (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }))
  const works = (operation: string) => page.unroute(`**/api/shop/${operation}`)

  await test.step('eye and pin go back to what is stored', async () => {
    const toasts = page.locator('[data-sonner-toast]')
    for (const [operation, button] of [
      ['setStatus', 'Verberg in de winkel: Broze lamp'],
      ['setFeatured', 'Uitlichten: Broze lamp'],
    ] as const) {
      await fails(operation)
      const refused = page.waitForResponse(`**/api/shop/${operation}`)
      await press(page, button).click()
      await refused
      await expect(press(page, button)).toBeVisible()
      await works(operation)
    }
    await expect(managed(page, 'Broze lamp')).toContainText('Actief')
    await expect(toasts).toHaveCount(0)
  })

  await test.step('a save that fails leaves the dialog as it was', async () => {
    await press(page, 'Bewerk Broze lamp').click()
    await field(page, 'Naam').fill('Sterke lamp')
    await fails('saveProduct')
    await press(page, 'Opslaan').click()
    await expect(told(page, 'Kon product niet opslaan')).toBeVisible()
    await expect(field(page, 'Naam')).toHaveValue('Sterke lamp')
    expect(await sticksOut(page)).toEqual([])
    await works('saveProduct')
    await press(page, 'Opslaan').click()
    await expect(managed(page, 'Sterke lamp')).toBeVisible()
  })

  await test.step('deleting asks; cancelling and failing delete nothing; the focus stays in the list', async () => {
    const asks = page.getByRole('alertdialog', { name: 'Weet je zeker dat je dit product wilt verwijderen?' })
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/removeProduct') && asked.push(request.url()))
    await press(page, 'Verwijder Sterke lamp').press('Enter')
    await expect(asks).toBeVisible()
    await press(page, 'Annuleren').press('Enter')
    await expect(asks).toHaveCount(0)
    expect(asked).toEqual([])
    await fails('removeProduct')
    await press(page, 'Verwijder Sterke lamp').press('Enter')
    await press(page, 'Product verwijderen').press('Enter')
    await expect(told(page, 'Kon product niet verwijderen')).toBeVisible()
    await expect(managed(page, 'Sterke lamp')).toBeVisible()
    await works('removeProduct')
    await press(page, 'Verwijder Sterke lamp').press('Enter')
    await press(page, 'Product verwijderen').press('Enter')
    await expect(told(page, 'Product verwijderd')).toBeVisible()
    await expect(managed(page, 'Sterke lamp')).toHaveCount(0)
    await expect(page.locator('article:focus')).toHaveCount(1)
    await page
      .getByRole('button', { name: /^Verwijder / })
      .first()
      .click()
    await press(page, 'Product verwijderen').click()
    await expect(asks).toHaveCount(0)
    await expect(page.locator('article:focus'), 'after the mouse').toHaveCount(1)
  })

  // What lies over a button for five seconds takes away of its room.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  expect(await faultsInEachLight(page)).toEqual([])
  await press(page, 'Nieuw Product').click()
  expect(await faultsInEachLight(page)).toEqual([])
})

test('SHOP-FORM-21 SHOP-FORM-30 Back closes the form and not its page, and asks first where something is typed', async ({
  person,
}) => {
  const jasper = await person('Jasper', admin)
  const { page } = jasper
  const question = page.getByRole('alertdialog', { name: 'Wijzigingen weggooien?' })
  const opensForm = async () => {
    await press(page, 'Nieuw Product').click()
    await expect(form(page)).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state.isPanel)).toBe(true)
  }
  await manageAfterInbox(jasper)

  await test.step('nothing is typed', async () => {
    await opensForm()
    await page.goBack()
    await expect(form(page)).toHaveCount(0)
    await expect(press(page, 'Nieuw Product')).toBeFocused()
    expect(new URL(page.url()).pathname).toBe('/products')
  })
  for (const name of ['Naam', 'Waar gaat het product over?'])
    await test.step(`something is typed in ${name}`, async () => {
      await opensForm()
      const typed = form(page).getByRole('textbox', { name }).first()
      await typed.fill('Een lamp die om tien uur vanzelf dooft')
      await idle(page)
      await page.goBack()
      await press(page, 'Verder met invullen').click()
      await expect(question).toHaveCount(0)
      await expect(typed).toHaveValue('Een lamp die om tien uur vanzelf dooft')
      await idle(page)
      await page.goBack()
      await expect(question).toBeVisible()
      await press(page, 'Sluiten zonder opslaan').click()
      await expect(form(page)).toHaveCount(0)
      await expect(press(page, 'Nieuw Product')).toBeVisible()
    })
  await test.step('asked by the cross, Back takes that question away, and there is no second one', async () => {
    await opensForm()
    const name = form(page).getByRole('textbox', { name: 'Naam' }).first()
    await name.fill('Een lamp')
    await idle(page)
    await form(page).getByRole('button', { name: 'Sluiten' }).click()
    await expect(question).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => history.state.panelDepth)).toBe(2)
    await page.goBack()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(name).toHaveValue('Een lamp')
    await form(page).getByRole('button', { name: 'Sluiten' }).click()
    await press(page, 'Sluiten zonder opslaan').click()
    await expect(form(page)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => history.state.isPanel)).toBeUndefined()
  })
  await page.goBack()
  await page.waitForURL('**/inbox')
})
