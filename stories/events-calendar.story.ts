import { endWords, formLabels as labels } from '@bewezen/domain/events/formLabelWords.ts'
import { accessibilityFaults } from './accessible.ts'
import { agree, dialogOf, makeToday } from './eventPages.ts'
import { expect, test } from './world.ts'

const account = (name: string) => `${name}@bewezen.example`

test('EV-CAL-01 EV-CAL-14 EV-CAL-16 EV-CAL-25 EV-CAL-26 EV-EDGE-43 a month on a desk, cards on a phone, and a day with more than fits', async ({
  person,
}) => {
  const { page: admin } = await person('Jasper', { as: account('admin') })
  await makeToday(admin, ['Druk een', 'Druk twee', 'Druk drie', 'Druk vier', 'Druk vijf'])
  await admin.reload()
  await admin.getByRole('button', { name: 'Bewerken: Druk een' }).click()
  await expect(admin.getByRole('dialog').getByLabel(labels.title)).toHaveValue('Druk een')
  const { page: desk } = await person('Sanne', { as: account('lid') })
  await desk.goto('/events')
  const grid = desk.getByRole('grid')
  await expect(grid).toBeVisible()
  const empty = grid
    .getByRole('gridcell')
    .filter({ hasNot: desk.getByRole('link') })
    .first()
  await desk.getByRole('button', { name: /^\+[23] meer/ }).click()
  await expect(desk.getByRole('dialog').getByRole('link', { name: 'Druk vijf' })).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  // The page works by now: the day itself does nothing for a member.
  await empty.click({ position: { x: 60, y: 60 } })
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await desk.getByRole('button', { name: /^\+[23] meer/ }).click()
  await desk.getByRole('dialog').getByRole('link', { name: 'Druk vijf' }).click()
  await expect(desk).toHaveURL(/\/events\/druk-vijf$/)
  await expect(dialogOf(desk, 'Druk vijf').getByRole('button', { name: 'Deelnemen' })).toBeVisible()
  await desk.goBack()
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await expect(desk).toHaveURL(/\/events$/)
  await desk.getByRole('button', { name: 'Kaarten' }).click()
  await expect(grid).toBeHidden()
  await desk.reload()
  await expect(grid).toBeHidden()

  const { page: phone } = await person('Daan', { as: account('gast'), width: 390 })
  await phone.goto('/events')
  await expect(phone.getByRole('link', { name: 'Druk een', exact: true })).toBeVisible()
  await expect(phone.getByRole('grid')).toBeHidden()
  await phone.getByRole('button', { name: 'Maand' }).click()
  await expect(phone.getByRole('grid')).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('grid')).toBeVisible()

  // On a phone the way in is in view at once; without the lists the form takes the answers as text.
  await phone.goto('/events/eten-van-het-land')
  const enrol = dialogOf(phone, 'Eten van het land').getByRole('button', { name: 'Aanmelden', exact: true })
  await expect(enrol).toBeInViewport({ ratio: 1 })
  expect(await accessibilityFaults(phone)).toEqual([])
  await phone.route('**/api/events/options**', (route) => route.fulfill({ status: 422, json: { code: 'UNEXPECTED' } }))
  await enrol.click()
  const form = phone.getByRole('dialog', { name: 'Aanmelden', exact: true })
  await expect(form.getByRole('alert').getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
  await form.getByLabel('Opmerkingen').fill('Geen noten')
  await agree(phone, 'Aanmelden')
  await expect(phone.getByRole('dialog', { name: 'Aanmelding gelukt!' })).toBeVisible()
})

test('EV-CARD-13 EV-DETAIL-05 EV-VIS-02 EV-VIS-03 EV-VIS-04 EV-VIS-18 EV-CAL-22 EV-CAL-36 an admin switches from the card, the dialog and the dashboard, and the page is told each time', async ({
  person,
}) => {
  const { page: admin } = await person('Jasper', { as: account('admin') })
  await makeToday(admin, ['Schakel'])
  await admin.addInitScript(() => {
    const page = window as unknown as { told: number }
    page.told = 0
    window.addEventListener('events-updated', () => page.told++)
  })
  const told = () => admin.evaluate(() => (window as unknown as { told: number }).told)
  const toggle = admin.getByRole('switch', { name: endWords.liveOf('Schakel') })
  const { page: member } = await person('Sanne', { as: account('lid') })
  await member.goto('/events')
  await expect(member.getByRole('link', { name: 'Schakel', exact: true }).last()).toBeVisible()
  await expect(member.getByRole('switch')).toHaveCount(0)

  await admin.goto('/events')
  await admin.getByRole('button', { name: 'Kaarten' }).click()
  const card = admin.getByRole('article').filter({ has: admin.getByRole('link', { name: 'Schakel', exact: true }) })
  await card.getByRole('switch').click()
  await expect(admin.getByText('Evenement is nu offline')).toBeVisible()
  expect(await told()).toBeGreaterThan(0)
  // It stays where it stood, dimmed, until the page is loaded again; for a member it is gone at once.
  await expect(card.getByText('Offline', { exact: true })).toBeVisible()
  await expect(member.getByRole('link', { name: 'Schakel', exact: true })).toHaveCount(0)
  await admin.reload()
  await expect(admin.getByRole('article').first()).toBeVisible()
  await expect(card).toHaveCount(0)

  await admin.goto('/events/schakel')
  await dialogOf(admin, 'Schakel').getByRole('switch').click()
  await expect(admin.getByText('Evenement is nu live')).toBeVisible()
  await expect.poll(told).toBeGreaterThan(0)
  await expect(member.getByRole('link', { name: 'Schakel', exact: true }).last()).toBeVisible()

  await admin.goto('/events/admin')
  await toggle.click()
  await expect(admin.getByText('Evenement is nu offline')).toBeVisible()
  await expect(toggle).not.toBeChecked()
})

test('SH-UI-16 EV-CAL-03 EV-CAL-16 what is pressed before the code of the calendar is there is done once it is, and once only', async ({
  person,
}) => {
  const { page: teacher } = await person('Tess', { as: account('docent') })
  const { page: visitor } = await person('Mila')
  const { page: quickest } = await person('Kees')
  const [theCalendar, allCode] = [/EventsScreen/, /\/assets\/.*\.js/]
  for (const [page, held] of [
    [teacher, theCalendar],
    [visitor, theCalendar],
    [quickest, allCode],
  ] as const) {
    const letGo = Promise.withResolvers<void>()
    await page.route(held, async (route) => {
      await letGo.promise
      await route.continue()
    })
    await page.goto('/events', { waitUntil: 'commit' })
    const month = page.getByRole('heading', { level: 2 }).first()
    const shown = await month.textContent()
    if (page === teacher) await page.getByRole('button', { name: 'Nieuw evenement' }).click()
    else await page.getByRole('button', { name: 'Volgende maand' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await month.textContent()).toBe(shown)
    letGo.resolve()
    if (page === teacher) await expect(page.getByRole('dialog', { name: 'Nieuw evenement' })).toBeVisible()
    else {
      await expect(month).not.toHaveText(String(shown))
      // One step back is where it was: the press counted once.
      await page.getByRole('button', { name: 'Vorige maand' }).click()
      await expect(month).toHaveText(String(shown))
    }
  }
})

test('SH-UI-16 Escape that is pressed before the code of an opened event is there closes it, and the next one stays open', async ({
  person,
}) => {
  const { page } = await person('Mila')
  const letGo = Promise.withResolvers<void>()
  await page.goto('/events')
  const address = await page.locator('main a[href^="/events/"]').first().getAttribute('href')
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await letGo.promise
    await route.continue()
  })
  await page.goto(String(address), { waitUntil: 'commit' })
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  letGo.resolve()
  await expect(page).toHaveURL(/\/events$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.locator(`main a[href="${address}"]`).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(String(address))
})

test('EV-ROUTE-24 EV-ROUTE-19 the view and the kind stand in the address: a reload, Back and whoever gets it see the same', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: account('lid') })
  const kind = page.getByRole('group', { name: 'Soort' })
  const chosen = (name: string) => kind.getByRole('button', { name, exact: true, pressed: true })
  const grid = page.getByRole('grid')
  await page.goto('/events')
  await expect(grid).toBeVisible()
  await kind.getByRole('button', { name: 'Online', exact: true }).click()
  await expect(page).toHaveURL(/\/events\?soort=digitaal$/)
  await page.getByRole('button', { name: 'Kaarten' }).click()
  await expect(page).toHaveURL(/\/events\?soort=digitaal&weergave=kaarten$/)
  const address = page.url()
  const same = async (at = page) => {
    await expect(
      at.getByRole('group', { name: 'Soort' }).getByRole('button', { name: 'Online', pressed: true }),
    ).toBeVisible()
    await expect(at.getByRole('button', { name: 'Kaarten', pressed: true })).toBeVisible()
    await expect(at.getByRole('grid')).toBeHidden()
    await expect(at.getByRole('article').getByText('Fysiek', { exact: true })).toHaveCount(0)
  }
  await same()

  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(chosen('Online')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(address)
  await same()
  await page.reload()
  await same()
  await page.getByRole('link', { name: 'Blogs' }).first().click()
  await page.waitForURL('**/blogs')
  await page.goBack()
  await same()
  await kind.getByRole('button', { name: 'Alles', exact: true }).click()
  await expect(page).toHaveURL(/\/events\?weergave=kaarten$/)

  // A visitor, who remembers no view, gets the address from her; the page that the server draws has it already.
  const { page: other } = await person('Vera')
  const drawn = await (await other.request.get(address)).text()
  expect(drawn).toMatch(/aria-pressed="true"[^>]*>\s*Online/)
  await other.goto(address)
  // A visitor's page comes to life at the first sign of them.
  await other.mouse.move(300, 300)
  await same(other)
  await other.goto(address.replace('digitaal', 'onzin').replace('kaarten', 'onzin'))
  await expect(other.getByRole('button', { name: 'Alles', exact: true, pressed: true })).toBeVisible()
  await expect(other.getByRole('grid')).toBeVisible()
})
