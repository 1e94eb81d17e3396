import type { Page } from '@playwright/test'
import { accessibilityFaults } from './accessible.ts'
import { expect, test } from './world.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Winkelwagen' })
const line = (page: Page, name: string) => drawer(page).getByRole('listitem').filter({ hasText: name })
const button = (page: Page, pieces: string) => page.getByRole('button', { name: `Winkelwagen, ${pieces}` })

test('SH-GEN-10 SH-CART-01 SH-CART-02 SH-CART-03 SH-CART-04 SH-CART-05 SH-CART-06 SH-CART-07 SH-CART-08 SH-CART-10 SH-CART-11 SH-EDGE-35 SH-NAV-14 SH-NAV-16 SUB-PAY-02 SUB-PAY-03 SUB-PAY-08 SUB-PAY-09 SUB-PAY-10 a cart: counted in the bar, changed in two tabs, emptied on a phone', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
  const other = await page.context().newPage()
  await page.goto('/inbox')
  await other.goto('/inbox')

  await test.step('the bar counts pieces, and the drawer shows what each costs for a student', async () => {
    await button(page, '3 producten').click()
    await expect(drawer(page).getByText('3 producten')).toBeVisible()
    await expect(line(page, 'Avondbril amber')).toContainText('€ 54,28 per stuk')
    await expect(line(page, 'Bijenwaskaarsen')).toContainText('€ 34,04')
    await expect(drawer(page).getByText('€ 88,32')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
  })

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

  await test.step('paying comes soon: the button asks nothing of the server and changes nothing', async () => {
    const asked: string[] = []
    page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()))
    await drawer(page).getByRole('button', { name: 'Afrekenen' }).click()
    await expect(drawer(page).getByText('Betalen is binnenkort beschikbaar.')).toBeVisible()
    await expect(drawer(page).getByText('2 producten')).toBeVisible()
    expect(asked).toEqual([])
  })

  await test.step('the page for paying an order says that it cannot be paid yet, hides the secret and keeps the cart', async () => {
    await page.goto('/checkout/success')
    await expect(page).toHaveURL('/products')
    await page.goto('/checkout/success?order_id=0193b0f2-9c1e')
    await expect(page.getByRole('main')).toContainText('Betaling geslaagd')
    await expect(page.getByRole('main')).toContainText(/Bestelnummer: 0193b0f2\s*Verder winkelen/)
    await page.goto('/checkout/payment?client_secret=pi_1_secret_2&order_id=0193b0f2-9c1e')
    await expect(page.getByRole('heading', { name: 'Betaling niet beschikbaar' })).toBeVisible()
    await expect(page.getByText('Betalen is binnenkort mogelijk. Er is niets afgeschreven.')).toBeVisible()
    await expect(page).toHaveURL('/checkout/payment?order_id=0193b0f2-9c1e')
    await page.getByRole('link', { name: 'Terug naar producten' }).click()
    await expect(page).toHaveURL('/products')
    await button(page, '2 producten').click()
    await expect(line(page, 'Bijenwaskaarsen').getByRole('status')).toHaveText('1')
  })

  await test.step('on a phone it is in the menu; emptied there, the badge is gone everywhere', async () => {
    const phone = await person('Sanne onderweg', { as: 'lid@bewezen.example', width: 390 })
    await phone.page.goto('/inbox')
    await phone.page.getByRole('button', { name: 'Menu openen' }).click()
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
