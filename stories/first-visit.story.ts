import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as passed } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './world.ts'

test.use({ lessMotion: false })

/** A slow line to a site: its home page comes in pieces that end within the hero, with time to draw each. */
async function slowLine(site: string) {
  const line = createServer(async ({ url = '/', headers }, answer) => {
    const got = await fetch(new URL(url, site), { headers: { accept: headers.accept ?? '*/*' } })
    answer.writeHead(got.status, {
      'content-type': got.headers.get('content-type') ?? 'text/plain',
    })
    if (url !== '/') return answer.end(new Uint8Array(await got.arrayBuffer()))
    for (const piece of inPieces(await got.text())) {
      answer.write(piece)
      await passed(600)
    }
    answer.end()
  })
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening))
  return {
    address: `http://127.0.0.1:${(line.address() as AddressInfo).port}/`,
    close: () => line.closeAllConnections(),
    end: () => line.close(),
  }
}

/** Cut after each drawing, heading and paragraph of the hero. */
function inPieces(html: string): string[] {
  const from = html.indexOf('<section id="hero"')
  const to = html.indexOf('</section>', from)
  return [html.slice(0, from), ...html.slice(from, to).split(/(?<=<\/(?:svg|h1|p)>)/), html.slice(to)]
}

const watchHero = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] }
    const seen = window as unknown as { moved: number }
    seen.moved = 0
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        if (sources.some(({ node }) => node?.parentElement?.closest('#hero'))) seen.moved += value
    }).observe({ type: 'layout-shift', buffered: true })
  })

for (const width of [390, 1440])
  test(`SH-ERR-36 the hero of the home page stays where it stands while the rest comes, at ${width} pixels`, async ({
    person,
    site,
  }) => {
    const { page } = await person('Bezoeker', { width })
    const line = await slowLine(site.url)
    await watchHero(page)
    await page.goto(line.address)
    await expect(page.locator('#hero svg').first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02)
    line.close()
    line.end()
  })

test('SH-ERR-37 the eye of a password works that was pressed before the code of the page came', async ({ person }) => {
  const { page } = await person('Bezoeker', { width: 390 })
  const letGo = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await letGo.promise
    await route.continue()
  })
  await page.goto('/auth', { waitUntil: 'commit' })
  const password = page.locator('main input[autocomplete="current-password"]')
  await password.fill('Bewezen-2026!')
  await page.getByRole('button', { name: 'Wachtwoord tonen' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  letGo.resolve()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('Bewezen-2026!')
  await page.getByRole('button', { name: 'Wachtwoord verbergen' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('SH-USER-17 a username says that it leaves out a space, and keeps the rest', async ({ person }) => {
  const { page } = await person('Bezoeker', { width: 390 })
  await page.goto('/auth?mode=register')
  const field = page.getByRole('textbox', { name: 'Gebruikersnaam' })
  const told = page.getByText('Spaties en andere tekens laten we weg.')
  await expect(field).toBeEditable()
  await page.getByRole('textbox', { name: 'Voornaam' }).click()
  await field.fill('')
  await field.pressSequentially('jan')
  await expect(told).toHaveCount(0)
  await field.pressSequentially(' de vries')
  await expect(field).toHaveValue('jandevries')
  await expect(told).toBeVisible()
  await field.fill('')
  await expect(told).toHaveCount(0)
})

test('SH-USER-18 a username says that a dot becomes an underscore', async ({ person }) => {
  const { page } = await person('Bezoeker', { width: 390 })
  await page.goto('/auth?mode=register')
  const field = page.getByRole('textbox', { name: 'Gebruikersnaam' })
  await expect(field).toBeEditable()
  await page.getByRole('textbox', { name: 'Voornaam' }).click()
  await field.fill('')
  await field.pressSequentially('jan.vries')
  await expect(field).toHaveValue('jan_vries')
  await expect(page.getByText('Een punt of streepje wordt een underscore: _')).toBeVisible()
})

test('SH-USER-11 SH-USER-19 a username that was typed before the code of the page came is cleaned, and no suggestion replaces it', async ({
  person,
}) => {
  const { page } = await person('Bezoeker', { width: 390 })
  const suggestions: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/account/suggestUsername')) suggestions.push(request.url())
  })
  const letGo = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await letGo.promise
    await route.continue()
  })
  await page.goto('/auth?mode=register', { waitUntil: 'commit' })
  const username = page.getByRole('textbox', { name: 'Gebruikersnaam' })
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Tessa')
  await page.getByRole('textbox', { name: 'Achternaam' }).fill('Noordzee')
  await username.fill('Zee Meeuw')
  letGo.resolve()
  await expect(username).toHaveValue('zeemeeuw')
  await expect(page.getByText('Spaties en andere tekens laten we weg.')).toBeVisible()
  // A suggestion is asked for no later than whether the name is free.
  await expect(page.getByText('Username is beschikbaar')).toBeVisible()
  expect(suggestions).toEqual([])
  await expect(username).toHaveValue('zeemeeuw')
})
