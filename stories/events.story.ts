import { endWords, formLabels as labels } from '@bewezen/domain/events/formLabels.ts'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from './accessible.ts'
import { expect, test } from './world.ts'

const account = (name: string) => `${name}@bewezen.example`
const hourMs = 3_600_000
/** When enrolment of the Ademlab opens for the first tier, counted from when the demonstration was made. */
const opensIn = 20

const dialogOf = (page: Page, title: string) => page.getByRole('dialog', { name: title })

/** Fills in what must be agreed to, and sends the form. */
async function agree(page: Page, send: string) {
  const form = page.getByRole('dialog', { name: 'Aanmelden', exact: true })
  for (const box of await form.getByRole('checkbox').all()) await box.check()
  await form.getByRole('button', { name: send, exact: true }).click()
}

test('EV-ROUTE-01 EV-ROUTE-19 EV-CAL-15 EV-ENROL-01 EV-ENROL-03 EV-ENROL-04 EV-ENROL-05 EV-ENROL-22 EV-ENROL-24 EV-ENROL-44 EV-CANCEL-03 EV-LIMIT-13 a visitor finds an event and registers, a member enrols, cancels and takes that back', async ({
  person,
}) => {
  const { page: visitor } = await person('Mila')
  await visitor.goto('/events')
  expect(await accessibilityFaults(visitor)).toEqual([])
  await visitor.getByRole('button', { name: 'Kaarten' }).click()
  await visitor.getByRole('link', { name: 'Eten van het land', exact: true }).click()
  await expect(visitor).toHaveURL(/\/events\/eten-van-het-land$/)
  const seen = dialogOf(visitor, 'Eten van het land')
  await expect(seen.getByRole('button', { name: 'Inloggen', exact: true })).toBeDisabled()
  expect(await accessibilityFaults(visitor)).toEqual([])
  await visitor.goBack()
  await expect(seen).toHaveCount(0)
  await expect(visitor).toHaveURL(/\/events$/)
  await visitor.getByRole('main').getByRole('link', { name: 'Registreren' }).click()
  await expect(visitor).toHaveURL(/\/auth\?mode=register/)

  const { page: member } = await person('Sanne', { as: account('lid') })
  await member.goto('/events/eten-van-het-land')
  const opened = dialogOf(member, 'Eten van het land')
  await opened.getByRole('button', { name: 'Aanmelden', exact: true }).click()
  expect(await accessibilityFaults(member)).toEqual([])
  await agree(member, 'Aanmelden')
  await expect(member.getByRole('dialog', { name: 'Aanmelding gelukt!' })).toBeVisible()
  await expect(member.getByText('Inschrijving geslaagd!')).toBeVisible()
  await expect(member.getByText('Je bent succesvol ingeschreven voor Eten van het land.')).toBeVisible()
  // It closes by itself, and what lies below is as it is now.
  await expect(member.getByRole('dialog', { name: 'Aanmelding gelukt!' })).toHaveCount(0)
  await expect(opened.getByText('3 / 24 aangemeld')).toBeVisible()
  const own = opened.getByRole('button', { name: 'Aangemeld', exact: true })
  await own.click()
  await member.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(member.getByText('Je plek is weer van jou.')).toBeVisible()
  await expect(own).toBeVisible()
})

test('EV-ENROL-18 EV-WAIT-01 EV-WAIT-04 EV-WAIT-07 EV-DETAIL-23 EV-CAL-19 a sold-out workshop: one joins the waitlist, somebody cancels, and the first in line comes in', async ({
  person,
}) => {
  const title = 'Koud water, warme thee'
  const path = '/events/koud-water-warme-thee'
  const [{ page: sanne }, { page: daan }, { page: joost }] = [
    await person('Sanne', { as: account('lid') }),
    await person('Daan', { as: account('gast') }),
    await person('Joost', { as: account('plus') }),
  ]
  for (const page of [sanne, daan, joost]) await page.goto(path)
  await expect(dialogOf(sanne, title).getByRole('button', { name: 'Op wachtlijst (plaats 1)' })).toBeVisible()

  await expect(dialogOf(daan, title).getByRole('button', { name: 'Vol', exact: true })).toBeDisabled()
  await dialogOf(daan, title).getByRole('button', { name: 'Zet me op de wachtlijst' }).click()
  await agree(daan, 'Wachtlijst')
  await expect(daan.getByText('Event vol')).toBeVisible()
  await expect(daan.getByText('Je staat op de wachtlijst (plaats 2).')).toBeVisible()
  await expect(dialogOf(daan, title).getByRole('button', { name: 'Op wachtlijst (plaats 2)' })).toBeVisible()

  await dialogOf(joost, title).getByRole('button', { name: 'Aangemeld', exact: true }).click()
  await expect(joost.getByText('Je aanmelding is geannuleerd.')).toBeVisible()
  // The seat is kept for ten seconds, in which Joost could take it back.
  const enrolled = dialogOf(sanne, title).getByRole('button', { name: 'Aangemeld', exact: true })
  await expect(enrolled).toBeVisible({ timeout: 60_000 })
  await expect(dialogOf(daan, title).getByRole('button', { name: 'Op wachtlijst (plaats 1)' })).toBeVisible({
    timeout: 60_000,
  })
})

test('EV-TIER-02 EV-TIER-03 EV-TIER-04 EV-TIER-05 EV-TIER-06 EV-TIER-08 EV-TIER-09 EV-GEN-09 enrolment opens for four people one after the other, on a moved clock', async ({
  person,
}) => {
  const path = '/events/ademlab-rust-in-vier-tellen'
  const tiers = [
    ['top5', 0],
    ['plus', 24],
    ['lid', 48],
    ['gast', 120],
  ] as const
  const { page: first } = await person('Fatima', { as: account('top5') })
  const moveTo = (hours: number) => first.request.post('/dev/clock.json', { data: { offsetMs: hours * hourMs } })
  try {
    for (const [who, delay] of tiers) {
      const page = who === 'top5' ? first : (await person(who, { as: account(who) })).page
      await moveTo(opensIn + delay - 2)
      await page.goto(path)
      const opened = dialogOf(page, 'Ademlab: rust in vier tellen')
      await expect(opened.getByRole('button', { name: 'Nog niet beschikbaar' })).toBeDisabled()
      await expect(opened.getByText('Jij kan je inschrijven vanaf:')).toBeVisible()
      await moveTo(opensIn + delay + 1)
      await page.reload()
      await opened.getByRole('button', { name: 'Aanmelden', exact: true }).click()
      await agree(page, 'Aanmelden')
      await expect(page.getByRole('dialog', { name: 'Aanmelding gelukt!' })).toBeVisible()
    }
  } finally {
    await moveTo(0)
  }
})

test('EV-ROUTE-10 EV-ROUTE-12 EV-ROUTE-13 EV-ROUTE-17 EV-PAY-06 EV-PAY-07 EV-PAY-14 EV-ERR-18 EV-MSG-04 a return from paying is told and leaves the address, an unknown event leaves the calendar', async ({
  person,
}) => {
  const { page } = await person('Mila')
  await page.goto('/events?payment=success&session_id=verzonnen')
  await expect(page.getByText('Je aanmelding is bevestigd. Je ontvangt binnenkort een bevestigingsmail.')).toBeVisible()
  await expect(page).toHaveURL(/\/events$/)
  await page.goto('/events?payment=cancelled')
  await expect(page.getByText('Je aanmelding is niet voltooid. Je kunt het opnieuw proberen.')).toBeVisible()
  await expect(page).toHaveURL(/\/events$/)
  await page.goto('/events/bestaat-niet')
  await expect(page.getByText('Dit event bestaat niet meer. Ververs de pagina.')).toBeVisible()
  await expect(page).toHaveURL(/\/events$/)
  await expect(page.getByRole('heading', { name: 'Evenementenkalender' })).toBeVisible()
  const html = await (await page.request.get('/events?payment=cancelled&x=1')).text()
  expect(html).toMatch(/<link rel="canonical" href="http[^"?]*\/events"/)
})

/** Makes events at noon of today, as the form does, and answers their titles. */
async function makeToday(admin: Page, titles: string[]): Promise<void> {
  await admin.goto('/events')
  const made = await admin.evaluate(async (names) => {
    const day = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Amsterdam' })
    const form = {
      ...{ description: '', type: 'digitaal', venueName: '', venueAddress: '', joinUrl: 'https://zoom.us/j/1' },
      ...{ isPaid: false, priceCents: null, currency: 'EUR', hasCapacityLimit: true, maxParticipants: 5 },
      ...{ minParticipants: 1, start: `${day}T00:00`, end: `${day}T23:59`, zone: 'Europe/Amsterdam' },
      ...{ isRecurring: false, pattern: null, recurrenceEnd: '', isLive: true, policy: 'public', roles: [] },
      ...{ includesTop5: false, tiersFrom: '', enrollOpenAt: '', enrollCloseAt: '', cancelUntil: '' },
      ...{ teacherIds: [], imageUrl: '' },
    }
    const statuses = []
    for (const title of names) {
      const id = `${Date.now()
        .toString(16)
        .padStart(12, '0')
        .replace(/^(.{8})/, '$1-')}-7${crypto.randomUUID().slice(15)}`
      const body = JSON.stringify({ id, form: { ...form, title } })
      const headers = { 'content-type': 'application/json' }
      statuses.push((await fetch('/api/events/create', { method: 'POST', headers, body })).status)
    }
    return statuses
  }, titles)
  expect(made).toEqual(titles.map(() => 200))
}

test('EV-CAL-01 EV-CAL-14 EV-CAL-16 EV-CAL-25 EV-CAL-26 EV-EDGE-43 a month on a desk, cards on a phone, and a day with more than fits', async ({
  person,
}) => {
  const { page: admin } = await person('Jasper', { as: account('admin') })
  await makeToday(admin, ['Druk een', 'Druk twee', 'Druk drie', 'Druk vier', 'Druk vijf'])
  await admin.reload()
  await expect(async () => {
    await admin.getByRole('button', { name: 'Bewerken: Druk een' }).click()
    await expect(admin.getByRole('dialog').getByLabel(labels.title)).toHaveValue('Druk een', { timeout: 2_000 })
  }).toPass()
  const { page: desk } = await person('Sanne', { as: account('lid') })
  await desk.goto('/events')
  const grid = desk.getByRole('grid')
  await expect(grid).toBeVisible()
  const empty = grid
    .getByRole('gridcell')
    .filter({ hasNot: desk.getByRole('link') })
    .first()
  await expect(async () => {
    await desk.getByRole('button', { name: /^\+[23] meer/ }).click()
    await expect(desk.getByRole('dialog').getByRole('link', { name: 'Druk vijf' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
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
  await desk.getByRole('button', { name: 'Kaarten' }).click()
  await expect(grid).toBeHidden()
  await desk.reload()
  await expect(grid).toBeHidden()

  const { page: phone } = await person('Daan', { as: account('gast'), width: 390 })
  await phone.goto('/events')
  await expect(phone.getByRole('link', { name: 'Druk een', exact: true })).toBeVisible()
  await expect(phone.getByRole('grid')).toBeHidden()
  await expect(async () => {
    await phone.getByRole('button', { name: 'Maand' }).click()
    await expect(phone.getByRole('grid')).toBeVisible({ timeout: 2_000 })
  }).toPass()
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
