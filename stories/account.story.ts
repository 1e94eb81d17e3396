import { verifyWords } from '@bewezen/domain/account/linkWords.ts'
import { signInWords } from '@bewezen/domain/account/words.ts'
import type { Page } from '@playwright/test'
import { weighRoute } from '../tools/weigh.ts'
import { faultsInEachLight } from './accessible.ts'
import { sticksOut } from './sideways.ts'
import { expect, type Person, test } from './world.ts'

const password = 'Zonlicht08'

async function register(page: Page, email: string, firstName: string): Promise<void> {
  await page.goto('/auth?mode=register')
  await page.getByLabel('Voornaam').fill(firstName)
  await page.getByLabel('Achternaam').fill('van den Berg')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill(password)
  await page.getByLabel('Herhaal wachtwoord').fill(password)
  await expect(page.getByText('Username is beschikbaar')).toBeVisible()
  await page.getByRole('button', { name: 'Registreren' }).click()
  await expect(page.getByText('Account aangemaakt! Controleer je email om je account te bevestigen.')).toBeVisible()
}

async function signIn({ page }: Person, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

/** The fields of the form, as their labels name them. */
const fieldsOf = (page: Page) =>
  page
    .locator('form input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).labels?.[0]?.firstChild?.textContent))

test('SH-GEN-03 SH-AUTH-01 SH-AUTH-03 SH-AUTH-22 SH-AUTH-29 SH-AUTH-32 SH-USER-05 SH-USER-10 a visitor can register or sign in; who registered is sent to the mail first', async ({
  person,
  mailbox,
}) => {
  const { page } = await person('Noor')
  const email = 'noor@account.example'
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Inloggen' }).click()
  await expect(page.getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible()
  expect(await fieldsOf(page)).toEqual(['E-mailadres', 'Wachtwoord'])
  await page.goto('/auth?mode=register')
  const fields = ['Voornaam', 'Achternaam', 'Gebruikersnaam', 'E-mailadres', 'Wachtwoord', 'Herhaal wachtwoord']
  expect(await fieldsOf(page)).toEqual(fields)
  await expect(page.getByLabel('Gebruikersnaam')).toHaveAccessibleDescription(
    /Alleen letters, cijfers en underscores toegestaan\./,
  )
  await register(page, email, 'Noor')
  expect(await page.evaluate(() => localStorage.getItem('new-registration'))).toBe('true')
  await page.goto('/auth')
  await signIn({ page, name: 'Noor', address: '' }, email)
  await expect(page.getByRole('alert')).toContainText('Login Error')
  await expect(page.getByRole('alert')).toContainText('Bevestig eerst je email adres.')
  // The link of the first mail is replaced by that of the second.
  const first = await mailbox.link(email, 'Bevestig je e-mailadres')
  await page.getByRole('alert').getByRole('button', { name: signInWords.resend }).click()
  await expect(page.getByText(verifyWords.resent)).toBeVisible()
  await expect.poll(() => mailbox.link(email, 'Bevestig je e-mailadres')).not.toBe(first)
})

test('SH-VERIFY-01 SH-VERIFY-02 SH-VERIFY-03 SH-VERIFY-19 SH-VERIFY-20 the link from the mail loads, succeeds and leads to the community, where the gate decides; a wrong one fails', async ({
  person,
  mailbox,
  site,
}) => {
  const tess = await person('Tess')
  const email = 'tess@account.example'
  await register(tess.page, email, 'Tess')
  // The link is opened in the tab of the mail, which knows nothing of this one.
  const tab = await tess.page.context().newPage()
  const link = await mailbox.link(email, 'Bevestig je e-mailadres')
  const answered = held()
  await tab.route('**/api/account/confirm', async (route) => {
    await answered.wait
    await route.continue()
  })
  await tab.goto(link)
  await expect(tab.getByRole('heading', { name: verifyWords.busy })).toBeVisible()
  answered.release()
  await expect(tab.getByRole('heading', { name: 'Je e-mail is bevestigd' })).toBeVisible()
  expect(new URL(tab.url()).hash).toBe('')
  // Not to the plans, as after signing in: the gate there says what is missing.
  await tab.waitForURL('/community')
  await expect(tab.getByRole('heading', { name: 'Geen Toegang' })).toBeVisible()
  await tab.goto('/auth/callback')
  await tab.waitForURL('/community')
  await expect(tab.getByRole('heading', { name: 'Geen Toegang' })).toBeVisible()
  expect(site.log()).not.toContain(new URL(link).hash.slice('#token='.length))

  const stranger = await person('A stranger')
  await stranger.page.goto('/auth/confirm#token=verzonnen')
  await expect(stranger.page.getByRole('heading', { name: verifyWords.failed })).toBeVisible()
})

test('SH-VERIFY-21 who registered from the shop is back there once the address is confirmed', async ({
  person,
  mailbox,
}) => {
  const { page } = await person('Ilse')
  await page.goto('/products?q=bril')
  await register(page, 'ilse@account.example', 'Ilse')
  const tab = await page.context().newPage()
  await tab.goto(await mailbox.link('ilse@account.example', 'Bevestig je e-mailadres'))
  await tab.waitForURL('/products?q=bril')
  await expect(tab.getByRole('heading', { name: 'Productcollectie' })).toBeVisible()
  expect(await tab.evaluate(() => localStorage.getItem('return-path'))).toBeNull()
})

test('SH-GATE-02 SH-GATE-03 SH-ROUTE-35 who signs in, or is signed in already, is led on, and the way back knows nothing of it', async ({
  person,
}) => {
  const daan = await person('Daan on his phone', { width: 390 })
  await daan.page.goto('/auth')
  await signIn(daan, 'gast@bewezen.example', 'Bewezen-2026!')
  await daan.page.waitForURL('/subscription')
  await daan.page.goBack()
  expect(daan.page.url()).toBe('about:blank')

  await daan.page.goto('/auth')
  await daan.page.waitForURL('/subscription')
  await expect(daan.page.locator('form input[type=password]')).toHaveCount(0)
  await daan.page.goBack()
  expect(daan.page.url()).toBe('about:blank')
})

/** Something to wait for until it is let go. */
function held() {
  let release = () => {}
  const wait = new Promise<void>((done) => {
    release = done
  })
  return { wait, release: () => release() }
}

test('SH-GATE-04 SH-GATE-05 SH-GATE-06 after signing in one is led on once, when the subscription is known, and again after the next sign-in only', async ({
  person,
}) => {
  const gast = await person('Gast')
  const { page } = gast
  const known = held()
  await page.route('**/api/access/ownAccess', async (route) => {
    await known.wait
    await route.continue()
  })
  await page.goto('/auth')
  await signIn(gast, 'gast@bewezen.example', 'Bewezen-2026!')
  await expect(page.getByText(signInWords.arriving)).toBeVisible()
  await expect(page).toHaveURL('/auth')
  known.release()
  await page.waitForURL('/subscription')

  const tab = await page.context().newPage()
  for (const [where, path, heading] of [
    [page, '/inbox', 'Inbox'],
    [page, '/community', 'Geen Toegang'],
    [tab, '/inbox', 'Inbox'],
  ] as const) {
    await where.goto(path)
    await expect(where.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await where.reload()
    await expect(where.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await expect(where).toHaveURL(path)
  }

  await page.getByRole('button', { name: /^Account van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(page.getByRole('button', { name: /^Account van/ })).toHaveCount(0)
  await page.goto('/auth')
  await signIn(gast, 'lid@bewezen.example', 'Bewezen-2026!')
  await page.waitForURL('/community')
})

test('SH-AUTH-25 SH-USER-01 SH-USER-02 SH-USER-11 SH-USER-12 two people with one name both get in, and a name that is gone by then is told', async ({
  person,
}) => {
  const [sem, also] = [await person('Sem'), await person('Sem too')]
  await register(sem.page, 'sem@account.example', 'Sem')

  await also.page.goto('/auth?mode=register')
  await also.page.getByLabel('Voornaam').fill('Sem')
  await also.page.getByLabel('Achternaam').fill('van den Berg')
  const username = also.page.getByLabel('Gebruikersnaam')
  await expect(username).toHaveValue('semvandenberg')
  await also.page.getByLabel('E-mailadres').fill('sem2@account.example')
  await also.page.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill(password)
  await also.page.getByLabel('Herhaal wachtwoord').fill(password)
  await expect(also.page.getByText('Username is beschikbaar')).toBeVisible()
  const faster = {
    firstName: 'Sem',
    lastName: 'Snel',
    username: 'semvandenberg',
    email: 'snel@account.example',
    password,
  }
  await also.page.request.post('/api/account/register', { data: faster })

  const button = also.page.getByRole('button', { name: 'Registreren' })
  await button.click()
  await expect(also.page.getByText('Deze username is al in gebruik. Kies een andere username.')).toBeVisible()
  await expect(username).toBeFocused()
  await expect(also.page.getByLabel('E-mailadres')).toHaveValue('sem2@account.example')

  await username.fill('Sem.De-Tweede')
  await expect(username).toHaveValue('sem_de_tweede')
  await also.page.getByLabel('Voornaam').fill('Semmie')
  await expect(also.page.getByText('Username is beschikbaar')).toBeVisible()
  await button.click()
  await expect(also.page.getByText('sem2@account.example')).toBeVisible()
  // Another first name brought no other suggestion: the typed name is the one that is taken now.
  const now = await also.page.request.get('/api/account/usernameAvailable?username=sem_de_tweede')
  expect(await now.json()).toEqual({ available: false })
})

test('SH-RESET-01 SH-RESET-03 SH-RESET-08 SH-RESET-11 SH-RESET-12 SH-EDGE-11 SH-EDGE-12 a forgotten password is replaced once, and every other login ends', async ({
  person,
  mailbox,
}) => {
  const vera = await person('Vera')
  const email = 'vera@account.example'
  await register(vera.page, email, 'Vera')
  await vera.page.goto(await mailbox.link(email, 'Bevestig je e-mailadres'))
  await vera.page.waitForURL('/community')
  const isSignedIn = async () => (await vera.page.request.get('/api/account/viewer')).ok()
  expect(await isSignedIn()).toBe(true)

  const phone = await person('Vera on her phone', { width: 390 })
  await phone.page.goto('/auth')
  await phone.page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await phone.page.getByLabel('E-mailadres').fill(email)
  await phone.page.getByRole('button', { name: 'Stuur resetmail' }).click()
  await expect(phone.page.getByText('Password reset email sent! Check your inbox.')).toBeVisible()

  const link = await mailbox.link(email, 'Kies een nieuw wachtwoord')
  await phone.page.goto(link)
  await expect(phone.page.getByLabel('Herhaal wachtwoord')).toBeVisible()
  expect((await phone.page.request.get('/api/account/viewer')).status()).toBe(401)
  await phone.page.getByRole('textbox', { name: 'Nieuw wachtwoord', exact: true }).fill('maanlicht')
  await phone.page.getByLabel('Herhaal wachtwoord').fill('maanlicht')
  await phone.page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await expect(phone.page.getByText('Wachtwoord succesvol gewijzigd!')).toBeVisible()
  expect(new URL(phone.page.url()).pathname).toBe('/auth')
  expect(await isSignedIn()).toBe(false)
  await mailbox.newest(email, 'Je wachtwoord is gewijzigd')

  await signIn(phone, email, password)
  await expect(phone.page.getByText('Onjuiste inloggegevens. Controleer je email en wachtwoord.')).toBeVisible()
  await signIn(phone, email, 'maanlicht')
  await phone.page.waitForURL('/subscription')

  await vera.page.goto(link)
  await expect(vera.page.getByRole('heading', { name: 'Je reset link is verlopen of ongeldig' })).toBeVisible()
})

test('SH-RESET-09 SH-ERR-10 a link that is spent says so where it is opened, and where a password is saved with it', async ({
  person,
  mailbox,
}) => {
  const { page } = await person('Marloes')
  const email = 'marloes_h@bewezen.example'
  await page.goto('/auth?mode=forgot')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Stuur resetmail' }).click()
  await expect(page.getByText('Password reset email sent! Check your inbox.')).toBeVisible()
  const link = await mailbox.link(email, 'Kies een nieuw wachtwoord')
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto(link)
    await tab.getByRole('textbox', { name: 'Nieuw wachtwoord', exact: true }).fill('maanlicht')
    await tab.getByLabel('Herhaal wachtwoord').fill('maanlicht')
  }
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await expect(page.getByText('Wachtwoord succesvol gewijzigd!')).toBeVisible()

  const body = 'De reset link is ongeldig of verlopen. Vraag een nieuwe aan.'
  await other.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await expect(other.getByText(body)).toBeVisible()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'Je reset link is verlopen of ongeldig' })).toBeVisible()
  await expect(other.getByText(body)).toBeVisible()
})

test('SH-EDGE-10 SH-EDGE-13 SH-VERIFY-04 SH-VERIFY-15 a link of somebody else waits for a choice, a spent one leads to the login, and a broken one says what can be done', async ({
  person,
  mailbox,
}) => {
  const lotte = await person('Lotte')
  await register(lotte.page, 'lotte@account.example', 'Lotte')
  await lotte.page.goto(await mailbox.link('lotte@account.example', 'Bevestig je e-mailadres'))
  await lotte.page.waitForURL('/community')
  const bram = await person('Bram')
  await register(bram.page, 'bram@account.example', 'Bram')
  const his = await mailbox.link('bram@account.example', 'Bevestig je e-mailadres')
  const whoIsLotte = async () => (await (await lotte.page.request.get('/api/account/viewer')).json()).email

  await lotte.page.goto(his)
  await expect(lotte.page.getByRole('heading', { name: 'Deze link hoort bij een ander account' })).toBeVisible()
  expect(await whoIsLotte()).toBe('lotte@account.example')
  await lotte.page.getByRole('button', { name: 'Verder met het andere account' }).click()
  await lotte.page.waitForURL('/community')
  expect(await whoIsLotte()).toBe('bram@account.example')

  await bram.page.goto(his)
  await expect(bram.page.getByText('Je e-mailadres is bevestigd. Je kunt nu inloggen.')).toBeVisible()

  const vreemd = await person('A stranger')
  await vreemd.page.goto('/auth/confirm#token=verzonnen')
  await expect(vreemd.page.getByRole('alert')).toHaveText('De verificatielink is ongeldig of verlopen.')
  await vreemd.page.getByRole('button', { name: 'Stuur opnieuw' }).click()
  await expect(vreemd.page.getByText('Email adres niet gevonden. Ga terug naar de registratie pagina.')).toBeVisible()
})

test('the account pages are accessible and never scroll sideways, in each light', async ({ person }) => {
  const pages = ['/auth', '/auth?mode=register', '/auth?mode=forgot', '/auth/confirm', '/reset-password']
  for (const width of [390, 1440]) {
    const kept = { theme: 'dark', 'red-light-filter': 'on' }
    const { page } = await person(`Somebody at ${width}`, { width, kept })
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const lights = await page.evaluate(() => ({ ...document.documentElement.dataset }))
      expect(lights).toMatchObject({ theme: 'dark', redlight: 'on' })
      expect(await faultsInEachLight(page), `${path} at ${width}`).toEqual([])
      expect(await sticksOut(page), path).toEqual([])
    }
  }
})

test('the page of signing in loads at most 105 KB of JavaScript, and neither the API nor its schemas', async () => {
  const { javascript, files } = await weighRoute('/auth')
  expect(javascript).toBeLessThanOrEqual(105_000)
  expect(Object.keys(files).filter((file) => /client|zod/.test(file))).toEqual([])
})
