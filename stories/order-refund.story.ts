import type { Page } from '@playwright/test'
import { accessibilityFaults, faultsInEachLight } from './accessible.ts'
import { admin, asked, buyer, ordered, panel, press, sold, tab, takesMoney, told } from './orderDesk.ts'
import { expect, test } from './world.ts'

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
    await it.getByRole('button', { name: 'Markeer als verzonden', exact: true }).click()
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
