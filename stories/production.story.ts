import { newId } from '@bewezen/domain/base/newId.ts'
import { newEventForm } from '@bewezen/domain/events/eventForm.ts'
import { newLocationForm } from '@bewezen/domain/production/locations.ts'
import type { Page } from '@playwright/test'
import { accessibilityFaults, faultsInEachLight } from './accessible.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

const admin = { as: 'admin@bewezen.example' }
const tabs = [
  'Overzicht',
  'Kosten',
  'Deelnemers',
  'Partnerships',
  'To Do',
  'Briefings',
  'Programma',
  'Locaties',
  'Instellingen',
]
const day = '2027-03-13'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const told = (page: Page, text: string | RegExp) => page.getByText(text).first()
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const form = (page: Page, name: string) => page.getByRole('region', { name })

/** An event of 40 places at € 35,00, which an admin made; answers its id. */
async function givenEvent(page: Page, title: string): Promise<string> {
  const id = newId()
  const me = await (await page.request.get('/api/production/people?search=jasper')).json()
  const data = {
    ...newEventForm(me.people[0].id, day),
    title,
    venueName: 'De Nieuwe Liefde',
    isPaid: true,
    priceCents: 3_500,
    start: `${day}T14:00`,
    end: `${day}T17:00`,
    teacherIds: [],
  }
  const answer = await page.request.post('/api/events/create', { data: { id, form: data } })
  expect(answer.status(), await answer.text()).toBe(200)
  return id
}

async function given(page: Page, operation: string, eventId: string, data: object): Promise<string> {
  const id = newId()
  const answer = await page.request.post(`/api/production/${operation}`, {
    data: { id, eventId, version: null, form: data },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return id
}
const costForm = (name: string, amount: string) => ({
  name,
  amount,
  quantity: '1',
  taxInclusive: true,
  linkUrl: '',
  notes: '',
})

/** Makes somebody an admin too. */
async function promote(page: Page, email: string): Promise<void> {
  const { people } = await (await page.request.get(`/api/access/people?search=${email}`)).json()
  const { id, role } = people[0]
  if (role === 'admin') return
  const answer = await page.request.post('/api/access/setRole', { data: { personId: id, from: role, to: 'admin' } })
  expect(answer.status(), await answer.text()).toBe(200)
}

const open = (page: Page, eventId: string, at: string) => page.goto(`/events/admin?event=${eventId}&tab=${at}`)

async function choose(within: ReturnType<typeof form>, search: string): Promise<void> {
  await within.getByRole('searchbox').fill(search)
  await within
    .getByRole('button', { name: /^Kies / })
    .first()
    .click()
}

test('EV-ADMIN-10 EV-LIMIT-15 EV-ADMIN-23 EV-ROLE-07 the nine tabs stand in their order with the open one in the address; a teacher and a member get nothing of them', async ({
  person,
}) => {
  const { page } = await person('Jasper', admin)
  const eventId = await givenEvent(page, 'Negen tabbladen')
  await open(page, eventId, 'kosten')
  await expect(page.getByRole('tab')).toHaveCount(9)
  for (const [at, name] of tabs.entries()) await expect(page.getByRole('tab').nth(at)).toContainText(name)
  await expect(tab(page, 'Kosten')).toHaveAttribute('aria-selected', 'true')
  await tab(page, 'Programma').click()
  await expect(page).toHaveURL(/tab=programma/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Activiteit toevoegen' })).toBeVisible()
  await open(page, eventId, 'onbekend')
  await expect(tab(page, 'Overzicht')).toHaveAttribute('aria-selected', 'true')

  for (const as of ['docent@bewezen.example', 'lid@bewezen.example']) {
    const other = (await person(as, { as })).page
    const asked: string[] = []
    other.on('request', (request) => request.url().includes('/api/production/') && asked.push(request.url()))
    await open(other, eventId, 'kosten')
    await expect(other).toHaveURL(/\/events(?!\/admin)/)
    expect(asked).toEqual([])
    for (const list of ['costs', 'todos', 'briefings', 'programme', 'locations'])
      expect((await other.request.get(`/api/production/${list}?eventId=${eventId}`)).status()).toBe(403)
  }
})

test('EV-MORE-08 EV-MORE-81 EV-LOC-08 EV-PROG-02 EV-BRIEF-05 EV-TODO-02 EV-COST-01 EV-COST-03 EV-MORE-05 two admins take an event from idea to costs, and each sees at once what the other does', async ({
  person,
}) => {
  const { page } = await person('Jasper', admin)
  await promote(page, 'plus@bewezen.example')
  const other = (await person('Tweede admin', { as: 'plus@bewezen.example' })).page
  const eventId = await givenEvent(page, 'Van idee tot kosten')

  await test.step('a place: without a name it is refused beside its field, and what was typed stays', async () => {
    await open(other, eventId, 'locaties')
    await expect(told(other, 'Nog geen locaties')).toBeVisible()
    await open(page, eventId, 'locaties')
    const places = form(page, 'Locatie toevoegen')
    await places.getByLabel('Capaciteit').fill('20')
    await places.getByRole('button', { name: 'Toevoegen' }).click()
    await expect(places.getByText('Naam is verplicht')).toBeVisible()
    await expect(places.getByLabel('Naam')).toBeFocused()
    await expect(places.getByLabel('Capaciteit')).toHaveValue('20')
    await places.getByLabel('Naam').fill('Grote zaal')
    await places.getByRole('checkbox', { name: 'Wifi' }).check()
    await places.getByRole('button', { name: 'Toevoegen' }).click()
    await expect(told(page, 'Location added successfully')).toBeVisible()
    await expect(card(page, 'Grote zaal')).toContainText('20')
    await expect(card(other, 'Grote zaal')).toContainText('20')
    await expect(places.getByLabel('Naam')).toHaveValue('')
  })

  await test.step('an activity there, with more people than fit: said while it is typed, and in its row', async () => {
    await tab(other, 'Programma').click()
    await tab(page, 'Programma').click()
    const activities = form(page, 'Activiteit toevoegen')
    await activities.getByLabel('Naam van de activiteit').fill('Vier tellen')
    await activities.getByLabel('Starttijd').fill(`${day}T14:00`)
    await activities.getByLabel('Eindtijd').fill(`${day}T15:00`)
    await activities.getByLabel('Locatie').selectOption('Grote zaal')
    await activities.getByLabel(/^Aantal mensen/).fill('30')
    await expect(activities.getByText('Vier tellen heeft 30 mensen, in Grote zaal passen er 20.')).toBeVisible()
    await activities.getByRole('button', { name: 'Toevoegen' }).click()
    await expect(told(page, 'Activity added successfully')).toBeVisible()
    for (const each of [page, other])
      await expect(each.getByRole('row', { name: /Vier tellen/ })).toContainText('Te vol')
    await expect(activities.getByLabel('Starttijd')).toHaveValue(`${day}T15:00`)
  })

  await test.step('a briefing of somebody who has one at that time already', async () => {
    await tab(page, 'Briefings').click()
    const briefings = form(page, 'Briefing toevoegen')
    for (const [role, start, end] of [
      ['Ademdocent', '14:00', '15:00'],
      ['Geluid', '14:30', '15:00'],
    ]) {
      await choose(briefings, 'sanne')
      await briefings.getByLabel('Rol').fill(role ?? '')
      await briefings.getByLabel('Starttijd').fill(`${day}T${start}`)
      await briefings.getByLabel('Eindtijd').fill(`${day}T${end}`)
      await briefings.getByLabel('Nieuwe taak').fill('Microfoon testen')
      await briefings.getByLabel('Nieuwe taak').press('Enter')
      await briefings.getByLabel('Nieuwe taak').fill('Licht dimmen')
      if (role === 'Geluid') await expect(briefings.getByText(/heeft twee briefings tegelijk/)).toBeVisible()
      await briefings.getByRole('button', { name: 'Toevoegen', exact: true }).click()
      const made = page.getByRole('article').filter({ has: page.getByText(role ?? '', { exact: true }) })
      await expect(made).toContainText('Licht dimmen')
    }
    await expect(page.getByRole('article').filter({ hasText: 'heeft twee briefings tegelijk' })).toHaveCount(2)
    await tab(other, 'Overzicht').click()
    await expect(other.getByRole('region', { name: 'Botsingen' })).toContainText('heeft twee briefings tegelijk')
    await expect(other.getByRole('region', { name: 'Botsingen' })).toContainText('Vier tellen heeft 30 mensen')
  })

  await test.step('a task, whose status anybody may set', async () => {
    await tab(page, 'To Do').click()
    await tab(other, 'To Do').click()
    const todos = form(page, 'Taak toevoegen')
    await todos.getByRole('button', { name: 'Toevoegen' }).click()
    await expect(todos.getByText('Taaknaam is verplicht')).toBeVisible()
    await todos.getByLabel('Taaknaam').fill('Contract tekenen')
    await todos.getByLabel(/^Deadline/).fill('2020-01-01')
    await choose(todos, 'sanne')
    await todos.getByRole('button', { name: 'Toevoegen' }).click()
    await expect(page.getByRole('row', { name: /Contract tekenen/ })).toContainText('Verlopen')
    await other.getByLabel('Status van Contract tekenen').selectOption('Voltooid')
    await expect(page.getByLabel('Status van Contract tekenen')).toHaveValue('voltooid')
    await expect(page.getByRole('row', { name: /Contract tekenen/ })).not.toContainText('Verlopen')
  })

  await test.step('a cost: an empty form does nothing, half a one is told what it lacks', async () => {
    await tab(page, 'Kosten').click()
    await tab(other, 'Kosten').click()
    const costs = form(page, 'Kosten toevoegen')
    await costs.getByRole('button', { name: 'Toevoegen' }).click()
    await expect(costs.getByText('Vul naam, aantal en prijs in')).toHaveCount(0)
    await costs.getByLabel('Naam').fill('Zaalhuur')
    await costs.getByRole('button', { name: 'Toevoegen' }).click()
    await expect(costs.getByText('Vul naam, aantal en prijs in').first()).toBeVisible()
    await costs.getByLabel('Aantal').fill('2')
    await costs.getByLabel('Prijs per stuk').fill('420,50')
    await costs.getByRole('button', { name: 'Toevoegen' }).click()
    await expect(told(page, 'Cost added successfully')).toBeVisible()
    await expect(page.getByRole('row', { name: /Zaalhuur/ })).toContainText('€ 841,00')
    await expect(page.getByText('25 deelnemers dekken dit')).toBeVisible()
  })

  await test.step('the other approves it, and the first sees by whom; the figures are made of it', async () => {
    await press(other, 'Geef akkoord: Zaalhuur').click()
    await expect(told(other, 'Cost approved successfully')).toBeVisible()
    await expect(page.getByRole('row', { name: /Zaalhuur/ })).toContainText(/Goedgekeurd\s*door/)
    await expect(press(page, 'Geef akkoord: Zaalhuur')).toHaveCount(0)
    await page.getByLabel('Bestelling van Zaalhuur').selectOption('Besteld')
    await expect(other.getByLabel('Bestelling van Zaalhuur')).toHaveValue('yes')
    await tab(page, 'Overzicht').click()
    await expect(page.getByText('waarvan goedgekeurd € 841,00')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Kosten' })).toContainText('Alle kosten zijn goedgekeurd.')
  })

  await test.step('a delete asks first, and the row is gone with the other too', async () => {
    await tab(page, 'Kosten').click()
    await press(page, 'Verwijderen: Zaalhuur').click()
    await expect(page.getByRole('alertdialog')).toContainText('Weet je zeker dat je deze kosten wilt verwijderen?')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
    await expect(told(page, 'Cost deleted successfully')).toBeVisible()
    for (const each of [page, other]) await expect(told(each, 'Nog geen kosten')).toBeVisible()
  })
})

test('EV-MORE-06 EV-COST-18 EV-ADMIN-21 EV-ERR-32 whoever saves second sees the newer value, keeps what was typed, and decides', async ({
  person,
}) => {
  const { page } = await person('Jasper', admin)
  const other = (await person('Jasper, elders', admin)).page
  const eventId = await givenEvent(page, 'Twee tegelijk')
  await given(page, 'saveCost', eventId, costForm('Lunch', '10'))
  for (const each of [page, other]) {
    await open(each, eventId, 'kosten')
    await press(each, 'Bewerken: Lunch').click()
  }
  await dialog(other, 'Kosten bewerken').getByLabel('Prijs per stuk').fill('12,50')
  await dialog(other, 'Kosten bewerken').getByRole('button', { name: 'Opslaan' }).click()
  await expect(told(other, 'Cost updated successfully')).toBeVisible()

  const mine = dialog(page, 'Kosten bewerken')
  await mine.getByLabel(/^Notities/).fill('Vegetarisch')
  await mine.getByRole('button', { name: 'Opslaan' }).click()
  await expect(told(page, /^Failed to update cost: iemand anders wijzigde dit intussen/)).toBeVisible()
  await expect(mine.getByRole('alert')).toContainText(/Prijs per stuk: € 12,50 \(was € 10,00\)/)
  await expect(mine.getByLabel(/^Notities/)).toHaveValue('Vegetarisch')
  expect(await accessibilityFaults(page)).toEqual([])
  await mine.getByRole('button', { name: 'Verder met wat ik typte' }).click()
  await expect(mine.getByLabel('Prijs per stuk')).toHaveValue('12,50')
  await mine.getByRole('button', { name: 'Opslaan' }).click()
  await expect(mine).toHaveCount(0)
  for (const each of [page, other]) {
    await expect(each.getByRole('row', { name: /Lunch/ })).toContainText('Vegetarisch')
    await expect(each.getByRole('row', { name: /Lunch/ })).toContainText('€ 12,50')
  }
})

const failing = [
  ['costs', 'Kosten', 'De kosten konden niet worden geladen.', 'Nog geen kosten'],
  ['todos', 'To Do', 'De taken konden niet worden geladen.', 'Nog geen taken'],
  ['briefings', 'Briefings', 'De briefings konden niet worden geladen.', 'Nog geen briefings'],
  ['programme', 'Programma', 'Het programma kon niet worden geladen.', 'Nog geen activiteiten'],
  ['locations', 'Locaties', 'De locaties konden niet worden geladen.', 'Nog geen locaties'],
] as const

test('EV-ADMIN-15 EV-ADMIN-16 EV-ADMIN-22 six loads go side by side, and each may fail alone, says so in its own words and can be asked again', async ({
  person,
}) => {
  const { page } = await person('Jasper', admin)
  const eventId = await givenEvent(page, 'Half geladen')
  const asked = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /api\/(production\/\w+|events\/participants)/.exec(request.url()) ?? []
    // The budget stands beside the six, asked with the result (EV-MORE-90), and the helpers of the day with their own tab (EV-MORE-50).
    if (name && name !== 'production/budget' && name !== 'production/helpers') asked.add(name)
  })
  for (const [list, name, sentence, empty] of failing) {
    await page.route(`**/api/production/${list}?**`, (route) =>
      route.fulfill({ status: 422, json: { code: 'UNEXPECTED' } }),
    )
    await open(page, eventId, 'overzicht')
    await expect(page.getByText('Niet alles kon worden geladen')).toBeVisible()
    await expect(page.getByText('Break-even')).toBeVisible()
    await tab(page, name).click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByText('Niet alles kon worden geladen')).toHaveCount(0)
    if (list === 'costs') expect(await accessibilityFaults(page)).toEqual([])
    await page.unroute(`**/api/production/${list}?**`)
    await press(page, 'Opnieuw proberen').click()
    await expect(page.getByText(empty)).toBeVisible()
  }
  expect([...asked].toSorted()).toEqual([
    'events/participants',
    'production/briefings',
    'production/costs',
    'production/locations',
    'production/programme',
    'production/todos',
  ])
})

test('EV-PARTNER-01 EV-PARTNER-02 EV-PARTNER-04 EV-PARTNER-05 EV-PARTNER-06 EV-PARTNER-09 a partner with contact and invoicing is made, refused beside its fields, and switched off', async ({
  person,
}) => {
  const { page } = await person('Jasper', admin)
  await open(page, await givenEvent(page, 'Met partners'), 'partnerships')
  const partners = form(page, 'Partner toevoegen')
  await partners.getByLabel('IBAN').fill('NL00ABNA0417164300')
  await partners.getByRole('button', { name: 'Toevoegen' }).click()
  await expect(partners.getByText('Naam is verplicht')).toBeVisible()
  await expect(partners.getByText('Dit IBAN klopt niet')).toBeVisible()
  await partners.getByLabel(/^Naam/).fill('Zaal & Zo')
  await partners.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00')
  await partners.getByLabel('E-mailadres', { exact: true }).fill('ria@zaal.example')
  await partners.getByRole('button', { name: 'Toevoegen' }).click()
  await expect(told(page, 'Partner aangemaakt')).toBeVisible()
  await expect(card(page, 'Zaal & Zo')).toContainText('IBAN NL91ABNA0417164300')
  await press(page, 'Bewerken: Zaal & Zo').click()
  await dialog(page, 'Partner bewerken').getByRole('checkbox', { name: 'Actief' }).uncheck()
  await dialog(page, 'Partner bewerken').getByRole('button', { name: 'Opslaan' }).click()
  await expect(told(page, 'Partner bijgewerkt')).toBeVisible()
  await expect(card(page, 'Zaal & Zo')).toContainText('Niet actief')
})

test('SH-UI-14 SH-UI-15 EV-ADMIN-29 every tab holds at two widths and in three lights, and is worked with the keyboard', async ({
  person,
}) => {
  const wide = (await person('Jasper', admin)).page
  const eventId = await givenEvent(wide, 'Op elk scherm')
  const place = await given(wide, 'saveLocation', eventId, { ...newLocationForm(), name: 'Grote zaal', capacity: '20' })
  const times = { start: `${day}T14:00`, end: `${day}T15:00` }
  for (const activityName of ['Vier tellen', 'Stille hoek'])
    await given(wide, 'saveActivity', eventId, {
      activityName,
      description: '',
      people: '30',
      locationId: place,
      ...times,
    })
  const perParticipant = { ...costForm('Lunch', '1999,99'), quantity: '4', perParticipant: true }
  await given(wide, 'saveCost', eventId, perParticipant)
  const { people } = await (await wide.request.get('/api/production/people?search=sanne')).json()
  await given(wide, 'saveBriefing', eventId, {
    personId: people[0].id,
    role: 'Gids',
    ...times,
    tasks: ['Tellen'],
    notes: '',
    phone: '',
  })
  await given(wide, 'saveTodo', eventId, {
    taskName: 'Contract tekenen',
    description: '',
    deadline: '2020-01-01',
    status: 'bezig',
    priority: 'urgent',
    assigneeId: people[0].id,
  })
  const narrow = (await person('Jasper, onderweg', { ...admin, width: 390 })).page
  const marks = [
    ['overzicht', 'Botsingen'],
    ['kosten', 'Lunch'],
    ['partnerships', 'Facturatie'],
    ['todo', 'Contract tekenen'],
    ['briefings', 'Gids'],
    ['programma', 'Vier tellen'],
    ['locaties', 'Grote zaal'],
  ] as const
  for (const page of [wide, narrow])
    for (const [at, mark] of marks) {
      await open(page, eventId, at)
      await expect(page.getByText(mark).locator('visible=true').first()).toBeVisible()
      expect(await faultsInEachLight(page), `${at}`).toEqual([])
      expect(await sticksOut(page), at).toEqual([])
    }

  await test.step('what can be done with a cost is in view beside the form', async () => {
    await open(wide, eventId, 'kosten')
    for (const tool of ['Bewerken: Lunch', 'Verwijderen: Lunch'])
      await expect(press(wide, tool)).toBeInViewport({ ratio: 1 })
  })

  await test.step('on a phone a button opens the form', async () => {
    await open(narrow, eventId, 'kosten')
    await press(narrow, 'Kosten toevoegen').click()
    await dialog(narrow, 'Kosten toevoegen').getByLabel('Naam').fill('Flyers')
    expect(await accessibilityFaults(narrow)).toEqual([])
    await narrow.keyboard.press('Escape')
    await narrow.getByRole('alertdialog').getByRole('button', { name: 'Sluiten zonder opslaan' }).click()
    await expect(dialog(narrow, 'Kosten toevoegen')).toHaveCount(0)
  })

  await test.step('with the keyboard alone: to another tab, into its list, and a delete leaves the focus in it', async () => {
    await open(wide, eventId, 'overzicht')
    await tab(wide, 'Overzicht').focus()
    await wide.keyboard.press('ArrowRight')
    await expect(tab(wide, 'Kosten')).toBeFocused()
    await press(wide, 'Verwijderen: Lunch').focus()
    await wide.keyboard.press('Enter')
    await expect(wide.getByRole('alertdialog').getByRole('button', { name: 'Annuleren' })).toBeFocused()
    await wide.keyboard.press('Tab')
    await wide.keyboard.press('Enter')
    await expect(told(wide, 'Nog geen kosten')).toBeVisible()
    await expect(wide.getByRole('region', { name: 'Kosten', exact: true })).toBeFocused()
  })
})

test('EV-MORE-99 what was typed to add something is there again in another tab and when the page is loaded anew', async ({
  person,
}) => {
  const { page } = await person('Jasper', admin)
  const eventId = await givenEvent(page, 'Half ingevuld')
  await given(page, 'saveCost', eventId, costForm('Bloemen', '12,00'))
  await open(page, eventId, 'briefings')
  const briefing = form(page, 'Briefing toevoegen')
  await choose(briefing, 'sanne')
  await briefing.getByLabel('Rol').fill('Deur')
  await tab(page, 'Kosten').click()
  const cost = form(page, 'Kosten toevoegen')
  await cost.getByLabel('Naam').fill('Zaalhuur')
  await cost.getByLabel('Aantal').fill('1')
  await cost.getByLabel('Prijs per stuk').fill('250,00')
  await page.reload()
  await expect(cost.getByLabel('Naam')).toHaveValue('Zaalhuur')
  await expect(cost.getByLabel('Prijs per stuk')).toHaveValue('250,00')
  await tab(page, 'Briefings').click()
  await expect(briefing.getByText('Sanne de Wit')).toBeVisible()
  await expect(briefing.getByLabel('Rol')).toHaveValue('Deur')

  await tab(page, 'Kosten').click()
  await cost.getByRole('button', { name: 'Toevoegen' }).click()
  await expect(page.getByRole('row', { name: /Zaalhuur/ })).toHaveCount(1)
  await expect(cost.getByLabel('Naam')).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('row', { name: /Zaalhuur/ })).toHaveCount(1)
  await expect(cost.getByLabel('Naam')).toHaveValue('')

  // On a phone the form is a dialog; closing it asks, and throws away what was typed.
  await page.setViewportSize({ width: 390, height: 844 })
  const small = dialog(page, 'Kosten toevoegen')
  await press(page, 'Kosten toevoegen').click()
  await small.getByLabel('Naam').fill('Ballonnen')
  await page.reload()
  await press(page, 'Kosten toevoegen').click()
  await expect(small.getByLabel('Naam')).toHaveValue('Ballonnen')
  await page.keyboard.press('Escape')
  await press(page, 'Sluiten zonder opslaan').click()
  await press(page, 'Kosten toevoegen').click()
  await expect(small.getByLabel('Naam')).toHaveValue('')
})
