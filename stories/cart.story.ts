import type { Locator, Page } from '@playwright/test'
import { accessibilityFaults } from './accessible.ts'
import { expect, test } from './world.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Winkelwagen' })
const line = (page: Page, name: string) => drawer(page).getByRole('listitem').filter({ hasText: name })
const button = (page: Page, pieces: string) => page.getByRole('button', { name: `Winkelwagen, ${pieces}` })

/** A member at the inbox, with the three things that the demo put into the cart. */
const member = { as: 'lid@bewezen.example' }

test('SH-GEN-10 SH-CART-01 SH-CART-04 SH-CART-05 SH-CART-06 the drawer counts pieces and adds up; paying comes soon, asks nothing of the server and changes nothing', async ({
  person,
}) => {
  const { page } = await person('Sanne', member)
  await page.goto('/inbox')
  await button(page, '3 producten').click()
  await expect(drawer(page).getByRole('heading', { name: 'Winkelwagen' })).toBeVisible()
  await expect(drawer(page).getByText('3 producten')).toBeVisible()
  await expect(line(page, 'Avondbril amber')).toContainText('€ 54,28 per stuk')
  await expect(line(page, 'Bijenwaskaarsen')).toContainText('€ 34,04')
  expect(await accessibilityFaults(page)).toEqual([])

  const [total, pays] = [drawer(page).getByText('€ 88,32'), drawer(page).getByRole('button', { name: 'Afrekenen' })]
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  for (const below of [total, pays])
    expect(await top(below)).toBeGreaterThan(await top(drawer(page).getByRole('listitem').last()))
  const asked: string[] = []
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()))
  await pays.click()
  await expect(drawer(page).getByText('Betalen is binnenkort beschikbaar.')).toBeVisible()
  await expect(drawer(page).getByText('3 producten')).toBeVisible()
  expect(asked).toEqual([])
})

test('SUB-PAY-02 SUB-PAY-03 SUB-PAY-08 SUB-PAY-09 SUB-PAY-10 X3-ERR-28 X3-LIMIT-05 the page for paying an order says that it cannot be paid yet, hides the secret and keeps the cart', async ({
  person,
  site,
}) => {
  const { page } = await person('Sanne', member)
  await page.goto('/checkout/success')
  await expect(page).toHaveURL('/products')
  await page.goto('/checkout/success?order_id=0193b0f2-9c1e')
  await expect(page.getByRole('main')).toContainText('Betaling geslaagd')
  await expect(page.getByRole('main')).toContainText(/Bestelnummer: 0193b0f2\s*Verder winkelen/)
  await page.goto('/checkout/payment?client_secret=pi_1_secret_2&order_id=0193b0f2-9c1e')
  await expect(page.getByRole('heading', { name: 'Betaling niet beschikbaar' })).toBeVisible()
  await expect(page.getByText('Betalen is binnenkort mogelijk. Er is niets afgeschreven.')).toBeVisible()
  await expect(page).toHaveURL('/checkout/payment?order_id=0193b0f2-9c1e')
  expect(site.log()).not.toContain('pi_1_secret_2')
  await page.getByRole('link', { name: 'Terug naar producten' }).click()
  await expect(page).toHaveURL('/products')
  await expect(button(page, '3 producten')).toBeVisible()
})

test('SH-CART-02 SH-CART-03 SH-CART-07 SH-CART-08 SH-CART-10 SH-CART-11 SH-EDGE-35 SH-NAV-16 a cart is changed in two tabs and emptied on a phone', async ({
  person,
}) => {
  const { page } = await person('Sanne', member)
  const other = await page.context().newPage()
  await page.goto('/inbox')
  await other.goto('/inbox')
  await button(page, '3 producten').click()
  await expect(drawer(page).getByText('3 producten')).toBeVisible()

  await test.step('plus and minus are seen in the other tab, and minus ends at one', async () => {
    await button(other, '3 producten').click()
    await line(page, 'Bijenwaskaarsen')
      .getByRole('button', { name: /^Eén meer/ })
      .click()
    await expect(line(other, 'Bijenwaskaarsen').getByRole('status')).toHaveText('3')
    const less = line(other, 'Bijenwaskaarsen').getByRole('button', { name: /^Eén minder/ })
    await less.click()
    await less.click()
    await expect(line(other, 'Bijenwaskaarsen').getByRole('status')).toHaveText('1')
    await expect(less).toBeDisabled()
    await expect(line(page, 'Bijenwaskaarsen').getByRole('status')).toHaveText('1')
    await expect(drawer(page).getByText('2 producten')).toBeVisible()
  })

  await test.step('on a phone it is in the menu; emptied there, the badge is gone everywhere', async () => {
    const phone = await person('Sanne onderweg', { as: 'lid@bewezen.example', width: 390 })
    await phone.page.goto('/inbox')
    await phone.page.getByRole('button', { name: /^Meer, \d in winkelwagen/ }).click()
    await button(phone.page, '2 producten').click()
    await line(phone.page, 'Avondbril')
      .getByRole('button', { name: /^Verwijder/ })
      .click()
    await line(phone.page, 'Bijenwaskaarsen')
      .getByRole('button', { name: /^Verwijder/ })
      .click()
    await expect(drawer(phone.page).getByText('Je winkelwagen is leeg')).toBeVisible()
    await expect(drawer(phone.page).getByText('Voeg producten toe om te beginnen.')).toBeVisible()
    expect(await accessibilityFaults(phone.page)).toEqual([])
    await expect(drawer(page).getByText('Je winkelwagen is leeg')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(page, 'leeg')).toBeFocused()
  })
})
