import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import { composerWords } from '@bewezen/domain/community/words.ts'
import { everythingIsKept, keptPaths } from './keptOffline.ts'
import { expect, test } from './world.ts'

/** Code, and the page that says that there is no line, are the same for everybody. */
const isOfALogin = (path: string) => !path.startsWith('/assets/') && path !== '/offline.html'

test('SH-ERR-17 SH-UI-13 SH-EDGE-36 what was loaded is read without a connection, a half-written message is still there, and signing out leaves nothing', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example', offline: true })
  const context = page.context()
  const composer = page.getByRole('textbox', { name: 'Schrijf in Slaap en ritme' })
  await page.goto('/inbox')
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto('/community/universiteit/slaap')
  await composer.fill('Half af')
  const said = page.getByText('Klompen tellen dubbel.')
  await expect(said).toBeVisible()
  const answers = ['account/viewer', 'access/ownAccess', 'community/list', 'community/messages']
  await everythingIsKept(page, ['/community/universiteit/slaap', ...answers.map((name) => `/api/${name}`)])

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(failureWords.offline)).toBeVisible()
  await expect(said).toBeVisible()
  await expect(composer).toHaveValue('Half af')
  // What was never opened cannot be fetched now: the page stays, and so does what was typed.
  const emoji = page.getByRole('button', { name: composerWords.chooseEmoji })
  await emoji.click()
  await expect(emoji).toHaveAttribute('aria-expanded', 'false')
  await said.hover()
  await expect(composer).toHaveValue('Half af')
  await page.goto('/community/universiteit/welkom')
  await expect(page.getByRole('link', { name: 'Slaap en ritme' })).toBeVisible()
  await page.goto('/subscription')
  await expect(page.getByRole('heading', { name: 'Deze pagina is nog niet geladen' })).toBeVisible()
  await expect(page.getByText(failureWords.offline)).toBeVisible()

  await context.setOffline(false)
  // The page that says so tries again by itself.
  await expect(page).toHaveTitle(/Abonnement|Lidmaatschap/)
  await page.goto('/inbox')
  await page.getByRole('button', { name: /^Account van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL('/')
  expect((await keptPaths(page)).filter(isOfALogin)).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([])
  // Signing out takes the worker and all it kept away, and the page after it brings them back.
  await page.waitForFunction(async () => {
    const worker = await navigator.serviceWorker.getRegistration()
    return worker?.active?.state === 'activated' && (await caches.match('/offline.html')) !== undefined
  })
  await context.setOffline(true)
  await page.goto('/inbox')
  await expect(page.getByRole('heading', { name: 'Deze pagina is nog niet geladen' })).toBeVisible()
})
