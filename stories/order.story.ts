import type { Page } from '@playwright/test'
import { accessibilityFaults, faultsInEachLight } from './accessible.ts'
import { takesMoney } from './orderDesk.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

const [sanne, roos, jasper] = ['lid@bewezen.example', 'top5@bewezen.example', 'admin@bewezen.example']
const patient = { timeout: 60_000 }
const orders = 'Bestelling met betaalplicht'

/** Does what an admin may, without the screens of the admin. */
const does = async (page: Page, operation: string, input: object) => {
  const answer = await page.request.post(`/api/${operation}`, { data: input })
  expect(answer.ok(), `${operation} ${answer.status()} ${await answer.text()}`).toBe(true)
}

/** What stood in the cart may have been bought by a story before this one. */
async function putsSomethingInTheCart(page: Page): Promise<void> {
  const answer = await page.request.get('/api/shop/catalogue')
  const { products } = (await answer.json()) as {
    products: { id: string; offer: { isSold: boolean; isSoldOut: boolean; finalCents: number | null } | null }[]
  }
  const sold = products.find(({ offer }) => offer?.isSold && !offer.isSoldOut && (offer.finalCents ?? 0) > 1_000)
  await does(page, 'shop/add', { productId: sold?.id })
}

async function typeAddress(page: Page): Promise<void> {
  await page.getByLabel('Straat').fill('Biltstraat')
  await page.getByLabel('Huisnummer').fill('14')
  await page.getByLabel('Toevoeging').fill('bis')
  await page.getByLabel('Postcode').fill('3572ba')
  await page.getByLabel('Plaats').fill('Utrecht')
  await page.getByRole('button', { name: 'Verder naar controle' }).click()
  await expect(page.getByRole('heading', { name: 'Klopt je bestelling?' })).toBeFocused()
}

test('SHOP-ORDER-02 SHOP-ORDER-04 SHOP-ORDER-26 as long as the shop takes no money nothing leads to an order, and the review step says so', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: sanne })
  await page.goto('/profile#settings')
  await expect(page.getByRole('heading', { name: 'Instellingen' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mijn bestellingen' })).toHaveCount(0)
  await page.goto('/checkout')
  await expect(page.getByText('Betalen is nu niet mogelijk. Er is niets afgeschreven.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Winkelwagen, 3 producten' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goto('/bestellingen')
  await expect(page.getByText('Nog geen bestellingen')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Naar Producten' })).toHaveAttribute(
    'href',
    '/products',
  )
  expect(await faultsInEachLight(page)).toEqual([])
})

test('SHOP-ORDER-04 SHOP-ORDER-06 SHOP-ORDER-07 SHOP-ORDER-13 SHOP-ORDER-19 SHOP-ORDER-26 SHOP-ORDER-28 SHOP-ORDER-41 SHOP-ORDER-48 a member orders by keyboard and screen, pays at the provider, finds the order and withdraws from it', async ({
  person,
}) => {
  const [{ page: admin }, { page }] = [await person('Jasper', { as: jasper }), await person('Sanne', { as: sanne })]
  await takesMoney({ page: admin })
  await page.goto('/inbox')

  await test.step('a wrong address is told under its fields, and what was typed stays', async () => {
    await page.getByRole('button', { name: /^Winkelwagen, / }).click()
    await page.getByRole('dialog', { name: 'Winkelwagen' }).getByRole('link', { name: 'Afrekenen' }).click()
    await page.getByLabel('Huisnummer').fill('14 bis')
    await page.getByRole('button', { name: 'Verder naar controle' }).click()
    await expect(page.getByText('Vul een straat in')).toBeVisible()
    await expect(page.getByText(/^Vul een huisnummer in/)).toBeVisible()
    await expect(page.getByText('Vul een postcode in zoals 1234 AB')).toBeVisible()
    await expect(page.getByLabel('Straat')).toBeFocused()
    await expect(page.getByLabel('Huisnummer')).toHaveValue('14 bis')
    expect(await faultsInEachLight(page)).toEqual([])
    await typeAddress(page)
  })

  await test.step('Back leads from the check to the details, which a reload keeps as typed', async () => {
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Waar mag het heen?' })).toBeFocused()
    await expect(page.getByLabel('Straat')).toHaveValue('Biltstraat')
    await page.reload()
    await expect(page.getByLabel('Straat')).toHaveValue('Biltstraat')
    await expect(page.getByLabel('Postcode')).toHaveValue('3572ba')
    await page.getByLabel('Plaats').fill('')
    await page.goForward()
    await expect(page.getByLabel('Plaats')).toBeVisible()
    await page.getByLabel('Plaats').pressSequentially('Utrecht')
    await page.getByRole('button', { name: 'Verder naar controle' }).click()
    await expect(page.getByRole('heading', { name: 'Klopt je bestelling?' })).toBeFocused()
  })

  await test.step('the check shows lines, address and totals, and wants the terms', async () => {
    const main = page.getByRole('main')
    await expect(main).toContainText('Biltstraat 14 bis, 3572 BA Utrecht')
    const line = main.getByText('3572 BA Utrecht', { exact: true })
    // At this width the address is longer than its row.
    await page.setViewportSize({ width: 1024, height: 900 })
    const [row, torn] = [await line.locator('..').boundingBox(), await line.boundingBox()]
    expect(row?.height).toBeGreaterThan(1.5 * (torn?.height ?? 0))
    expect(torn?.height).toBeLessThan(30)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(main.getByRole('list', { name: 'Producten' }).getByRole('listitem')).toHaveCount(2)
    await expect(main).toContainText('btw 21%')
    await page.getByRole('button', { name: orders }).click()
    await expect(page.getByRole('checkbox')).toBeFocused()
    await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(/algemene voorwaarden/)
    expect(await faultsInEachLight(page)).toEqual([])
    expect(await sticksOut(page)).toEqual([])
    await page.keyboard.press('Space')
  })

  await test.step('cancelling at the provider leads back to the order, which can be paid on', async () => {
    await page.getByRole('button', { name: orders }).press('Enter')
    await expect(page.getByText('Testbetaling').first()).toBeVisible(patient)
    // The order keeps its address by now, and the tab none (SHOP-ORDER-41).
    await page.goto('/bestellingen')
    expect(await page.evaluate(() => sessionStorage.getItem('checkout-address'))).toBeNull()
    await test.step('whose row has room for its name at every width', async () => {
      const row = page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: 'Betaal verder' })
      for (const width of [1440, 1280, 1024, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect((await row.getByRole('heading').boundingBox())?.width, String(width)).toBeGreaterThan(160)
        expect(await sticksOut(page)).toEqual([])
      }
      // On a phone the state stands under the name.
      const [name, state] = [row.getByRole('heading'), row.getByText(/^Wacht op betaling/)]
      expect((await state.boundingBox())?.x).toBeGreaterThanOrEqual((await name.boundingBox())?.x ?? Number.NaN)
      await page.setViewportSize({ width: 1440, height: 900 })
    })
    await page
      .getByRole('button', { name: /^Bekijk bestelling/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: /^Bestelling / })).toBeFocused()
    await expect(page.getByText(/^We houden je producten vast tot \d\d:\d\d\.$/)).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: /^Betaal verder/ }).click()
    await page.getByRole('button', { name: 'Betalen' }).click()
    await expect(page.getByRole('heading', { name: 'Betaling geslaagd' })).toBeVisible(patient)
  })

  await test.step('the paid order is there, and is withdrawn from in two steps', async () => {
    await page.goto('/bestellingen')
    await page
      .getByRole('button', { name: /^Bekijk bestelling/ })
      .first()
      .click()
    await expect(page.getByText('Betaald').first()).toBeVisible(patient)
    await page.getByRole('button', { name: 'Bestelling herroepen' }).click()
    await expect(page.getByRole('heading', { name: 'Herroepen, stap 2 van 2' })).toBeFocused()
    await expect(page.getByText(/^Je herroept bestelling [\da-f]{8}: /)).toBeVisible()
    expect(await faultsInEachLight(page)).toEqual([])
    await page.getByRole('button', { name: 'Terug', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Bestelling herroepen' })).toBeFocused()
    await page.getByRole('button', { name: 'Bestelling herroepen' }).click()
    await page.getByRole('button', { name: 'Bevestig herroeping' }).click()
    await expect(page.getByText('Je herroeping is ontvangen')).toBeVisible(patient)
    await expect(page.getByText('Terugbetaald').first()).toBeVisible(patient)
    await expect(page.getByRole('heading', { name: /^Bestelling / })).toBeFocused()
  })
})

test('SHOP-ORDER-12 SHOP-ORDER-27 SUB-PAY-03 SUB-PAY-08 SUB-PAY-09 SH-CART-05 a price that changes while the buyer looks is asked about; the order of somebody else is not there', async ({
  person,
  site,
}) => {
  const [{ page: admin }, { page }, { page: other }] = [
    await person('Jasper', { as: jasper }),
    await person('Sanne', { as: sanne, width: 390 }),
    await person('Roos', { as: roos }),
  ]
  await takesMoney({ page: admin })
  await putsSomethingInTheCart(page)
  await page.goto('/products')
  const course = page.getByRole('article').filter({ hasText: 'Cursus Rustig ademen' })
  const widths = await Promise.all(
    [course.getByRole('link', { name: /^Bestellen/ }), course.getByRole('button', { name: /^Downloaden/ })].map(
      async (button) => (await button.boundingBox())?.width,
    ),
  )
  expect(widths[0]).toBe(widths[1])
  await page.goto('/checkout')
  const hasKept = await page
    .getByRole('heading', { name: 'Klopt je bestelling?' })
    .or(page.getByLabel('Straat'))
    .first()
  await expect(hasKept).toBeVisible()
  if (await page.getByLabel('Straat').isVisible()) await typeAddress(page)
  await page.getByRole('checkbox').check()

  // The server knows another price than the one on the screen.
  await page.route('**/api/orders/place', async (route) => {
    const body = route.request().postDataJSON() as { shown: { lines: { priceCents: number }[] } }
    const [line] = body.shown.lines
    if (line) line.priceCents -= 55
    await route.continue({ postData: JSON.stringify(body) })
  })
  // Pieces are there on a phone too.
  expect(
    (
      await page
        .getByText(/^\d+ ×$/)
        .first()
        .boundingBox()
    )?.width,
  ).toBeGreaterThan(8)
  // As long as the new figures are under way nothing is asked about them; two presses are one order.
  let [sent, askedEarly] = [0, 0]
  page.on('request', (request) => request.url().endsWith('/orders/place') && sent++)
  await page.route('**/api/orders/review**', async (route) => {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    askedEarly += await page.getByRole('button', { name: 'Akkoord' }).count()
    await route.continue()
  })
  await page.getByRole('button', { name: orders }).dblclick()
  await expect(page.getByText(/De prijs is gewijzigd\..*dat was €/)).toBeVisible(patient)
  await page.unroute('**/api/orders/review**')
  expect([sent, askedEarly]).toEqual([1, 0])
  await expect(page.getByRole('button', { name: orders })).toHaveAttribute('aria-disabled', 'true')
  expect(await faultsInEachLight(page)).toEqual([])
  expect(await sticksOut(page)).toEqual([])
  await page.unroute('**/api/orders/place')
  await page.getByRole('button', { name: 'Akkoord' }).click()
  const placed = page.waitForRequest('**/api/orders/place')
  await page.getByRole('button', { name: orders }).click()
  const { id } = (await placed).postDataJSON() as { id: string }
  await expect(page.getByText('Testbetaling').first()).toBeVisible(patient)

  await other.goto(`/bestellingen?order=${id}`)
  await expect(other.getByText('Deze bestelling is er niet, of hoort niet bij jouw account.')).toBeVisible()
  await other.goto(`/checkout/payment?client_secret=pi_1_secret_2&order_id=${id}`)
  await expect(other.getByRole('heading', { name: 'Bestelling niet gevonden' })).toBeVisible()
  await expect(other).toHaveURL(`/checkout/payment?order_id=${id}`)
  await other.getByRole('link', { name: 'Naar Mijn bestellingen' }).click()
  await expect(other.getByText('Nog geen bestellingen')).toBeVisible()
  expect(site.log()).not.toContain('pi_1_secret_2')
  await other.goto(`/checkout/success?order_id=${id}`)
  await expect(other.getByRole('link', { name: 'Bekijk je bestelling' })).toBeVisible()
  await expect(other.getByText(id.slice(0, 8))).toBeVisible()

  await page.goto(`/checkout/payment?client_secret=pi_1_secret_2&order_id=${id}`)
  await expect(page.getByText('Testbetaling').first()).toBeVisible(patient)
  // A link to an order, such as that of a mail, leads to it in the list.
  await page.goto(`/bestellingen?order=${id}`)
  await expect(page.getByRole('heading', { name: `Bestelling ${id.slice(0, 8)}` })).toBeFocused()
})

test('SHOP-ORDER-19 SHOP-ORDER-42 with the provider away the order waits; once it was given up elsewhere the next press says so and the one after orders anew', async ({
  person,
}) => {
  const [{ page: admin }, { page }] = [await person('Jasper', { as: jasper }), await person('Roos', { as: roos })]
  await takesMoney({ page: admin })
  await putsSomethingInTheCart(page)
  await page.goto('/checkout')
  await typeAddress(page)
  await page.getByRole('checkbox').check()
  const ids = new Set<string>()
  await page.route('**/api/orders/place', async (route) => {
    ids.add((route.request().postDataJSON() as { id: string }).id)
    await route.fetch()
    await route.fulfill({ status: 502, json: { code: 'PROVIDER_FAILED', data: null } })
  })
  await page.getByRole('button', { name: orders }).click()
  await expect(page.getByText(/^We houden je producten vast tot/)).toBeVisible(patient)
  await expect(page.getByText('Betalen lukt nu even niet. Er is niets afgeschreven.')).toBeVisible()
  expect(await faultsInEachLight(page)).toEqual([])
  await page.unroute('**/api/orders/place')
  const [first] = ids
  await does(page, 'orders/cancel', { id: first })
  await page.getByRole('button', { name: orders }).click()
  await expect(page.getByText(/^Je eerdere bestelling is verlopen of geannuleerd\./)).toBeVisible(patient)
  await expect(page.getByText(/^We houden je producten vast tot/)).toHaveCount(0)
  await expect(page).toHaveURL(/\/checkout\?/)
  const placed = page.waitForRequest('**/api/orders/place')
  await page.getByRole('button', { name: orders }).click()
  expect(ids).not.toContain(((await placed).postDataJSON() as { id: string }).id)
  await expect(page.getByText('Testbetaling').first()).toBeVisible(patient)
})
