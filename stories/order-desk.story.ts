import { newId } from '@bewezen/domain/base/newId.ts'
import { accessibilityFaults, faultsInEachLight } from './accessible.ts'
import { admin, buyer, ordered, panel, press, sold, tab, takesMoney, told } from './orderDesk.ts'
import { sticksOut } from './sideways.ts'
import { expect, type Person, test } from './world.ts'

const second = 'lid@bewezen.example'

test('SHOP-ORDER-01 SHOP-ORDER-03 SHOP-ORDER-09 SHOP-ORDER-51 ADM-PANEL-14 ADM-PANEL-22 an admin lets the shop take money, is asked before downloads open again, and sets what shipping costs, which another admin does not overwrite', async ({
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
  await expect(told(page, 'Vul eerst het adres van het bedrijf in')).toBeVisible()
  await expect(shop).not.toBeChecked()
  const address = page.getByLabel('Adres', { exact: true })
  await address.fill('Zonnelaan 1, 3511 AB Utrecht')
  await press(page, 'Adres opslaan').click()
  await expect(press(page, 'Adres opslaan')).toHaveCount(0)
  await shop.click()
  await expect(shop).toBeChecked()
  await expect(told(page, 'Opgeslagen')).toBeVisible()
  await address.fill('')
  await press(page, 'Adres opslaan').click()
  await expect(address).toHaveAccessibleDescription(/Winkelbetaling staat aan/)
  await address.fill('Zonnelaan 1, 3511 AB Utrecht')
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
    await expect(press(page, 'Afdrukken')).toBeVisible()
    await page.goBack()
    await expect(tab(page, /Te verzenden 2/)).toBeVisible()
    await page.goForward()
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
    await press(page, `Verzenden: bestelling ${number}`).press('Enter')
    const mine = panel(page, number)
    await expect(mine).toContainText('Is het verzonden, dan krijgt Marloes een mail met de link.')
    await mine.getByLabel('Volgcode of link').fill('geen code!')
    await mine.getByRole('button', { name: 'Markeer als verzonden', exact: true }).click()
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
