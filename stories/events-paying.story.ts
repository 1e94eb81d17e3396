import { accessibilityFaults } from './accessible.ts'
import { expect, test } from './world.ts'

const title = 'Masterclass Ochtendlicht'
const account = 'lid@bewezen.example'

test('EV-GEN-05 EV-ENROL-02 EV-ENROL-06 EV-ENROL-07 EV-ENROL-08 EV-ENROL-09 EV-ENROL-10 EV-ENROL-11 EV-ENROL-15 EV-ENROL-16 EV-ENROL-25 EV-ENROL-26 EV-ENROL-43 EV-PAY-03 EV-PAY-04 EV-PAY-05 EV-PAY-09 EV-PAY-12 EV-ROUTE-14 EV-EDGE-05 EV-DETAIL-03 EV-DETAIL-11 EV-CANCEL-01 a member begins to pay, breaks off, pays the same seat after all, and cancels for the money', async ({
  person,
  mailbox,
}) => {
  const { page } = await person('Sanne', { as: account })
  await page.goto('/events/masterclass-ochtendlicht')
  const opened = page.getByRole('dialog', { name: title })
  await opened.getByRole('button', { name: 'Aanmelden', exact: true }).click()

  const form = page.getByRole('dialog', { name: 'Aanmelden', exact: true })
  await expect(form.getByRole('group', { name: /^Dieetwensen/ })).toContainText('*')
  await form
    .getByRole('group', { name: /^Dieetwensen/ })
    .getByRole('button', { name: 'Vegetarisch' })
    .click()
  await form
    .getByRole('group', { name: /^Allergieën/ })
    .getByRole('button', { name: 'Noten' })
    .click()
  await form.getByLabel('Opmerkingen').fill('Ik kom met de trein')
  await expect(form.getByText('€ 35,00')).toBeVisible()
  await expect(form.getByRole('link', { name: 'voorwaarden' })).toHaveAttribute('target', '_blank')
  await expect(form.getByText(/annuleringsbeleid\. Gratis annuleren tot /)).toBeVisible()
  const send = form.getByRole('button', { name: 'Aanmelden en betalen' })
  await send.click()
  await expect(form.getByText('Voorwaarden vereist')).toBeVisible()
  await expect(form.getByText('Annuleringsbeleid vereist')).toBeVisible()
  await expect(page.getByText('Je moet akkoord gaan met de voorwaarden en het annuleringsbeleid.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  for (const box of await form.getByRole('checkbox').all()) await box.check()
  await expect(form.getByText('Voorwaarden vereist')).toHaveCount(0)
  await send.click()

  const amount = page.getByText('€ 35,00').first()
  await expect(page.getByText('Testbetaling').first()).toBeVisible()
  await expect(amount).toBeVisible()
  const paysAt = page.url()
  expect(page.context().pages()).toHaveLength(1)
  await page.getByRole('link', { name: 'Annuleren' }).click()
  await expect(page.getByText('Je aanmelding is niet voltooid. Je kunt het opnieuw proberen.')).toBeVisible()

  await page.goto('/events/masterclass-ochtendlicht')
  await expect(opened.getByText('1 / 12 aangemeld')).toBeVisible()
  await expect(opened.getByRole('button', { name: 'Reservering opgeven' })).toBeVisible()
  await opened.getByRole('button', { name: 'Betaling afronden' }).click()
  await expect(page.getByText('Testbetaling').first()).toBeVisible()
  expect(page.url()).toBe(paysAt)
  await page.getByRole('button', { name: 'Betalen' }).click()
  await expect(page.getByText('Je aanmelding is bevestigd. Je ontvangt binnenkort een bevestigingsmail.')).toBeVisible()
  await expect(page).toHaveURL(/\/events$/)
  await expect(async () => {
    await page.goto('/events/masterclass-ochtendlicht')
    await expect(opened.getByRole('button', { name: 'Aangemeld', exact: true })).toBeVisible({ timeout: 3_000 })
  }).toPass()
  const { text } = await mailbox.newest(account, `Je aanmelding is bevestigd: ${title}`)
  expect(text).toContain(title)
  expect(text).toContain('35,00')

  await opened.getByRole('button', { name: 'Aangemeld', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Weet je zeker dat je je aanmelding wilt annuleren?')
  await expect(question).toContainText('Je krijgt € 35,00 terug op je oorspronkelijke betaalmethode.')
  await question.getByRole('button', { name: 'Aanmelding annuleren' }).click()
  await expect(page.getByText(/^Je aanmelding is geannuleerd\. Je krijgt € 35,00 terug/)).toBeVisible()
  await expect(opened.getByRole('button', { name: 'Aanmelden', exact: true })).toBeVisible()
})
