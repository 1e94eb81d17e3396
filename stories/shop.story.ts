import { newId } from '@bewezen/domain/base/newId.ts'
import { strFromU8, unzipSync } from 'fflate'
import { faultsInEachLight } from './accessible.ts'
import { card, cards, dialog, search, sell, works } from './shopPages.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

const member = { as: 'lid@bewezen.example' }
const manager = { as: 'docent@bewezen.example' }

test('SHOP-LIST-05 SHOP-LIST-06 SHOP-LIST-14 SHOP-LIST-17 SHOP-LIST-19 SHOP-LIST-20 SHOP-LIST-23 SHOP-PRICE-01 X3-LIMIT-14 a visitor finds a product by search and by link, and sees no price', async ({
  person,
}) => {
  const { page: teacher } = await person('Docent', manager)
  const id = await sell(teacher, { name: 'Wekker zevenslaper', description: 'Wekt je met licht.', tags: 'morgenrood' })
  const { page } = await person('Vera')
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/shop/') && asked.push(request.url()))
  await page.goto('/products')
  await expect(page.getByRole('heading', { level: 1, name: 'Productcollectie' })).toBeVisible()
  const count = page.getByRole('status').filter({ hasText: /product/ })

  await test.step('typing filters at once, without a request, and the address can be shared', async () => {
    await search(page).click()
    await page.keyboard.type('MORGENRÓÓD')
    await expect(count).toHaveText('1 product')
    await expect(cards(page)).toHaveCount(1)
    await expect(page).toHaveURL(/\?q=MORGEN/)
    await search(page).fill('niets dat er is')
    await expect(page.getByText('Geen producten gevonden')).toBeVisible()
    await page.getByRole('button', { name: 'Filters wissen' }).click()
    await expect(page).toHaveURL('/products')
    await expect(search(page)).toHaveValue('')
    await page.getByRole('navigation', { name: 'Categorie' }).getByRole('link', { name: 'Fysiek product' }).click()
    await expect(page).toHaveURL('/shop/fysiek-product')
    await page.goBack()
    await expect(page).toHaveURL('/products')
    expect(asked).toEqual([])
  })

  await test.step('the site search leads to it; closing leads to its category, going back to where it was opened', async () => {
    await page.getByRole('button', { name: 'Zoeken' }).click()
    await page.getByRole('combobox', { name: 'Waar zoek je naar?' }).fill('zevenslaper')
    await page.getByRole('group', { name: 'Producten' }).getByRole('option').first().click()
    await expect(page).toHaveURL('/shop/fysiek-product/wekker-zevenslaper')
    await expect(dialog(page, 'Wekker zevenslaper')).toContainText('Wekt je met licht.')
    await expect(dialog(page, 'Wekker zevenslaper').getByRole('link', { name: 'Inloggen voor prijs' })).toHaveAttribute(
      'href',
      `/auth?next=${encodeURIComponent('/shop/fysiek-product/wekker-zevenslaper')}`,
    )
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/shop/fysiek-product')
    // The dialog gives the focus back when it is gone.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const link = card(page, 'Wekker zevenslaper').getByRole('link', { name: 'Wekker zevenslaper', exact: true })
    await link.press('Enter')
    await expect(dialog(page, 'Wekker zevenslaper')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/shop/fysiek-product')
  })

  await test.step('opened in the shop it lies over the shop as it was, and its cross leads back there', async () => {
    await page.goto('/products?type=own')
    const shown = await cards(page).count()
    const link = card(page, 'Wekker zevenslaper').getByRole('link', { name: 'Wekker zevenslaper', exact: true })
    // The code of the cards comes when somebody begins to use the shop.
    await search(page).click()
    await works(link)
    await link.click()
    await expect(page).toHaveURL('/shop/fysiek-product/wekker-zevenslaper?type=own')
    const opened = dialog(page, 'Wekker zevenslaper')
    await expect(opened).toBeVisible()
    // Below a modal dialog nothing has a role.
    await expect(page.locator('main article')).toHaveCount(shown)
    await opened.getByRole('button', { name: 'Sluiten' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/products?type=own')
    await expect(cards(page)).toHaveCount(shown)
    await expect(link).toBeFocused()
  })

  await test.step('a link by id clears what hides it, marks it for three seconds and leaves the address', async () => {
    await page.goto(`/products?q=bril&utm=mail&id=${id}`)
    await expect(card(page, 'Wekker zevenslaper')).toHaveAttribute('data-marked', 'true')
    await expect(card(page, 'Wekker zevenslaper')).toBeInViewport()
    expect(new URL(page.url()).searchParams.get('id')).toBe(id)
    await expect(page).toHaveURL('/products?utm=mail')
    await expect(card(page, 'Wekker zevenslaper')).not.toHaveAttribute('data-marked', 'true')
  })

  await test.step('what is not there is told, and the shop stays', async () => {
    for (const [path, to] of [
      [`/products?type=own&id=${newId()}`, '/products?type=own'],
      ['/shop/onbekend', '/products'],
      ['/shop/ebook/nergens', '/shop/ebook'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText('Product niet gevonden')).toBeVisible()
      await expect(page).toHaveURL(to)
    }
  })

  await page.goto('/products')
  await expect(page.getByRole('main')).not.toContainText('€')
  await expect(card(page, 'Wekker zevenslaper').getByRole('button')).toHaveCount(0)
})

test('SHOP-LIST-04 SHOP-LIST-26 SHOP-LIST-27 X3-ROLE-04 who manages the shop switches to its management, which no page begins with; nobody else can', async ({
  person,
}) => {
  const { page } = await person('Docent', manager)
  await page.goto('/products')
  const edit = page.getByRole('button', { name: 'Bewerken', exact: true })
  await expect(page.getByRole('button', { name: 'Bekijken', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: /^In winkelwagen/ })).not.toHaveCount(0)
  await edit.click()
  await expect(edit).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: /^In winkelwagen/ })).toHaveCount(0)
  await expect(page.getByText('Avondbril amber')).toBeVisible()
  await page.reload()
  await expect(edit).toHaveAttribute('aria-pressed', 'false')
  const { page: other } = await person('Sanne', member)
  await other.goto('/products')
  await expect(other.getByRole('button', { name: /^In winkelwagen/ })).not.toHaveCount(0)
  await expect(other.getByRole('button', { name: 'Bewerken', exact: true })).toHaveCount(0)
})

test('SHOP-PRICE-04 SHOP-PRICE-10 SHOP-PRICE-11 SHOP-BUY-01 SHOP-BUY-02 SHOP-BUY-08 SHOP-BUY-11 SHOP-BUY-13 SHOP-BUY-14 a member sees the discount, and finds on a phone what was put in the cart', async ({
  person,
}) => {
  const { page: teacher } = await person('Docent', manager)
  await sell(teacher, { name: 'Daglichtlamp', price: '100', studentDiscountCode: 'LEDEN8', stock: '1' })
  const { page } = await person('Sanne', member)
  await page.goto('/products')
  const lamp = card(page, 'Daglichtlamp')
  await expect(lamp).toContainText(/€\s100,00/)
  await expect(lamp).toContainText(/€\s92,00/)
  await expect(lamp).toContainText('-8%')
  await expect(lamp).toContainText('Je ledenkorting')
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/shop/add') && asked.push(request.url()))
  await lamp.getByRole('button', { name: 'In winkelwagen: Daglichtlamp' }).click()
  await expect(page.getByText('Toegevoegd aan winkelwagen')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Winkelwagen, 4 producten' })).toBeVisible()
  await page.getByRole('button', { name: 'Naar winkelwagen' }).click()
  await expect(page.getByRole('dialog', { name: 'Winkelwagen' })).toContainText('Daglichtlamp')
  await page.keyboard.press('Escape')
  // The second press of a double click, after the first was answered; the press after it counts.
  await lamp.getByRole('button', { name: 'In winkelwagen: Daglichtlamp' }).dispatchEvent('click', { detail: 2 })
  await lamp.getByRole('button', { name: 'In winkelwagen: Daglichtlamp' }).click()
  await expect(page.getByText('Meer zijn er niet')).toBeVisible()
  expect(asked).toHaveLength(2)

  const { page: phone } = await person('Sanne onderweg', { ...member, width: 390 })
  await phone.goto('/shop/fysiek-product/daglichtlamp')
  await expect(dialog(phone, 'Daglichtlamp')).toContainText('LEDEN8')
  await dialog(phone, 'Daglichtlamp').getByRole('button', { name: 'Sluiten' }).click()
  await expect(phone).toHaveURL('/shop/fysiek-product')
  await phone.getByRole('button', { name: 'Meer, 4 in winkelwagen' }).click()
  await phone.getByRole('button', { name: 'Winkelwagen, 4 producten' }).click()
  await expect(phone.getByRole('dialog', { name: 'Winkelwagen' })).toContainText('Daglichtlamp')
})

test('SHOP-BUY-03 SHOP-BUY-04 SHOP-BUY-05 SHOP-BUY-06 a member downloads in a new tab, and is told when that cannot be', async ({
  person,
  site,
}) => {
  const { page: teacher } = await person('Docent', manager)
  const digital = { category: 'guide', isPhysical: false, isDigital: true, price: '0' } as const
  await sell(teacher, { ...digital, name: 'Gids meten', downloadUrl: 'https://bestanden.example/gids.pdf' })
  await sell(teacher, { ...digital, name: 'Gids zonder bestand' })
  const { page } = await person('Sanne', member)
  await page
    .context()
    .route('https://bestanden.example/**', (route) => route.fulfill({ contentType: 'text/plain', body: 'De gids' }))
  await page.goto('/shop/guide')
  await expect(card(page, 'Gids meten')).toContainText('Gratis')
  const download = page.getByRole('button', { name: 'Downloaden: Gids meten' })
  const opened = page.waitForEvent('popup')
  await download.click()
  await expect(await opened).toHaveURL('https://bestanden.example/gids.pdf')
  await expect(page.getByText('Download gestart')).toBeVisible()
  await page.getByRole('button', { name: 'Downloaden: Gids zonder bestand' }).click()
  await expect(page.getByText('Download link niet beschikbaar')).toBeVisible()
  await page.route('**/api/shop/download', (route) => route.fulfill({ status: 500, body: '{}' }))
  await download.click()
  await expect(page.getByText('Download mislukt')).toBeVisible()
  expect(site.log()).not.toContain('gids.pdf')
})

test('SHOP-BUY-07 SHOP-BUY-10 SHOP-BUY-12 X3-EDGE-34 a deal leads to the shop of the partner, and is counted once', async ({
  person,
}) => {
  const { page: teacher } = await person('Docent', manager)
  await sell(teacher, {
    name: 'Partnermat',
    productType: 'affiliate',
    affiliateUrl: 'https://partner.example/mat',
    affiliateDiscountCode: 'ZON5',
    affiliateDiscount: '5',
  })
  const { page } = await person('Sanne', member)
  await page.goto('/products?type=affiliate')
  const deal = card(page, 'Partnermat').getByRole('link', { name: 'Bekijk aanbieding: Partnermat' })
  await expect(card(page, 'Partnermat')).toContainText('Partner deal')
  await expect(card(page, 'Partnermat').getByRole('button')).toHaveCount(0)
  // Of the same visitor within one minute of the clock.
  const left = 60_000 - (Date.now() % 60_000)
  if (left < 10_000) await page.waitForTimeout(left)
  for (const _ of [1, 2]) {
    // Nothing answers there; that the browser was led to it is enough.
    const led = page.context().waitForEvent('request', (request) => request.url() === 'https://partner.example/mat')
    await deal.click()
    await led
  }
  const taken = unzipSync(new Uint8Array(await (await page.request.get('/api/privacy/export')).body()))
  const { affiliate_clicks: clicks } = JSON.parse(strFromU8(taken['gegevens.json'] ?? new Uint8Array()))
  expect(clicks).toMatchObject([{ product_name: 'Partnermat' }])
})

for (const width of [390, 1440])
  test(`SHOP-LIST-25 X3-GEN-11 the shop and its dialog are for everybody in each light, at ${width} pixels`, async ({
    person,
  }) => {
    for (const [name, wish] of [
      ['Vera', {}],
      ['Sanne', member],
    ] as const) {
      const { page } = await person(name, { ...wish, width })
      await page.goto('/products')
      await page.mouse.move(10, 10)
      await works(cards(page).first().getByRole('link').first())
      expect(await faultsInEachLight(page), name).toEqual([])
      expect(await sticksOut(page), name).toEqual([])
      await cards(page).first().getByRole('link').first().press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await faultsInEachLight(page), name).toEqual([])
      // Closing hands the focus back to where it was opened.
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(cards(page).first().getByRole('link').first()).toBeFocused()
    }
  })

test('SHOP-LIST-28 on the narrowest phone nothing of a card is cut', async ({ person }) => {
  const { page } = await person('Sanne', { ...member, width: 320 })
  await page.goto('/products')
  await works(cards(page).first().getByRole('link').first())
  const cut = () =>
    cards(page).evaluateAll((articles) =>
      articles.flatMap((article) => {
        const { right } = article.getBoundingClientRect()
        const inside = [...article.querySelectorAll('h2, p, del, strong, a, button')]
        return inside.filter((it) => it.getBoundingClientRect().right > right).map(({ textContent }) => textContent)
      }),
    )
  await expect.poll(cut).toEqual([])
  expect(await sticksOut(page)).toEqual([])
})

test('SHOP-LIST-18 says that the products are on their way, and when they could not be loaded', async ({ person }) => {
  const { page } = await person('Vera')
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  let asked = 0
  await page.route('**/api/shop/catalogue*', (route) => {
    asked += 1
    return route.fulfill({ status: 500, body: '{}' })
  })
  const go = (path: string) =>
    page.evaluate((to) => window.dispatchEvent(new CustomEvent('navigate', { detail: { path: to } })), path)
  await go('/products')
  await expect(page.getByRole('alert')).toContainText('Kon producten niet laden')
  expect(asked).toBe(3)
  await page.unroute('**/api/shop/catalogue*')
  await page.getByRole('link', { name: 'Opnieuw proberen' }).click()
  await expect(cards(page)).not.toHaveCount(0)

  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  await page.route('**/api/shop/catalogue*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    await route.continue()
  })
  await go('/products')
  await expect(page.getByText('Producten laden...')).toBeVisible()
  await expect(cards(page)).not.toHaveCount(0)
})
