import type { Page } from '@playwright/test'
import { faultsInEachLight } from './accessible.ts'
import { expect, test } from './world.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Waar zoek je naar?' })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Zoeken' })
const doing = (page: Page) => palette(page).getByRole('group', { name: 'Doen' }).getByRole('option')
const searchButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Zoeken' })
const chosen = (page: Page) => palette(page).locator('[role=option][aria-selected=true]')

test('ADM-MORE-30 ADM-MORE-31 ADM-MORE-34 an admin goes anywhere and begins anything with the keyboard alone', async ({
  person,
}) => {
  const { page } = await person('Jasper', { as: 'admin@bewezen.example' })
  await page.goto('/inbox')
  await expect(page.getByRole('button', { name: /^Account van/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(doing(page)).toHaveCount(6)
  await expect(chosen(page)).toHaveText(/^Lid zoeken/)
  await page.keyboard.press('ArrowUp')
  await expect(chosen(page)).toHaveText(/^Nieuw product/)
  expect(await faultsInEachLight(page)).toEqual([])

  await page.keyboard.type('logb')
  await expect(chosen(page)).toHaveText(/^Logboek/)
  const { promise: isAsked, resolve: arrives } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isAsked
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/logboek$/)

  // The page with its own frame comes while somebody types: nothing typed is lost.
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('lie')
  arrives()
  await expect(page.locator('h1', { hasText: 'Admin Center' })).toBeVisible()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('ke')
  await page.unroute('**/assets/*.js')
  await expect(palette(page).getByRole('group', { name: 'Ga naar' }).getByRole('option').first()).toHaveText(
    /^Gebruikers, gezocht op ‘lieke’/,
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/gebruikers\?zoek=lieke$/)
  await expect(page.getByRole('searchbox')).toHaveValue('lieke')

  for (const [typed, title] of [
    ['nieuwe podcast', 'Nieuwe podcast'],
    ['nieuw product', 'Nieuw product'],
    ['nieuw event', 'Nieuw evenement'],
  ] as const) {
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type(typed)
    await expect(chosen(page)).toHaveText(new RegExp(`^${title}`))
    await page.keyboard.press('Enter')
    await expect(palette(page)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('ADM-MORE-30 ADM-MORE-32 ADM-MORE-38 a member is offered their own and nothing of admins, and a visitor nothing', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example', width: 390 })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const ofSearch = () => fetched.filter((path) => /\/(Palette|SearchDialog)-/.test(path)).length
  await page.goto('/inbox')
  await expect(searchButton(page)).toBeVisible()
  expect(ofSearch()).toBe(0)
  await searchButton(page).click()
  await expect(doing(page)).toHaveText([
    /^Bericht schrijven in de community/,
    /^Taak toevoegen/,
    /^Profiel bewerken/,
    /^Winkelwagen openen/,
    /^Vraag het de assistent/,
    /^Donkere weergave/,
  ])
  expect(ofSearch()).toBeGreaterThan(0)
  for (const typed of ['onderhoud', 'nieuw product', 'gebruikers']) {
    await field(page).fill(typed)
    await expect(palette(page).getByText('Geen resultaten gevonden').last()).toBeVisible()
    await expect(palette(page).getByRole('option')).toHaveCount(0)
  }
  await field(page).fill('donker')
  await doing(page).filter({ hasText: 'Donkere weergave' }).click()
  await expect(palette(page)).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  const vera = await person('Vera')
  await vera.page.goto('/')
  await vera.page.getByRole('banner').getByRole('button', { name: 'Zoeken' }).last().click()
  await expect(field(vera.page)).toBeFocused()
  await expect(vera.page.getByRole('option')).toHaveCount(0)
})

test('ADM-MORE-39 SUB-WHY-04 Mijn toegang says what it is where the search offers it and where the settings lead to it', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example', width: 390 })
  await page.goto('/profile#settings')
  const line = page.getByText('Waarom de community voor jou open of dicht is', { exact: true })
  await expect(line).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mijn toegang' })).toHaveAttribute('href', '/profile/toegang')
  await searchButton(page).click()
  await field(page).fill('toegang')
  const way = palette(page).getByRole('group', { name: 'Ga naar' }).getByRole('option').first()
  await expect(way).toContainText('Waarom de community voor jou open of dicht is, met je facturen.')
  expect(await faultsInEachLight(page)).toEqual([])
  await way.click()
  await expect(page).toHaveURL('/profile/toegang')
})

test('ADM-MORE-35 the search lies over an open dialog, and what was typed below stays', async ({ person }) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
  await page.goto('/inbox')
  await page.getByRole('button', { name: /^Account van/ }).click()
  await page.getByRole('menuitem', { name: 'Probleem melden' }).click()
  const typed = page.getByRole('textbox', { name: 'Beschrijving' })
  await typed.fill('De knop doet niets.')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('rood')
  await expect(chosen(page)).toHaveText(/^Rood licht aan of uit/)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(typed).toHaveValue('De knop doet niets.')
  await expect(typed).toBeFocused()
})

test('ADM-MORE-36 ADM-MORE-37 maintenance from the search asks first, is refused to who lost the right, and is switched on and off', async ({
  person,
}) => {
  const { page } = await person('Jasper', { as: 'admin@bewezen.example' })
  await page.goto('/inbox')
  await expect(page.getByRole('button', { name: /^Account van/ })).toBeVisible()
  const refused = '**/api/access/setMaintenance'
  await page.route(refused, (route) =>
    route.fulfill({ status: 403, contentType: 'application/json', body: '{"code":"FORBIDDEN","data":null}' }),
  )
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('onderhoud')
  await expect(chosen(page)).toHaveText(/^Onderhoud aan of uit/)
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Onderhoud aanzetten', exact: true }).click()
  await expect(page.getByText('Alleen admins kunnen de onderhoudsmodus beheren')).toBeVisible()
  await page.unroute(refused)
  for (const [verb, told] of [
    ['Onderhoud aanzetten', 'Onderhoudsmodus geactiveerd'],
    ['Onderhoud uitzetten', 'Onderhoudsmodus gedeactiveerd'],
  ] as const) {
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('onderhoud')
    await expect(chosen(page)).toHaveText(/^Onderhoud aan of uit/)
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: verb, exact: true }).click()
    await expect(page.getByText(told)).toBeVisible()
  }
})

test('ADM-MORE-40 ADM-MORE-41 ADM-MORE-42 an admin keeps a filter, uses it with one press, renames and removes it', async ({
  person,
}) => {
  const { page } = await person('Jasper', { as: 'admin@bewezen.example' })
  await page.goto('/admin/gebruikers')
  const keep = page.getByRole('button', { name: 'Filter bewaren', exact: true })
  await expect(page.getByRole('table', { name: 'Gebruikers' })).toBeVisible()
  await expect(keep).toHaveCount(0)
  const heightOfList = async () => (await page.locator('#people').boundingBox())?.y
  const before = await heightOfList()
  await page.getByLabel('Filter op rol').selectOption('teacher')
  await expect(keep).toBeVisible()
  expect(await heightOfList()).toBe(before)
  await keep.click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Naam' }).fill('Onze docenten')
  await page.keyboard.press('Enter')
  const kept = page.getByRole('list', { name: 'Bewaarde filters' })
  const view = (name: string) => kept.getByRole('button', { name, exact: true })
  await expect(view('Onze docenten')).toHaveAttribute('aria-pressed', 'true')
  await expect(keep).toHaveCount(0)
  expect(await heightOfList()).toBe(before)
  expect(await faultsInEachLight(page)).toEqual([])

  await view('Onze docenten').click()
  await expect(page).toHaveURL(/\/admin\/gebruikers$/)
  await page.getByRole('searchbox').fill('sanne')
  await expect(page).toHaveURL(/zoek=sanne/)
  await view('Onze docenten').click()
  await expect(page).toHaveURL(/\/admin\/gebruikers\?rol=teacher$/)
  await expect(page.getByRole('searchbox')).toHaveValue('')

  await kept.getByRole('button', { name: 'Onze docenten wijzigen' }).click()
  await form.getByRole('textbox', { name: 'Naam' }).fill('Docenten')
  await page.keyboard.press('Enter')
  await expect(view('Docenten')).toBeVisible()
  await page.reload()
  await expect(view('Docenten')).toHaveAttribute('aria-pressed', 'true')
  await kept.getByRole('button', { name: 'Docenten wijzigen' }).click()
  await form.getByRole('button', { name: 'Verwijderen', exact: true }).click()
  await expect(kept).toHaveCount(0)
  await expect(keep).toBeVisible()
})

test('ADM-MORE-44 ADM-MORE-46 the log strikes through what was, and is narrowed to a period in the address', async ({
  person,
}) => {
  const { page } = await person('Jasper', { as: 'admin@bewezen.example' })
  await page.goto('/admin/instellingen')
  const name = page.getByRole('textbox', { name: 'Naam van de site' })
  await name.fill('Zonlicht')
  await name.press('Enter')
  await expect(page.getByText('Opgeslagen').first()).toBeVisible()
  await page.goto('/admin/logboek')
  const line = page.getByRole('row').filter({ hasText: 'Naam van de site' }).first()
  await expect(line.locator('del')).toHaveText('Bewezen')
  await expect(line).toContainText('werd Zonlicht')
  expect(await faultsInEachLight(page)).toEqual([])
  await page.getByLabel('Tot en met').fill('2020-01-01')
  await expect(page).toHaveURL(/tot=2020-01-01/)
  await expect(page.getByText('Niets gevonden')).toBeVisible()
})

test('SH-NAV-29 SH-NAV-30 who searches for opzeggen is led to the page where one cancels, and on a phone nothing that was found is cut within a word', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example', width: 390 })
  const open = async (typed: string) => {
    await page.goto('/inbox')
    await searchButton(page).click()
    await field(page).fill(typed)
  }
  await open('licht')
  const hits = palette(page)
    .getByRole('option')
    .filter({ has: page.locator('[dir=auto]') })
  await expect(hits.first()).toBeVisible()
  // Only a title of more than two lines may be cut: of the pieces around the word all is shown.
  const cut = await hits.evaluateAll((all) =>
    all.flatMap((hit) =>
      [...hit.querySelectorAll('[dir=auto]')].flatMap((part) =>
        part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1 ? [part.textContent] : [],
      ),
    ),
  )
  expect(cut).toEqual([])
  expect(await faultsInEachLight(page)).toEqual([])

  await open('opzeggen')
  const way = palette(page).getByRole('option').first()
  await expect(way).toContainText('Abonnement bekijken of opzeggen')
  await way.click()
  await expect(page).toHaveURL('/subscription')
  await expect(page.getByRole('heading', { level: 1, name: 'Je lidmaatschap' })).toBeVisible()
})
