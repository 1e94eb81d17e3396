import type { Page } from '@playwright/test'
import { accessibilityFaults } from './accessible.ts'
import { codeOf } from './authenticator.ts'
import { startSite } from './site.ts'
import { expect, test } from './world.ts'

const password = 'Bewezen-2026!'
const signIn = async (page: Page, email: string) => {
  await page.goto('/auth')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}
const settings = async (page: Page) => {
  await page.goto('/profile#settings')
  await expect(page.getByRole('heading', { name: 'Tweede factor' })).toBeVisible()
}
/** Gives the password, the code of the app, and keeps the recovery codes; answers the secret and the codes. */
async function setUp(within: ReturnType<Page['getByRole']>) {
  await within.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill(password)
  await within.getByRole('button', { name: 'Verder' }).click()
  await expect(within.getByRole('img', { name: 'QR-code voor je authenticator-app' })).toBeVisible()
  const secret = (await within.locator('code').textContent()) ?? ''
  await within.getByLabel('Code uit de app').fill(codeOf(secret))
  await within.getByRole('button', { name: 'Code controleren' }).click()
  await expect(within.getByRole('heading', { name: 'Bewaar je herstelcodes' })).toBeVisible()
  const codes = await within.getByRole('listitem').allTextContents()
  await within.getByRole('button', { name: 'Ik heb de codes bewaard' }).click()
  return { secret, codes }
}

test('SH-PROF-04 a second factor with an app: set up under settings, asked at sign-in, a recovery code when the app is lost', async ({
  person,
}) => {
  const [lotte, elsewhere] = [
    await person('Lotte', { as: 'lotte_van_dam@bewezen.example' }),
    await person('Lotte elders', { width: 390 }),
  ]
  const { page } = lotte
  await settings(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Tweede factor instellen' }).click()
  const { secret, codes } = await setUp(page.getByRole('dialog'))
  await expect(page.getByText('Aan', { exact: true })).toBeVisible()

  await signIn(elsewhere.page, 'lotte_van_dam@bewezen.example')
  await expect(elsewhere.page.getByRole('heading', { name: 'Vul je code in' })).toBeFocused()
  expect(await accessibilityFaults(elsewhere.page)).toEqual([])
  await elsewhere.page.getByLabel('Code uit de app').fill('12')
  await elsewhere.page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(elsewhere.page.getByText('Deze code klopt niet.')).toBeVisible()
  // The one that set it up works once; the next is right already.
  await elsewhere.page.getByLabel('Code uit de app').fill(codeOf(secret, Date.now() + 30_000))
  await elsewhere.page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(elsewhere.page).toHaveURL(/\/community/)

  // The list knows both devices; the other one is signed out from here.
  await page.reload()
  await page.getByRole('button', { name: 'Overal elders uitloggen' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill('Niet-dit-1')
  await asked.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(asked.getByText('Dit wachtwoord klopt niet.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await asked.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill(password)
  await asked.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(elsewhere.page.getByRole('button', { name: /^Account van/ })).toHaveCount(0)

  await signIn(elsewhere.page, 'lotte_van_dam@bewezen.example')
  await elsewhere.page.getByRole('button', { name: 'Gebruik een herstelcode' }).click()
  await elsewhere.page.getByLabel('Herstelcode').fill(codes[0] ?? '')
  await elsewhere.page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(elsewhere.page).toHaveURL(/\/community/)
})

test('SEC-ACC-03 a passkey signs in without a password and goes with it, and where it is required a teacher sets up a second factor before anything else', async ({
  browser,
}) => {
  // Passkeys belong to a name, not to a network address. This is the site that begins as `npm start` does.
  const site = await startSite({ SECOND_FACTOR: 'required' }, 'localhost')
  const context = await browser.newContext({ baseURL: site.url })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await signIn(page, 'docent@bewezen.example')
    const cover = page.getByRole('dialog', { name: 'Stel eerst een tweede factor in' })
    await expect(cover).toBeVisible()
    await setUp(cover)
    await expect(cover).toHaveCount(0)

    await settings(page)
    await page.getByRole('button', { name: 'Passkey toevoegen' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill(password)
    await page.getByRole('dialog').getByRole('button', { name: 'Verder' }).click()
    await expect(page.getByRole('button', { name: /^Passkey .* verwijderen$/ })).toBeVisible()

    await page.getByRole('button', { name: /^Account van/ }).click()
    await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
    await expect(page).toHaveURL(`${site.url}/`)
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Gebruik een passkey' }).click()
    await expect(page).toHaveURL(/\/community/)

    await settings(page)
    await page.getByRole('button', { name: /^Passkey .* verwijderen$/ }).click()
    const asked = page.getByRole('dialog', { name: /^Passkey .* verwijderen\?$/ })
    await asked.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill('Niet-dit-1')
    await asked.getByRole('button', { name: 'Passkey verwijderen' }).click()
    await expect(asked.getByText('Dit wachtwoord klopt niet.')).toBeVisible()
    await asked.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill(password)
    await asked.getByRole('button', { name: 'Passkey verwijderen' }).click()
    await expect(page.getByRole('button', { name: /^Passkey .* verwijderen$/ })).toHaveCount(0)
  } finally {
    await context.close()
    await site.stop()
  }
})

test('SH-EDGE-36 SH-UI-13 SH-LOCAL-08 SH-PROF-19 signing out in one window signs out all, and what the browser kept of it is gone', async ({
  person,
}) => {
  const { page } = await person('Lid', { as: 'lid@bewezen.example' })
  const other = await page.context().newPage()
  await page.goto('/inbox')
  await page.goto('/events')
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('community-challenge-id', 'x')
  })
  await other.goto('/inbox')
  await expect(other.getByRole('heading', { name: 'Inbox' })).toBeVisible()

  await page.getByRole('button', { name: /^Account van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()

  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/auth?next=%2Finbox')
  await expect(page.getByRole('link', { name: 'Registreren' }).first()).toBeVisible()
  expect(
    await page.evaluate(() => [localStorage.getItem('theme'), localStorage.getItem('community-challenge-id')]),
  ).toEqual(['dark', null])
  await page.goBack()
  await expect(page).toHaveURL('/auth?next=%2Finbox')
})

test('SEC-ACC-05 SEC-ACC-06 the password is changed with the present one, and the other window is signed out', async ({
  person,
}) => {
  const [{ page }, elsewhere] = [
    await person('Lid', { as: 'lid@bewezen.example' }),
    await person('Lid elders', { as: 'lid@bewezen.example', width: 390 }),
  ]
  await elsewhere.page.goto('/inbox')
  await expect(elsewhere.page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
  await settings(page)
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  const form = page.getByRole('dialog', { name: 'Wachtwoord wijzigen' })
  const fill = async (label: string, text: string) => form.getByRole('textbox', { name: label, exact: true }).fill(text)
  await fill('Wachtwoord van nu', 'Niet-dit-1')
  await fill('Nieuw wachtwoord', 'Zeilen-bij-wind-7')
  await fill('Herhaal nieuw wachtwoord', 'Zeilen-bij-wind-7')
  expect(await accessibilityFaults(page)).toEqual([])
  await form.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await expect(form.getByText('Dit wachtwoord klopt niet.')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Nieuw wachtwoord', exact: true })).toHaveValue('Zeilen-bij-wind-7')

  await fill('Wachtwoord van nu', password)
  await form.getByRole('button', { name: 'Wachtwoord opslaan' }).click()

  await expect(page.getByText('Je wachtwoord is gewijzigd')).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(elsewhere.page).toHaveURL('/auth?next=%2Finbox')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Tweede factor' })).toBeVisible()
})

test('SEC-ACC-09 above the medical panel a second factor is offered, which can be put off and set up', async ({
  person,
}) => {
  const open = async (page: Page) => {
    await page.goto('/profile')
    await page.getByRole('button', { name: /^Medische gegevens en leefstijl/ }).click()
    await expect(page.getByRole('form', { name: 'Medische gegevens en leefstijl' })).toBeVisible()
  }
  const offer = (page: Page) => page.getByRole('region', { name: 'Een extra slot op je gegevens' })
  const [later, now] = [
    await person('Plus', { as: 'plus@bewezen.example' }),
    await person('Anouk', { as: 'anouk_jacobs@bewezen.example' }),
  ]
  await open(later.page)
  await expect(offer(later.page)).toBeVisible()
  expect(await accessibilityFaults(later.page)).toEqual([])
  await offer(later.page).getByRole('button', { name: 'Niet nu' }).click()
  await expect(offer(later.page)).toHaveCount(0)
  await open(later.page)
  await expect(offer(later.page)).toHaveCount(0)

  await open(now.page)
  await offer(now.page).getByRole('button', { name: 'Tweede factor instellen' }).click()
  await setUp(now.page.getByRole('dialog'))
  await expect(offer(now.page)).toHaveCount(0)
  await open(now.page)
  await expect(offer(now.page)).toHaveCount(0)
})

test('SEC-ACC-13 SEC-ACC-14 a member hears once that a password is easily guessed, and goes on with it', async ({
  person,
}) => {
  const { page } = await person('Marloes', { as: 'marloes_h@bewezen.example' })
  await settings(page)
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  const form = page.getByRole('dialog', { name: 'Wachtwoord wijzigen' })
  const fill = async (label: string, text: string) => form.getByRole('textbox', { name: label, exact: true }).fill(text)
  await fill('Wachtwoord van nu', password)
  await fill('Nieuw wachtwoord', 'Welkom2026')
  await fill('Herhaal nieuw wachtwoord', 'Welkom2026')
  await form.getByRole('button', { name: 'Wachtwoord opslaan' }).click()

  await expect(form.getByText(/staat op lijsten die inbrekers als eerste proberen/)).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Nieuw wachtwoord', exact: true })).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await form.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await expect(page.getByText('Je wachtwoord is gewijzigd')).toBeVisible()
})
