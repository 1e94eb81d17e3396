import { accessibilityFaults } from './accessible.ts'
import { agree, dialogOf } from './eventPages.ts'
import { idle } from './idle.ts'
import { expect, test } from './world.ts'

const account = (name: string) => `${name}@bewezen.example`
const hourMs = 3_600_000
/** When enrolment of the Ademlab opens for the first tier, counted from when the demonstration was made. */
const opensIn = 20

test('EV-ROUTE-01 EV-ROUTE-19 EV-CAL-15 a visitor finds an event and registers', async ({ person }) => {
  const { page: visitor } = await person('Mila')
  await visitor.goto('/events')
  expect(await accessibilityFaults(visitor)).toEqual([])
  await visitor.getByRole('button', { name: 'Kaarten' }).click()
  // A part of a public page does what was pressed in it once it works (SH-ERR-34).
  await expect(visitor).toHaveURL(/\/events\?weergave=kaarten$/)
  await visitor.getByRole('link', { name: 'Eten van het land', exact: true }).click()
  await expect(visitor).toHaveURL(/\/events\/eten-van-het-land$/)
  const seen = dialogOf(visitor, 'Eten van het land')
  await expect(seen.getByRole('button', { name: 'Inloggen', exact: true })).toBeDisabled()
  expect(await accessibilityFaults(visitor)).toEqual([])
  await visitor.goBack()
  await expect(seen).toHaveCount(0)
  await expect(visitor).toHaveURL(/\/events\?weergave=kaarten$/)
  await visitor.getByRole('main').getByRole('link', { name: 'Registreren' }).click()
  await expect(visitor).toHaveURL(/\/auth\?mode=register/)
})

for (const width of [390, 1440])
  test(`EV-MORE-142 EV-DETAIL-03 an event stands in ${width === 390 ? 'one column with the way in at the bottom' : 'two columns, the way in beside the facts'} at ${width} pixels`, async ({
    person,
  }) => {
    const { page } = await person('Mila', { width })
    await page.goto('/events/eten-van-het-land')
    const seen = dialogOf(page, 'Eten van het land')
    // The dialog that was served gives way to the one of the code, which stands in the same place.
    const place = async (name: RegExp) => {
      let box = { x: 0, y: 0, width: 0, height: 0 }
      await expect(async () => {
        const found = await seen.getByRole('heading', { name }).first().boundingBox()
        if (!found) throw new Error(`Nothing is called ${name}`)
        box = found
      }).toPass()
      return box
    }
    const wayIn = seen.getByRole('button', { name: 'Inloggen', exact: true })
    await expect(wayIn).toBeInViewport()
    const [facts, others] = [await place(/^Zo valt het in je/), await place(/^Ook binnenkort/)]
    if (width === 390) {
      expect(others.x).toBe(facts.x)
      expect(others.y).toBeGreaterThan(facts.y)
    } else expect(others.x).toBeGreaterThan(facts.x + facts.width)
    // Nothing stands beside the dialog.
    expect(await seen.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true)
  })

for (const width of [320, 390])
  test(`SH-UI-26 the longest word of the title of a dialog stands whole at ${width} pixels`, async ({ person }) => {
    const { page } = await person('Mila', { width })
    await page.goto('/events/zonsopkomstwandeling-amelisweerd')
    const title = dialogOf(page, 'Zonsopkomstwandeling Amelisweerd').getByRole('heading', { level: 2 })
    const lines = () =>
      title.evaluate(({ firstChild: text }) => {
        if (!text) throw new Error('The title is empty')
        const word = document.createRange()
        word.setStart(text, 0)
        word.setEnd(text, 'Zonsopkomstwandeling'.length)
        return word.getClientRects().length
      })
    await expect.poll(lines).toBe(1)
  })

for (const as of [undefined, 'lid', 'docent', 'admin'])
  test(`EV-MORE-152 both columns of an event end at much the same height for ${as ?? 'a visitor'} at 1440 pixels`, async ({
    person,
  }) => {
    const { page } = await person('Mila', { width: 1440, ...(as ? { as: account(as) } : {}) })
    for (const title of ['Masterclass Ochtendlicht', 'Eten van het land']) {
      await page.goto(`/events/${title.toLowerCase().replaceAll(' ', '-')}`)
      const seen = dialogOf(page, title)
      await expect(seen.getByRole('heading', { name: 'Zet in je agenda' })).toBeAttached()
      const apart = () =>
        seen.evaluate((it) => {
          const { left, width } = it.getBoundingClientRect()
          const boxes = [...it.querySelectorAll('section, [data-bar]')].map((box) => box.getBoundingClientRect())
          const isRight = (box: DOMRect) => box.left > left + width / 2
          const end = (of: DOMRect[]) => Math.max(...of.map(({ bottom }) => bottom))
          return Math.abs(end(boxes.filter(isRight)) - end(boxes.filter((box) => !isRight(box))))
        })
      await expect.poll(apart, { message: title }).toBeLessThanOrEqual(110)
    }
  })

test('EV-ENROL-01 EV-ENROL-03 EV-ENROL-22 EV-ENROL-24 EV-ENROL-44 EV-MSG-01 EV-MSG-02 a member enrols for free by a form, and is told in the success step and a toast', async ({
  person,
}) => {
  const { page } = await person('Leïla', { as: account('leila_bouzidi') })
  await page.goto('/events/eten-van-het-land')
  await dialogOf(page, 'Eten van het land').getByRole('button', { name: 'Aanmelden', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Aanmelden', exact: true }).getByRole('checkbox')).toHaveCount(2)
  expect(await accessibilityFaults(page)).toEqual([])
  await agree(page, 'Aanmelden')
  const done = page.getByRole('dialog', { name: 'Aanmelding gelukt!' })
  await expect(done.getByRole('heading', { name: 'Aanmelding gelukt!' })).toBeVisible()
  const toast = page.getByRole('listitem').filter({ hasText: 'Inschrijving geslaagd!' })
  await expect(toast).toContainText('Je bent succesvol ingeschreven voor Eten van het land.')
})

test('EV-ENROL-48 on a phone Back closes the form and leaves the event, and asks first where something was filled in', async ({
  person,
}) => {
  const { page } = await person('Fatima', { as: 'top5@bewezen.example', width: 390 })
  await page.goto('/events')
  await page.goto('/events/eten-van-het-land')
  const event = dialogOf(page, 'Eten van het land')
  const form = page.getByRole('dialog', { name: 'Aanmelden', exact: true })
  const open = event.getByRole('button', { name: 'Aanmelden', exact: true })
  const opens = async () => {
    await open.click()
    await expect(form).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state.isPanel)).toBe(true)
  }
  await opens()
  await page.goBack()
  await expect(form).toHaveCount(0)

  await opens()
  await form.getByRole('textbox', { name: 'Opmerkingen' }).fill('Ik neem mijn moeder mee')
  await idle(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Verder met invullen' }).click()
  await expect(form.getByRole('textbox', { name: 'Opmerkingen' })).toHaveValue('Ik neem mijn moeder mee')
  await idle(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Sluiten zonder opslaan' }).click()
  await expect(form).toHaveCount(0)
  await expect(open).toBeFocused()
  await expect(page).toHaveURL('/events/eten-van-het-land')
  await expect(event).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/events')
})

test('EV-ERR-14 EV-ERR-15 EV-ERR-35 EV-ERR-36 a refusal is told under one title, a lost line under another', async ({
  person,
}) => {
  const { page } = await person('Joost', { as: account('top5') })
  await page.goto('/events/eten-van-het-land')
  await dialogOf(page, 'Eten van het land').getByRole('button', { name: 'Aanmelden', exact: true }).click()
  const answers = (code: string, data: unknown = null) =>
    page.route('**/api/events/enrolFree', (route) => route.fulfill({ status: 409, json: { code, data } }))
  await answers('CAPACITY_EXCEEDED')
  await agree(page, 'Aanmelden')
  const toast = (title: string) => page.getByRole('alert').filter({ hasText: title })
  await expect(toast('Inschrijving mislukt')).toContainText('Evenement vol. Helaas is dit evenement al volgeboekt.')
  await answers('PROFILE_NOT_FOUND', { why: 'incomplete' })
  await agree(page, 'Aanmelden')
  await expect(page.getByText('Je account is niet volledig. Probeer opnieuw in te loggen.')).toBeVisible()
  await page.route('**/api/events/enrolFree', (route) => route.abort())
  await agree(page, 'Aanmelden')
  await expect(toast('Fout bij aanmelden')).toBeVisible()
})

test('EV-ENROL-04 EV-ENROL-05 EV-CANCEL-03 EV-DETAIL-11 EV-LIMIT-13 the success step closes by itself over fresh facts; a free place is cancelled with one click, and taken back', async ({
  person,
}) => {
  const { page: member } = await person('Sanne', { as: account('lid') })
  await member.goto('/events/eten-van-het-land')
  const opened = dialogOf(member, 'Eten van het land')
  const taken = async () => Number((await opened.getByText(/aangemeld$/).textContent())?.split(' ')[0])
  await expect(opened.getByText(/^\d+ \/ 24 aangemeld$/)).toBeVisible()
  const before = await taken()
  await opened.getByRole('button', { name: 'Aanmelden', exact: true }).click()
  await agree(member, 'Aanmelden')
  await expect(member.getByRole('dialog', { name: 'Aanmelding gelukt!' })).toBeVisible()
  // It closes by itself, and what lies below is as it is now.
  await expect(member.getByRole('dialog', { name: 'Aanmelding gelukt!' })).toHaveCount(0)
  await expect(opened.getByText(`${before + 1} / 24 aangemeld`)).toBeVisible()
  const own = opened.getByRole('button', { name: 'Aangemeld', exact: true })
  await own.click()
  await member.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(member.getByText('Je plek is weer van jou.')).toBeVisible()
  await expect(own).toBeVisible()
})

test('EV-MORE-151 EV-CANCEL-03 EV-DETAIL-11 who is enrolled leaves by a button that says so, and can take that back', async ({
  person,
}) => {
  const { page } = await person('Joost', { as: account('plus'), width: 390 })
  await page.goto('/events/eten-van-het-land')
  const opened = dialogOf(page, 'Eten van het land')
  const own = opened.getByRole('button', { name: 'Aangemeld', exact: true })
  const leave = opened.getByRole('button', { name: 'Afmelden', exact: true })
  await expect(own).toBeVisible()
  await expect(leave).toBeInViewport({ ratio: 1 })
  expect(await accessibilityFaults(page)).toEqual([])
  await leave.click()
  await expect(page.getByText('Je aanmelding is geannuleerd.')).toBeVisible()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(own).toBeVisible()
})

test('EV-ENROL-18 EV-ERR-39 EV-WAIT-01 EV-WAIT-04 EV-WAIT-07 EV-DETAIL-23 EV-CAL-19 a sold-out workshop: one joins the waitlist, somebody cancels, and the first in line comes in', async ({
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
