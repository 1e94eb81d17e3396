import { newId } from '@bewezen/domain/base/newId.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { faultsInEachLight } from './accessible.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

const admin = { as: 'admin@bewezen.example' }

async function asked(from: APIRequestContext, operation: string, data: object): Promise<void> {
  const answer = await from.post(`/api/${operation}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}
const section = async (page: Page, name: string) => {
  await page
    .getByRole('navigation', { name: 'Onderdelen van het beheer' })
    .getByRole('link', { name, exact: true })
    .click()
  await expect(page).toHaveTitle(new RegExp(`^${name} \\|`))
}
const inbox = (page: Page) => page.getByRole('region', { name: 'Wacht op een mens' })
const told = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
/** How many of a kind wait, as the link to them says it; none when the kind is not there. */
const waits = async (page: Page, kind: string): Promise<number> => {
  const link = inbox(page)
    .getByRole('list', { name: 'Per soort' })
    .getByRole('link', { name: new RegExp(` ${kind}$`) })
  return (await link.count()) === 0 ? 0 : Number.parseInt((await link.textContent()) ?? '', 10)
}

test('ADM-MORE-01 ADM-MORE-03 ADM-MORE-06 ADM-PANEL-12 a report arrives at the desk by itself, is dealt with from there, and its count goes down for everybody', async ({
  person,
}) => {
  const [jasper, marloes] = [
    await person('Jasper', admin),
    await person('Marloes', { as: 'marloes_h@bewezen.example', width: 390 }),
  ]
  const { page } = jasper
  const description = 'De kaart van het kanaal springt weg als ik hem aantik.'
  await page.goto('/admin')
  await expect(inbox(page).getByRole('heading', { name: 'Wacht op een mens' })).toBeVisible()
  await expect(inbox(page).getByRole('listitem').first()).toBeVisible()
  const before = await waits(page, 'Gemelde problemen')

  await marloes.page.goto('/inbox')
  await asked(marloes.page.request, 'reports/send', {
    id: newId(),
    category: 'community',
    description,
    pageUrl: 'https://bewezen.example/community',
    device: {},
    uploadId: null,
  })
  await expect.poll(() => waits(page, 'Gemelde problemen')).toBe(before + 1)

  // The number leads to all of the kind, and from there to the list of the room with its filter on.
  await inbox(page)
    .getByRole('link', { name: /Gemelde problemen$/ })
    .click()
  await expect(page).toHaveURL(/soort=problemen/)
  await expect(page.getByRole('heading', { name: description })).toBeVisible()
  await page.getByRole('link', { name: 'Open de lijst', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/meldingen\?status=open/)
  await page.getByRole('button', { name: new RegExp(description.slice(0, 30)) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Status').selectOption('Opgelost')
  await dialog.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(dialog).toHaveCount(0)

  await section(page, 'Overzicht')
  await expect(inbox(page).getByRole('heading', { name: 'Wacht op een mens' })).toBeVisible()
  await expect.poll(() => waits(page, 'Gemelde problemen')).toBe(before)
  await expect(inbox(page).getByText(description)).toHaveCount(0)
})

test('ADM-MORE-16 ADM-MORE-17 a mail that was refused waits at the desk with its reason, is sent again, and the log says so', async ({
  person,
}) => {
  const { page } = await person('Jasper', admin)
  const visitor = await person('Ruben')
  await page.goto('/admin/overzicht?wacht=verzenden')
  await expect(inbox(page).getByRole('heading', { name: 'Wacht op een mens' })).toBeVisible()
  const address = `ruben.${Date.now().toString(36)}@weigert.example`
  await asked(visitor.page.request, 'account/register', {
    firstName: 'Ruben',
    lastName: 'Verhoef',
    username: `ruben_${Date.now().toString(36)}`,
    email: address,
    password: 'Wandelen-2026!',
  })
  const line = inbox(page).getByRole('listitem').filter({ hasText: 'Aan Ruben Verhoef' })
  await expect(line.getByText('Mail niet verzonden', { exact: true })).toBeVisible()
  await line.getByRole('link', { name: 'Bevestiging van het e-mailadres', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Niet verzonden mails' })).toBeVisible()
  const mail = page.getByRole('listitem').filter({ hasText: address })
  await expect(mail.getByText('De mailserver weigert dit adres of deze mail')).toBeVisible()
  await expect(mail.getByText(/^550 5\.1\.1/)).toBeVisible()
  expect(await faultsInEachLight(page)).toEqual([])
  await mail.getByRole('button', { name: /^Opnieuw verzenden/ }).click()
  await expect(told(page, 'De mail wordt opnieuw verzonden')).toBeVisible()
  // The address is what it was: it comes back, and nothing was lost in between.
  await expect(mail.getByText('1 keer geprobeerd')).toBeVisible()

  await section(page, 'Logboek')
  await page.getByRole('searchbox').fill('ruben')
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: /Mail opnieuw verzonden.*Jasper van den Berg.*Ruben Verhoef/ })
      .first(),
  ).toBeVisible()
})

test('ADM-MORE-07 ADM-MORE-08 ADM-MORE-09 ADM-MORE-10 ADM-MORE-12 ADM-MORE-19 the trends are drawn and are tables, every number leads somewhere, at both widths and in every light', async ({
  person,
}) => {
  for (const width of [1440, 390]) {
    const { page } = await person('Jasper', { ...admin, width })
    await page.goto('/admin/overzicht')
    await expect(page.getByRole('heading', { name: 'Hoe het loopt' })).toBeVisible()
    const trend = (name: string) => page.getByRole('article', { name, exact: true })
    for (const name of ['Gebruikers', 'Inkomsten', 'Actieve mensen per week'])
      await expect(trend(name).getByRole('table')).toHaveCount(0)
    await trend('Actieve mensen per week').getByRole('link').click()
    await expect(trend('Actieve mensen per week').getByRole('row')).toHaveCount(13)
    await trend('Inkomsten').getByText('Als tabel').click()
    await expect(trend('Inkomsten').getByRole('row')).toHaveCount(7)
    await expect(trend('Wie blijft, per maand van starten').getByRole('row')).toHaveCount(7)
    expect(await faultsInEachLight(page)).toEqual([])
    expect(await sticksOut(page)).toEqual([])
    // Every section is in sight where there is room; a row that does not fit begins at its first.
    const nav = page.getByRole('navigation', { name: 'Onderdelen van het beheer' })
    expect(await nav.evaluate((line) => line.scrollLeft)).toBe(0)
    await trend('Gebruikers').getByRole('link').click()
    await expect(page).toHaveURL(/\/admin\/gebruikers/)
  }
})

test('ADM-PANEL-01 ADM-MORE-60 ADM-MORE-61 each section begins with a heading of its own, all as large, and after them stands what else is managed', async ({
  person,
}) => {
  const { page } = await person('Jasper', admin)
  const nav = page.getByRole('navigation', { name: 'Onderdelen van het beheer' })
  await page.goto('/admin/logboek')
  await expect(page.getByRole('heading', { name: 'Logboek' })).toBeVisible()
  const here = await nav.getByRole('link').count()
  const elsewhere = [
    ['Podcasts', '/podcasts'],
    ['Livestreams', '/livestream'],
    ['Blogs', '/blogs'],
  ] as const
  for (const [name, path] of elsewhere)
    await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  await expect(nav.getByText('Ook beheren', { exact: true })).toBeVisible()

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 700 })
    for (let at = 0; at < here - elsewhere.length; at++) {
      const link = nav.getByRole('link').nth(at)
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(link).toBeInViewport({ ratio: 0.9 })
      const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first()
      await expect(heading, (await link.textContent()) ?? '').toHaveCSS('font-size', '21px')
    }
    expect(await sticksOut(page)).toEqual([])
  }
})
