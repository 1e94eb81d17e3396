import { newLocationForm } from '@bewezen/domain/production/locations.ts'
import { accessibilityFaults, faultsInEachLight } from './accessible.ts'
import { admin, costForm, day, dialog, given, givenEvent, open, press, tab, told } from './productionDesk.ts'
import { cutChoices, sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

test('SH-UI-14 SH-UI-15 EV-ADMIN-29 EV-MORE-100 every tab holds at two widths and in three lights, and is worked with the keyboard', async ({
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
    ['instellingen', 'Kortingscodes'],
    ['deelnemers', 'Nog geen aanmeldingen'],
  ] as const
  for (const page of [wide, narrow])
    for (const [at, mark] of marks) {
      await open(page, eventId, at)
      await expect(page.getByText(mark).locator('visible=true').first()).toBeVisible()
      expect(await faultsInEachLight(page), `${at}`).toEqual([])
      expect(await sticksOut(page), at).toEqual([])
      expect(await cutChoices(page), at).toEqual([])
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
