import { expect, type Page } from '@playwright/test'
import type { Mailbox } from './mailbox.ts'

export const patient = { timeout: 30_000 }
const dayMs = 86_400_000
export const moveClock = (page: Page, days: number) =>
  page.request.post('/dev/clock.json', { data: { offsetMs: days * dayMs } })

/** From the plan page through the provider's page to the word that it worked. */
export async function join(page: Page): Promise<void> {
  await page.goto('/subscription')
  await page.getByRole('checkbox', { name: /Ik ga akkoord/ }).check()
  await page.getByRole('button', { name: /Start (mijn abonnement|Student Abonnement)/ }).click()
  await page.getByRole('button', { name: 'Betalen' }).click()
  await expect(page.getByRole('heading', { name: 'Abonnement succesvol!' })).toBeVisible(patient)
}

/** From the empty form to the community, by the link from the mail. */
export async function register(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  const password = 'Ochtendlicht-9'
  await page.getByLabel('Voornaam').fill('Fleur')
  await page.getByLabel('Achternaam').fill('de Graaf')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill(password)
  await page.getByLabel('Herhaal wachtwoord').fill(password)
  await expect(page.getByText('Username is beschikbaar')).toBeVisible(patient)
  await page.getByRole('button', { name: 'Registreren' }).click()
  await expect(page.getByText('Account aangemaakt!')).toBeVisible(patient)
  await page.goto(await mailbox.link(email, 'Bevestig je e-mailadres'))
  await page.waitForURL('/community')
}

/** The provider's portal, in the tab that a button opens. */
export async function portalFrom(page: Page, button: string): Promise<Page> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: button }).click()])
  await expect(tab.getByRole('heading', { name: 'Abonnement beheren' })).toBeVisible(patient)
  return tab
}
