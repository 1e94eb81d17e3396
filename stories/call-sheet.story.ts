import { newId } from '@bewezen/domain/base/newId.ts'
import { newEventForm } from '@bewezen/domain/events/eventForm.ts'
import type { Page } from '@playwright/test'
import { faultsInEachLight } from './accessible.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

const admin = { as: 'admin@bewezen.example' }
const day = '2027-03-13'

async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/${path}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}
const foundPerson = async (page: Page, search: string): Promise<string> =>
  (await (await page.request.get(`/api/production/people?search=${search}`)).json()).people[0].id

/** An afternoon at which Sanne and Joost help. */
async function givenAfternoon(page: Page, title: string) {
  const eventId = newId()
  const [jasper, sanne, joost] = [
    await foundPerson(page, 'jasper'),
    await foundPerson(page, 'sanne'),
    await foundPerson(page, 'joost'),
  ]
  const times = { start: `${day}T14:00`, end: `${day}T17:00` }
  const form = { ...newEventForm(jasper, day), ...times, title, venueName: 'De Nieuwe Liefde', teacherIds: [] }
  await post(page, 'events/create', { id: eventId, form })
  const made = () => ({ id: newId(), eventId, version: null })
  const activity = {
    ...made(),
    form: { activityName: 'Welkom', description: '', people: '', locationId: '', ...times },
  }
  await post(page, 'production/saveActivity', activity)
  const briefing = { ...times, tasks: ['Microfoon testen'], notes: '' }
  await post(page, 'production/saveBriefing', {
    ...made(),
    form: { ...briefing, personId: sanne, role: 'Gastvrouw', phone: '06 00000001' },
  })
  await post(page, 'production/saveBriefing', {
    ...made(),
    form: { ...briefing, personId: joost, role: 'Deur', notes: 'Alleen voor Joost', phone: '06 00000002' },
  })
  return { eventId, activity }
}

test('EV-MORE-40 EV-MORE-42 EV-MORE-43 EV-MORE-44 a call sheet is mailed as a link, its person signs in and reads only their own, with what changed since', async ({
  person,
  mailbox,
}) => {
  const { page } = await person('Jasper', admin)
  const title = 'Ademlab met callsheet'
  const { eventId, activity } = await givenAfternoon(page, title)
  await page.goto(`/events/admin?event=${eventId}&tab=briefings`)
  await page.getByRole('link', { name: 'Callsheets', exact: true }).click()
  await page.getByRole('link', { name: /^Sanne de Wit/ }).click()
  const sheet = page.getByRole('article', { name: 'Sanne de Wit', exact: true })
  await expect(sheet.getByText('06 00000002')).toBeVisible()
  await page.getByRole('button', { name: 'Mail naar Sanne de Wit', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Opnieuw naar Sanne de Wit', exact: true })).toBeVisible()
  const { text } = await mailbox.newest('lid@bewezen.example', `Je callsheet voor ${title}`)
  expect(text).not.toMatch(/0000000|Joost|Gastvrouw|Microfoon/)
  const [link = ''] = /https?:\/\/\S+\/callsheet/.exec(text) ?? []

  // The link asks for signing in, and leads back.
  const { page: visitor } = await person('Nobody yet')
  await visitor.goto(link)
  await expect(visitor).toHaveURL(/\/auth\?next=/)
  const { page: hers } = await person('Sanne', { as: 'lid@bewezen.example', width: 390 })
  await hers.goto(link)
  const own = hers.getByRole('article', { name: 'Sanne de Wit', exact: true })
  await expect(own.getByText('Microfoon testen')).toBeVisible()
  await expect(own.getByRole('link', { name: /^Bel Joost/ })).toHaveAttribute('href', 'tel:0600000002')
  await expect(hers.getByText('Alleen voor Joost')).toHaveCount(0)
  // Another member, and Joost to whom nothing was mailed yet, have none here.
  const { page: other } = await person('Roos', { as: 'plus@bewezen.example' })
  await other.goto(link)
  await expect(other.getByText('Hier is geen callsheet voor jou')).toBeVisible()

  await post(page, 'production/saveActivity', {
    ...activity,
    version: 1,
    form: { ...activity.form, start: `${day}T14:15` },
  })
  await hers.reload()
  await expect(own.getByText(/^Gewijzigd sinds de mail van/)).toBeVisible()
  await expect(own.getByText('was 14:00', { exact: true })).toBeVisible()
  expect(await sticksOut(hers)).toEqual([])
  expect(await faultsInEachLight(hers)).toEqual([])
})

test('EV-MORE-45 EV-MORE-46 the sheet for all stands on the screens of admins, and on paper each sheet alone', async ({
  person,
}) => {
  const { page } = await person('Jasper', admin)
  const { eventId } = await givenAfternoon(page, 'Ademlab voor iedereen')
  await page.goto(`/events/${eventId}/callsheet?wie=alle`)
  const all = page.getByRole('article', { name: 'Ademlab voor iedereen', exact: true })
  await expect(all.getByText('Allergieën, alleen aantallen')).toBeVisible()
  await expect(all.getByText('06 00000001')).toBeVisible()
  expect(await faultsInEachLight(page)).toEqual([])
  // On paper: the sheet, and nothing of the page around it.
  await page.emulateMedia({ media: 'print' })
  await expect(all).toBeVisible()
  await expect(page.getByRole('link', { name: /^Sanne de Wit/ })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  // All of them at once: one page for each of the two.
  await page.evaluate(() => {
    const kept = globalThis as unknown as { printed: number[] }
    kept.printed = []
    window.print = () => void kept.printed.push(document.querySelectorAll('[data-sheet]').length)
  })
  await page.getByRole('button', { name: 'Print alle 2', exact: true }).click()
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as { printed: number[] }).printed)).toEqual([2])
  await expect(all).toBeVisible()

  const { page: phone } = await person('Jasper on his phone', { ...admin, width: 390 })
  await phone.goto(`/events/${eventId}/callsheet?wie=alle`)
  await expect(phone.getByRole('article', { name: 'Ademlab voor iedereen', exact: true })).toBeVisible()
  expect(await sticksOut(phone)).toEqual([])
  const { page: hers } = await person('Sanne', { as: 'lid@bewezen.example' })
  await hers.goto(`/events/${eventId}/callsheet?wie=alle`)
  await expect(hers.getByText('Allergieën, alleen aantallen')).toHaveCount(0)
})
