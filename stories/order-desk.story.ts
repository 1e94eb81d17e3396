import { randomUUID } from 'node:crypto'
import { newId } from '@bewezen/domain/base/newId.ts'
import { newProductForm, type ProductForm } from '@bewezen/domain/shop/productForm.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { accessibilityFaults, faultsInEachLight } from './accessible.ts'
import { sticksOut } from './sideways.ts'
import { expect, type Person, test } from './world.ts'

const admin = { as: 'admin@bewezen.example' }
const [buyer, second] = ['marloes_h@bewezen.example', 'lid@bewezen.example']

const told = (page: Page, text: string | RegExp) => page.getByText(text, { exact: true }).first()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const panel = (page: Page, number: string) => page.getByRole('region', { name: `Bestelling ${number}` })
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })

async function asked(from: APIRequestContext, operation: string, data: object): Promise<Record<string, never>> {
  const answer = await from.post(`/api/${operation}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

/** A product that is sent; answers its id. */
async function sold({ page }: Person, name: string, wish: Partial<ProductForm> = {}): Promise<string> {
  const id = newId()
  const product = { ...newProductForm(), name, category: 'fysiek product', price: '59', stock: '10', isPhysical: true }
  await asked(page.request, 'shop/saveProduct', {
    id,
    version: null,
    product: { ...product, status: 'active', ...wish },
  })
  return id
}

const address = {
  name: 'Marloes Hendriks',
  street: 'Kerkstraat',
  houseNumber: '102',
  addition: 'A',
  postcode: '6811 DM',
  city: 'Arnhem',
  country: 'NL',
}
type Shown = { lines: { productId: string; name: string; quantity: number; priceCents: number }[] }

/** Orders pieces of a product and pays for them; answers the id of the order. */
async function ordered({ page }: Person, productId: string, quantity = 1): Promise<string> {
  const { request } = page
  await asked(request, 'shop/add', { productId })
  if (quantity > 1) await asked(request, 'shop/setQuantity', { productId, quantity })
  const answer = await request.get('/api/orders/review')
  expect(answer.status(), await answer.text()).toBe(200)
  const review = (await answer.json()) as Shown & {
    totals: Record<string, { shippingCents: number }>
  }
  const lines = review.lines.map(({ productId, name, quantity, priceCents }) => ({
    productId,
    name,
    quantity,
    priceCents,
  }))
  // Of ids that are made in order the first letters, which are the number, are those of its neighbours.
  const id = randomUUID()
  const shown = { lines, shippingCents: review.totals.NL?.shippingCents ?? 0 }
  const { url } = await asked(request, 'orders/place', { id, productId: null, address, shown, hasAgreed: true })
  await page.goto(url ?? '')
  await page.getByRole('button', { name: 'Betalen' }).click()
  await expect(page).toHaveURL(/\/checkout\/success/)
  await expect.poll(async () => (await (await request.get(`/api/orders/order?id=${id}`)).json()).state).toBe('paid')
  return id
}

const takesMoney = ({ page }: Person) => asked(page.request, 'access/switchSetting', { name: 'shopPayment', on: true })

test('SHOP-ORDER-01 SHOP-ORDER-03 SHOP-ORDER-09 ADM-PANEL-14 ADM-PANEL-22 an admin lets the shop take money, is asked before downloads open again, and sets what shipping costs, which another admin does not overwrite', async ({
  person,
}) => {
  const [jasper, other] = [await person('Jasper', admin), await person('Een ander', { ...admin, width: 390 })]
  const { page } = jasper
  await page.goto('/admin/instellingen')
  const [shop, downloads] = [
    page.getByRole('switch', { name: /Winkelbetaling/ }).first(),
    page.getByRole('switch', { name: /Betaalde downloads pas na bestelling/ }),
  ]
  await downloads.click()
  await expect(told(page, 'Zet eerst Winkelbetaling aan')).toBeVisible()
  await expect(downloads).not.toBeChecked()
  await shop.click()
  await expect(shop).toBeChecked()
  await expect(told(page, 'Opgeslagen')).toBeVisible()
  // What is drawn ahead is stored by then.
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/switchSetting') && answer.ok())
  await downloads.click()
  await stored
  await expect(downloads).toBeChecked()
  await shop.click()
  const question = page.getByRole('alertdialog', { name: 'Winkelbetaling uitzetten?' })
  await expect(question).toContainText('Betaalde downloads pas na bestelling gaat dan ook uit')
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await expect(shop).toBeChecked()
  await shop.click()
  await press(page, 'Uitzetten').click()
  await expect(shop).not.toBeChecked()
  await expect(downloads).not.toBeChecked()

  await other.page.goto('/admin/instellingen')
  const [mine, theirs] = [page.getByLabel(/^Nederland/), other.page.getByLabel(/^Nederland/)]
  await expect(theirs).toHaveValue('4,95')
  await theirs.fill('6,95')
  await mine.fill('veel')
  await press(page, 'Verzendkosten opslaan').click()
  await expect(page.getByText('Vul een bedrag in tot 999,99, zoals 4,95')).toBeVisible()
  await expect(mine).toBeFocused()
  await mine.fill('5,95')
  await press(page, 'Verzendkosten opslaan').click()
  await expect(press(page, 'Verzendkosten opslaan')).toHaveCount(0)
  await expect(other.page.getByText(/Nederland € 5,95, België € 7,95/)).toBeVisible()
  await press(other.page, 'Verzendkosten opslaan').click()
  await expect(
    told(other.page, 'Opslaan mislukt')
      .or(other.page.getByText('Dit item is intussen gewijzigd. Laad opnieuw.'))
      .first(),
  ).toBeVisible()
  await expect(theirs).toHaveValue('6,95')
  expect(await sticksOut(other.page)).toEqual([])
  await press(other.page, 'Opnieuw laden').click()
  await expect(theirs).toHaveValue('5,95')
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  expect(await faultsInEachLight(page)).toEqual([])
})

test('SHOP-ORDER-23 SHOP-ORDER-32 SHOP-ORDER-33 SHOP-ORDER-34 SHOP-ORDER-35 an order comes in by itself, is found, packed and sent with a code, and its buyer hears so; of two admins the second is told and loses nothing', async ({
  person,
  mailbox,
}) => {
  const [jasper, other] = [await person('Jasper', admin), await person('Een ander', { ...admin, width: 390 })]
  const [marloes, sanne] = [await person('Marloes', { as: buyer }), await person('Sanne', { as: second })]
  const { page } = jasper
  await takesMoney(jasper)
  const lamp = await sold(jasper, 'Leeslamp Amber')
  await page.goto('/admin/bestellingen')
  await expect(page.getByRole('heading', { level: 2, name: 'Bestellingen' })).toBeVisible()
  await expect(tab(page, /Te verzenden/)).toBeVisible()

  const id = await ordered(marloes, lamp, 2)
  const number = id.slice(0, 8)
  const toShip = page.getByRole('row').filter({ hasText: number })
  await expect(toShip).toContainText('Marloes Hendriks')
  await expect(toShip).toContainText('2 Leeslamp Amber')
  const later = await ordered(sanne, lamp)
  await expect(tab(page, /Te verzenden 2/)).toBeVisible()
  await expect(press(page, '2 pakbonnen')).toBeVisible()

  await test.step('it is sought by number, name and e-mail address, in the address of the page', async () => {
    const search = page.getByRole('searchbox', { name: 'Nummer, naam of e-mailadres' })
    for (const typed of [number, 'hendriks', buyer]) {
      await search.fill(typed)
      await expect(page.getByRole('row').filter({ hasText: later.slice(0, 8) })).toHaveCount(0)
      await expect(toShip).toHaveCount(1)
      await expect(page).toHaveURL(/zoek=/)
    }
    await search.fill('niets dat er is')
    await expect(page.getByText('Geen bestellingen gevonden')).toBeVisible()
    await press(page, 'Alle bestellingen tonen').click()
    await expect(tab(page, /Alles/)).toHaveAttribute('aria-selected', 'true')
    await tab(page, /Te verzenden/).click()
  })

  await test.step('packing slips come out without prices, one on a sheet', async () => {
    await press(page, '2 pakbonnen').click()
    const sheets = page.getByRole('article', { name: /^Pakbon / })
    await expect(sheets).toHaveCount(2)
    await expect(sheets.filter({ hasText: number })).toContainText('Kerkstraat 102 A')
    await expect(page.locator('[data-printed]')).not.toContainText('€')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(press(page, 'Afdrukken')).toBeHidden()
    await expect(sheets.first()).toBeVisible()
    await page.emulateMedia({ media: null })
    expect(await accessibilityFaults(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    const [name, about] = [sheets.first().locator('header p').first(), sheets.first().locator('header p').last()]
    expect(await about.evaluate((it) => getComputedStyle(it).textAlign)).toBe('start')
    expect((await about.boundingBox())?.x).toBe((await name.boundingBox())?.x)
    await page.setViewportSize({ width: 1440, height: 900 })
    await press(page, 'Naar de bestellingen').click()
  })

  await test.step('two admins are at the same order; the second is told, with what was typed', async () => {
    await other.page.goto(`/admin/bestellingen?bestelling=${id}`)
    const theirs = panel(other.page, number)
    await theirs.getByLabel('Volgcode of link').fill('3SANDERS1')
    await press(page, `Verzonden: bestelling ${number}`).press('Enter')
    const mine = panel(page, number)
    await expect(mine).toContainText('Na Verzonden krijgt Marloes een mail met de link.')
    await mine.getByLabel('Volgcode of link').fill('geen code!')
    await mine.getByRole('button', { name: 'Verzonden', exact: true }).click()
    await expect(mine.getByLabel('Volgcode of link')).toHaveAttribute('aria-invalid', 'true')
    expect(await faultsInEachLight(page)).toEqual([])
    await mine.getByLabel('Volgcode of link').fill('3SBWZN0041187')
    await mine.getByLabel('Volgcode of link').press('Enter')
    await expect(told(page, 'Verzonden. Marloes krijgt een mail.')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: number })).toHaveCount(0)
    await expect(theirs.getByText('Deze bestelling is intussen gewijzigd')).toBeVisible()
    await expect(theirs).toContainText('Dit had je getypt: 3SANDERS1')
    await expect(theirs).toContainText('Verzonden met PostNL')
    await expect(theirs.getByRole('link', { name: 'Volg pakket' })).toHaveAttribute('href', /3SBWZN0041187/)
    expect(await sticksOut(other.page)).toEqual([])
    expect(await accessibilityFaults(other.page)).toEqual([])
    await mailbox.newest(buyer, 'Je bestelling is onderweg')
  })

  await test.step('it is with the buyer', async () => {
    await tab(page, /Verzonden 1/).click()
    await press(page, `Bekijk bestelling ${number}`).last().click()
    await panel(page, number).getByRole('button', { name: 'Ontvangen' }).click()
    await expect(panel(page, number)).toContainText('Ontvangen op')
  })
})

test('SHOP-ORDER-29 SHOP-ORDER-31 SHOP-ORDER-34 SHOP-ORDER-37 a part goes back with a reason and never more than came in, a withdrawn parcel is taken back, and the bookkeeper gets a file', async ({
  person,
}) => {
  const [jasper, marloes] = [await person('Jasper', admin), await person('Marloes', { as: buyer })]
  const { page } = jasper
  await takesMoney(jasper)
  const id = await ordered(marloes, await sold(jasper, 'Zitkussen boekweit'), 2)
  const number = id.slice(0, 8)
  await page.goto(`/admin/bestellingen?bestelling=${id}`)
  const it = panel(page, number)
  const dialog = page.getByRole('dialog', { name: `Bestelling ${number} terugbetalen` })

  await test.step('one of two pieces, with a reason', async () => {
    await it.getByRole('button', { name: 'Terugbetalen' }).press('Enter')
    await dialog.getByRole('button', { name: 'Terugbetalen', exact: true }).click()
    await expect(dialog.getByText('Kies wat er terug gaat, of vul een bedrag in')).toBeVisible()
    await expect(dialog.getByLabel('Bedrag daarbij')).toBeFocused()
    await dialog.getByLabel('Bedrag daarbij').fill('9999')
    await expect(dialog.getByText(/Er kan nog hoogstens/)).toBeVisible()
    expect(await faultsInEachLight(page)).toEqual([])
    await dialog.getByLabel('Bedrag daarbij').fill('')
    await dialog.getByLabel(/^Zitkussen boekweit/).selectOption('1')
    await dialog.getByLabel(/^Reden/).fill('Eén kwam stuk aan')
    await dialog.getByRole('button', { name: /^€ .* terugbetalen$/ }).click()
    await expect(told(page, /gaat terug$/)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(it).toContainText('Eén kwam stuk aan')
    await expect(it).toContainText('(1 terugbetaald)')
    await expect(it.getByRole('link', { name: /^Creditnota / })).toBeVisible()
  })

  await test.step('the buyer withdraws from what was sent, and the parcel comes back', async () => {
    await it.getByRole('button', { name: 'Verzonden', exact: true }).click()
    await expect(told(page, 'Verzonden. Marloes krijgt een mail.')).toBeVisible()
    await asked(marloes.page.request, 'orders/withdraw', { id })
    await tab(page, /Terug 1/).click()
    await press(page, `Bekijk bestelling ${number}`).last().click()
    await expect(it).toContainText('Terugbetalen uiterlijk')
    await it.getByRole('button', { name: 'Teruggekomen' }).click()
    await page
      .getByRole('alertdialog', { name: 'Is het pakket terug?' })
      .getByRole('button', { name: 'Teruggekomen' })
      .click()
    await expect(it).toContainText('Terugbetaald')
    await expect(it.getByRole('button', { name: 'Terugbetalen' })).toHaveCount(0)
  })

  await test.step('the file of a period', async () => {
    await press(page, 'CSV boekhouder').click()
    const today = new Date().toISOString().slice(0, 10)
    const asks = page.getByRole('dialog', { name: 'CSV voor de boekhouder' })
    await asks.getByLabel(/^Van/).fill(today)
    await expect(asks.getByText('Kies een begin en een einde', { exact: false })).toBeVisible()
    await asks.getByLabel(/^Tot en met/).fill(today)
    const download = page.waitForEvent('download')
    await asks.getByRole('link', { name: 'Download CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

test('SHOP-ORDER-45 SH-EDGE-25 X3-EDGE-45 a role that goes while money is being given back: a sentence, nothing goes back, and what was typed stays', async ({
  person,
}) => {
  const [jasper, marloes] = [await person('Jasper', admin), await person('Marloes', { as: buyer })]
  await takesMoney(jasper)
  const id = await ordered(marloes, await sold(jasper, 'Voetenbad'), 2)
  const who = 'anouk_jacobs@bewezen.example'
  const { people } = await (await jasper.page.request.get(`/api/access/people?search=${who}`)).json()
  const gives = (from: string, to: string) =>
    asked(jasper.page.request, 'access/setRole', { personId: people[0].id, from, to })
  const usual: string = people[0].role
  const answers: number[] = []
  /** Opens the dialog and types in it; answers its button. */
  const types = async (page: Page) => {
    page.on('response', (answer) => answer.url().endsWith('/api/orders/refund') && answers.push(answer.status()))
    await page.goto(`/admin/bestellingen?staat=alles&bestelling=${id}`)
    await panel(page, id.slice(0, 8)).getByRole('button', { name: 'Terugbetalen' }).click()
    await page.getByLabel('Bedrag daarbij').fill('12,50')
    await page.getByLabel(/^Reden/).fill('Eén kwam stuk aan')
    return page.getByRole('button', { name: /^€ .* terugbetalen$/ })
  }
  await gives(usual, 'admin')
  const anouk = await person('Anouk', { as: who })

  await test.step('the page does not know it yet: the dialog stays as it was typed', async () => {
    const page = await anouk.page.context().newPage()
    await page.route('**/api/live?*', (route) => route.abort())
    const submit = await types(page)
    await gives('admin', usual)
    await submit.click()
    await expect(told(page, 'Geen toegang')).toBeVisible()
    await expect(told(page, 'Je hebt geen rechten voor deze actie.')).toBeVisible()
    await expect(page.getByLabel('Bedrag daarbij')).toHaveValue('12,50')
    await expect(page.getByLabel(/^Reden/)).toHaveValue('Eén kwam stuk aan')
    await page.close()
    await gives(usual, 'admin')
  })

  await test.step('it goes in the moment of pressing: what was typed is there to copy', async () => {
    const { page } = anouk
    const submit = await types(page)
    await page.route('**/api/orders/refund', async (route) => {
      await gives('admin', usual)
      await route.continue()
    })
    await submit.click()
    await expect(told(page, 'Geen toegang')).toBeVisible()
    await expect(page.getByLabel('Dit had je getypt')).toHaveValue('12,50\n\nEén kwam stuk aan')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  expect(answers).toEqual([403, 403])
  const order = await (await jasper.page.request.get(`/api/orders/deskOrder?id=${id}`)).json()
  expect(order.refunds).toEqual([])
})

test('SHOP-ORDER-32 SHOP-ORDER-27 a teacher finds no orders, not on screen and not by asking', async ({ person }) => {
  const { page } = await person('Docent', { as: 'docent@bewezen.example' })
  await page.goto('/admin/bestellingen')
  await expect(told(page, 'Geen toegang')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bestellingen' })).toHaveCount(0)
  for (const read of ['orders/desk?tab=all', `orders/deskOrder?id=${newId()}`, 'orders/shippingRates'])
    expect((await page.request.get(`/api/${read}`)).status(), read).toBe(403)
})

test('SHOP-ORDER-36 an admin corrects the stock with a reason and sees how it moved; a teacher sees nothing of it', async ({
  person,
}) => {
  const [jasper, docent] = [await person('Jasper', admin), await person('Docent', { as: 'docent@bewezen.example' })]
  await sold(jasper, 'Warme trui')
  const open = async ({ page }: Person) => {
    await page.goto('/products')
    await press(page, 'Bewerken').click()
    await press(page, 'Bewerk Warme trui').click()
    await expect(page.getByRole('textbox', { name: 'Naam' })).toHaveValue('Warme trui')
  }
  await open(docent)
  await expect(press(docent.page, 'Voorraadverloop tonen')).toHaveCount(0)
  await open(jasper)
  const { page } = jasper
  await press(page, 'Voorraadverloop tonen').click()
  const moves = page.getByRole('region', { name: 'Voorraadverloop' })
  await expect(moves).toContainText('Nu 10')
  await moves.getByLabel('Verschil in stuks').fill('-2')
  await moves.getByRole('button', { name: 'Corrigeren' }).click()
  await expect(moves.getByText('Geef een reden van 3 tot 500 karakters')).toBeVisible()
  await moves.getByLabel('Reden van de correctie').fill('Twee beschadigd')
  await moves.getByLabel('Reden van de correctie').press('Enter')
  await expect(told(page, 'De voorraad is nu 8')).toBeVisible()
  await expect(moves).toContainText('Correctie: Twee beschadigd')
  await expect(moves).toContainText('Nu 8')
  await moves.getByLabel('Verschil in stuks').fill('-9')
  await moves.getByLabel('Reden van de correctie').fill('Alles weg')
  await moves.getByRole('button', { name: 'Corrigeren' }).click()
  await expect(told(page, 'De voorraad kan niet onder 0 komen.')).toBeVisible()
  await expect(moves.getByLabel('Reden van de correctie')).toHaveValue('Alles weg')
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  expect(await faultsInEachLight(page)).toEqual([])
})
