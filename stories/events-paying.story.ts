import { allergyOptions, dietaryOptions } from '@bewezen/domain/events/dietaryOptions.ts'
import type { Locator, Page } from '@playwright/test'
import { accessibilityFaults } from './accessible.ts'
import { agree, dialogOf } from './eventPages.ts'
import { expect, test } from './world.ts'

const title = 'Masterclass Ochtendlicht'
const path = '/events/masterclass-ochtendlicht'
const [sanne, fatima] = ['lid@bewezen.example', 'top5@bewezen.example']
const pays = 'Aanmelden en betalen'

const formOf = (page: Page) => page.getByRole('dialog', { name: 'Aanmelden', exact: true })
const seatOf = (page: Page, label: string) => dialogOf(page, title).getByRole('button', { name: label, exact: true })
const diet = (form: Locator) => form.getByRole('group', { name: /^Dieetwensen/ })
const allergies = (form: Locator) => form.getByRole('group', { name: /^Allergieën/ })
const openForm = async (page: Page, address = path) => {
  await page.goto(address)
  await page.getByRole('dialog').getByRole('button', { name: 'Aanmelden', exact: true }).click()
  await expect(formOf(page)).toBeVisible()
}
/** As far as the page of the payment provider. */
const checkOut = async (page: Page) => {
  await openForm(page)
  await agree(page, pays)
  await expect(page.getByText('Testbetaling').first()).toBeVisible()
}

test('EV-ENROL-06 EV-ENROL-07 EV-ENROL-08 EV-ENROL-11 EV-ENROL-26 EV-ENROL-49 the form asks for diet and allergies with Geen, on the spot with an asterisk and online without and only who unfolds them, and for notes', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: sanne })
  for (const address of [path, '/events/roodlicht-wat-is-bewezen']) {
    await openForm(page, address)
    const form = formOf(page)
    const isOnline = address !== path
    await expect(form.getByRole('checkbox')).toHaveCount(2)
    if (isOnline) {
      await expect(form.getByRole('group')).toHaveCount(0)
      await form.getByRole('button', { name: 'Iets over eten of gezondheid doorgeven' }).click()
      await expect(form.locator(':focus')).toHaveCount(1)
    }
    await expect(form.getByRole('group')).toHaveCount(2)
    await expect(form.getByText('*')).toHaveCount(isOnline ? 0 : 2)
    const asked = [
      [diet(form), dietaryOptions],
      [allergies(form), allergyOptions],
    ] as const
    for (const [field, options] of asked) {
      await expect(field.locator('legend')).toContainText(isOnline ? /^[^*]*$/ : '*')
      await expect(field.getByRole('button')).toHaveCount(options.length)
      expect((await field.getByRole('button').allTextContents()).toSorted()).toEqual(options.toSorted())
      const [none, next] = [field.getByRole('button').first(), field.getByRole('button').nth(1)]
      await expect(none).toHaveText('Geen')
      const [above, below] = [await none.boundingBox(), await next.boundingBox()]
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
      await field.getByRole('button', { name: 'Geen', exact: true }).click()
      await expect(field.getByRole('button', { name: 'Geen', exact: true })).toHaveAttribute('aria-pressed', 'true')
    }
    await form.getByLabel('Opmerkingen').fill('Ik kom met de trein')
    await expect(form.getByLabel('Opmerkingen')).toHaveValue('Ik kom met de trein')
  }
})

test('EV-ENROL-11 EV-ENROL-26 EV-ENROL-29 a question with an asterisk that is left open is told beside it and leads there, with all that was typed, and nothing is sent', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: sanne, width: 390 })
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/events/checkout') && sent.push(request.url()))
  await openForm(page)
  const form = formOf(page)
  for (const box of await form.getByRole('checkbox').all()) await box.check()
  await form.getByLabel('Opmerkingen').fill('Ik kom met de trein')
  const send = form.getByRole('button', { name: pays, exact: true })
  await expect(diet(form).getByRole('button', { name: 'Geen', exact: true })).toBeVisible()
  await send.click()
  await expect(diet(form)).toHaveAccessibleDescription('Kies wat voor jou geldt, of kies Geen.')
  await expect(allergies(form)).toHaveAccessibleDescription('Kies je allergieën, of kies Geen.')
  await expect(diet(form).getByRole('button').first()).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await diet(form).getByRole('button', { name: 'Halal', exact: true }).click()
  await expect(form.getByText('Kies wat voor jou geldt, of kies Geen.')).toHaveCount(0)
  await send.click()
  await expect(allergies(form).getByRole('button').first()).toBeFocused()
  await expect(diet(form).getByRole('button', { pressed: true })).toHaveText(['Halal'])
  await expect(form.getByLabel('Opmerkingen')).toHaveValue('Ik kom met de trein')
  for (const box of await form.getByRole('checkbox').all()) await expect(box).toBeChecked()
  expect(sent).toEqual([])
})

test('EV-ENROL-09 EV-ENROL-10 EV-ENROL-15 EV-ENROL-16 EV-ENROL-25 EV-ENROL-43 EV-ENROL-50 each box that is not ticked is told beside it and in a toast, and shows what one agrees to', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: sanne })
  await page.route(/\/api\/events\/event\?/, async (route) => {
    const answer = await (await route.fetch()).text()
    const body = answer.replaceAll('"freeUntil":null', '"freeUntil":"2099-01-04T09:00:00.000Z"')
    await route.fulfill({ body, contentType: 'application/json' })
  })
  // From the calendar: a page that the server draws asks for nothing.
  await page.goto('/events')
  await page.getByRole('button', { name: 'Kaarten' }).click()
  await page.getByRole('link', { name: title, exact: true }).click()
  await seatOf(page, 'Aanmelden').click()
  const form = formOf(page)
  const [terms, policy] = [form.getByRole('checkbox').first(), form.getByRole('checkbox').last()]
  await expect(form.getByRole('checkbox')).toHaveCount(2)
  await expect(form.getByRole('link', { name: 'voorwaarden' })).toHaveAttribute('href', '/terms')
  await expect(form.getByRole('link', { name: 'voorwaarden' })).toHaveAttribute('target', '_blank')
  await expect(policy).toHaveAccessibleName(/annuleringsbeleid\. Gratis annuleren tot 4 januari 2099 10:00/)

  await form.getByRole('button', { name: pays }).click()
  await expect(page.getByText('Akkoord vereist')).toBeVisible()
  await expect(page.getByText('Je moet akkoord gaan met de voorwaarden en het annuleringsbeleid.')).toBeVisible()
  const all =
    /^Je moet akkoord gaan met de voorwaarden en het annuleringsbeleid\. Kies ook je dieetwensen en allergieën\.$/
  await expect(page.getByText(all)).toBeVisible()
  await expect(diet(form).getByRole('button').first()).toBeFocused()
  await expect(terms).toHaveAccessibleDescription('Voorwaarden vereist')
  await expect(policy).toHaveAccessibleDescription('Annuleringsbeleid vereist')
  expect(await accessibilityFaults(page)).toEqual([])
  await terms.check()
  await expect(form.getByText('Voorwaarden vereist')).toHaveCount(0)
  await form.getByRole('button', { name: pays }).click()
  await expect(form.getByText('Annuleringsbeleid vereist')).toBeVisible()
  await policy.check()
  await terms.uncheck()
  await form.getByRole('button', { name: pays }).click()
  await expect(form.getByText('Voorwaarden vereist')).toBeVisible()
  await expect(form.getByText('Annuleringsbeleid vereist')).toHaveCount(0)
})

test('EV-GEN-05 EV-DETAIL-03 EV-ENROL-02 EV-PAY-03 EV-PAY-09 with Geen for an answer and the boxes one pays the price of one person, in the same tab', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: sanne })
  await openForm(page)
  await expect(formOf(page).getByText('€ 35,00')).toBeVisible()
  let leadsTo = ''
  await page.route('**/api/events/checkout', async (route) => {
    const response = await route.fetch()
    leadsTo = (await response.json()).url
    await route.fulfill({ response })
  })
  await agree(page, pays)
  await expect(page.getByText('Testbetaling').first()).toBeVisible()
  await expect(page.getByText('€ 35,00').first()).toBeVisible()
  expect(page.url()).toBe(leadsTo)
  expect(page.context().pages()).toHaveLength(1)
})

test('EV-MSG-03 EV-PAY-05 that one is led to the payment is told', async ({ person }) => {
  const { page } = await person('Fatima', { as: fatima })
  // An address within the page, so that it stays to be looked at.
  await page.route('**/api/events/checkout', (route) => route.fulfill({ json: { url: `${path}#betalen` } }))
  await openForm(page)
  await agree(page, pays)
  await expect(page.getByText('Doorgestuurd naar betaling')).toBeVisible()
  await expect(page).toHaveURL(/#betalen$/)
})

test('EV-PAY-12 EV-PAY-25 who breaks off stands at the event again and pays the same seat after all', async ({
  person,
  mailbox,
}) => {
  const { page } = await person('Sanne', { as: sanne })
  await page.goto(path)
  if (await seatOf(page, 'Betaling afronden').isVisible()) await seatOf(page, 'Betaling afronden').click()
  else await checkOut(page)
  await expect(page.getByText('Testbetaling').first()).toBeVisible()
  const paysAt = page.url()
  await page.getByRole('link', { name: 'Annuleren' }).click()
  await expect(page.getByText('Je aanmelding is niet voltooid. Je kunt het opnieuw proberen.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(dialogOf(page, title).getByText('1 / 12 aangemeld')).toBeVisible()
  await expect(seatOf(page, 'Reservering opgeven')).toBeVisible()
  await seatOf(page, 'Betaling afronden').click()
  await expect(page.getByText('Testbetaling').first()).toBeVisible()
  expect(page.url()).toBe(paysAt)
  await page.getByRole('button', { name: 'Betalen' }).click()
  await expect(page.getByText('Je aanmelding is bevestigd. Je ontvangt binnenkort een bevestigingsmail.')).toBeVisible()
  // In the event, over the calendar, without a load of the page; no entry of the return is left to go back to.
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(seatOf(page, 'Aangemeld')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Testbetaling').first()).toBeVisible()
  await page.goForward()
  await expect(dialogOf(page, title)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/events$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { text } = await mailbox.newest(sanne, `Je aanmelding is bevestigd: ${title}`)
  expect(text).toContain(title)
  expect(text).toContain('35,00')
})

test('EV-EDGE-05 EV-CANCEL-01 EV-DETAIL-11 the money came before the browser: the return says so and the seat is there; it is cancelled for the money, once that is confirmed', async ({
  person,
}) => {
  const { page } = await person('Fatima', { as: fatima })
  await checkOut(page)
  // Paid, and the provider's message has come; only then does the browser come back.
  const paid = await page.request.post(page.url(), { maxRedirects: 0 })
  const back = paid.headers().location ?? ''
  await expect
    .poll(async () => {
      const { event } = await (await page.request.get('/api/events/event?slug=masterclass-ochtendlicht')).json()
      return event.dates[0].own?.status
    })
    .toBe('enrolled')
  await page.goto(back)
  await expect(page.getByText('Betaling gelukt!')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(seatOf(page, 'Aangemeld')).toBeVisible()

  await seatOf(page, 'Aangemeld').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Weet je zeker dat je je aanmelding wilt annuleren?')
  await expect(question).toContainText('Je krijgt € 35,00 terug op je oorspronkelijke betaalmethode.')
  await question.getByRole('button', { name: 'Aanmelding annuleren' }).click()
  await expect(page.getByText(/^Je aanmelding is geannuleerd\. Je krijgt € 35,00 terug/)).toBeVisible()
  await expect(seatOf(page, 'Aanmelden')).toBeVisible()
})

test('EV-ROUTE-14 a return from paying reads the events anew', async ({ person }) => {
  const { page } = await person('Sanne', { as: sanne })
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/events/calendar') && asked.push(request.url()))
  const opens = async (address: string) => {
    asked.length = 0
    await page.goto(address)
    await expect(page).toHaveURL(/\/events$/)
    await expect(page.getByRole('banner').getByRole('button', { name: /^Meldingen, / })).toBeVisible()
  }
  await opens('/events')
  const usual = asked.length
  await opens('/events?payment=success&session_id=cs_1')
  await expect.poll(() => asked.length).toBe(usual + 1)
})
