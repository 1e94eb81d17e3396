import { admin, card, choose, day, form, givenEvent, open, press, promote, tab, told } from './productionDesk.ts'
import { expect, test } from './world.ts'

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
