import { newId } from '@bewezen/domain/base/newId.ts'
import { toWallTime } from '@bewezen/domain/base/wallTime.ts'
import { newEventForm } from '@bewezen/domain/events/eventForm.ts'
import type { Page } from '@playwright/test'
import { faultsInEachLight } from './accessible.ts'
import { everythingIsKept, keptPaths } from './keptOffline.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

const admin = { as: 'admin@bewezen.example' }

async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/${path}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}
const foundPerson = async (page: Page, search: string): Promise<string> =>
  (await (await page.request.get(`/api/production/people?search=${search}`)).json()).people[0].id

/** An event that begins in half an hour, at which Bram, Henk and Lotte have a place and Sanne helps. */
async function givenDay(page: Page, title: string) {
  const eventId = newId()
  const wall = (minutes: number) => toWallTime(Date.now() + minutes * 60_000)
  const jasper = await foundPerson(page, 'jasper')
  const form = { ...newEventForm(jasper, wall(30).slice(0, 10)), title, venueName: 'De Nieuwe Liefde', teacherIds: [] }
  await post(page, 'events/create', { id: eventId, form: { ...form, start: wall(30), end: wall(150) } })
  for (const name of ['bram', 'henk', 'lotte'])
    await post(page, 'events/addParticipant', {
      id: newId(),
      eventId,
      personId: await foundPerson(page, name),
      beyond: false,
    })
  await post(page, 'production/setHelper', { dateId: eventId, personId: await foundPerson(page, 'sanne'), on: true })
  return eventId
}

/** A phone at the door that has all it needs to go on without a line. */
async function atTheDoor(page: Page, eventId: string): Promise<void> {
  await page.goto('/inbox')
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto(`/events/${eventId}/dag`)
  await expect(page.getByText('van 3 binnen')).toBeVisible()
  await everythingIsKept(page, [`/events/${eventId}/dag`, '/api/production/day', '/api/account/viewer'])
}
const lets = (page: Page, name: RegExp) => page.getByRole('button', { name }).click()
const counted = (page: Page) => page.getByText(/^\d+ verstuurd, \d+ op deze telefoon, \d+ nog niet binnen$/)

test('EV-MORE-50 EV-MORE-51 EV-MORE-52 EV-MORE-103 two phones check people in without a line, the same ones and others, and agree when it is back', async ({
  person,
}) => {
  const { page: his } = await person('Jasper', { ...admin, width: 390, offline: true })
  const eventId = await givenDay(his, 'Ademlab vandaag')
  const { page: hers } = await person('Sanne', { as: 'lid@bewezen.example', width: 390, offline: true })
  await atTheDoor(his, eventId)
  await atTheDoor(hers, eventId)
  const back = 'Naar het beheer van dit evenement'
  await expect(his.getByRole('link', { name: back })).toHaveAttribute(
    'href',
    `/events/admin?event=${eventId}&tab=briefings`,
  )
  await expect(hers.getByRole('link', { name: back })).toHaveCount(0)
  for (const page of [his, hers]) await page.context().setOffline(true)

  await lets(his, /^Binnen: Bram/)
  await lets(his, /^Binnen: Henk/)
  await lets(hers, /^Binnen: Bram/)
  await lets(hers, /^Binnen: Lotte/)
  await lets(hers, /^Haal terug: Lotte/)
  await expect(counted(his)).toHaveText('0 verstuurd, 2 op deze telefoon, 1 nog niet binnen')
  await expect(his.getByText('2 bewaard')).toBeVisible()
  // That there is no line is said once: the page goes on, so nobody is asked to try again.
  await expect(his.getByText('Geen lijn.', { exact: true })).toBeVisible()
  await expect(his.getByText(/Geen verbinding/)).toHaveCount(0)
  // A name that is typed finds people who are inside too, and nobody else.
  const name = his.getByRole('searchbox', { name: 'Naam of code' })
  await name.fill('bram')
  await expect(his.getByRole('button', { name: /^Haal terug:/ })).toHaveCount(1)
  await expect(his.getByRole('button', { name: /^Haal terug: Bram/ })).toBeVisible()
  await expect(his.getByText('Niemand gevonden met deze naam.')).toHaveCount(0)
  await name.fill('')
  await expect(his.getByRole('button', { name: /^Haal terug:/ })).toHaveCount(2)
  // The page comes back without a line, with what was pressed in it.
  await hers.reload()
  await expect(counted(hers)).toHaveText('0 verstuurd, 1 op deze telefoon, 2 nog niet binnen')

  await hers.context().setOffline(false)
  await his.context().setOffline(false)
  for (const page of [his, hers])
    await expect(counted(page)).toHaveText('2 verstuurd, 0 op deze telefoon, 1 nog niet binnen', { timeout: 60_000 })
  const presses = async (page: Page) =>
    (await (await page.request.get(`/api/production/day?eventId=${eventId}`)).json()).guests.map(
      ({ name, presses }: { name: string; presses: unknown[] }) => [name, presses.length],
    )
  // Lotte is not inside, so that no count on the page waits for the two presses that say so.
  await expect
    .poll(async () => (await presses(his)).map(([, many]: [string, number]) => many).toSorted())
    .toEqual([1, 2, 2])
  expect(await presses(hers)).toEqual(await presses(his))

  // Nothing dietary was kept, and a helper has no kitchen; what was kept goes with the right.
  expect((await keptPaths(his)).filter((path) => /kitchen|participants/.test(path))).toEqual([])
  await expect(his.getByRole('heading', { name: 'Keuken', exact: true })).toBeVisible()
  await expect(hers.getByRole('heading', { name: 'Keuken', exact: true })).toHaveCount(0)
  const sanne = await foundPerson(his, 'sanne')
  await post(his, 'production/setHelper', { dateId: eventId, personId: sanne, on: false })
  await hers.reload()
  await expect(hers.getByText('Deze dag is niet (meer) voor jou open')).toBeVisible()
  await expect.poll(async () => (await keptPaths(hers)).filter((path) => path === '/api/production/day')).toEqual([])
})

test('EV-MORE-54 EV-MORE-55 EV-MORE-56 who has a place shows a code, and a typed code says what it is', async ({
  person,
}) => {
  const { page } = await person('Jasper', admin)
  const eventId = await givenDay(page, 'Ademlab met codes')
  const plus = await person('Plus', { as: 'plus@bewezen.example', width: 390 })
  const { slug } = (await (await page.request.get(`/api/events/dashboard?eventId=${eventId}`)).json()).event
  const viewer = await (await plus.page.request.get('/api/account/viewer')).json()
  await post(page, 'events/addParticipant', { id: newId(), eventId, personId: viewer.id, beyond: false })
  await plus.page.goto(`/events/${slug}`)
  await plus.page.getByRole('button', { name: 'Toon mijn code', exact: true }).click()
  const code = plus.page.getByText(/^[0-9A-F]{4} [0-9A-F]{4} [0-9A-F]{4}$/)
  await expect(code).toBeVisible()
  const typed = (await code.textContent()) ?? ''
  await expect(plus.page.getByRole('img', { name: `QR-code ${typed}` })).toBeVisible()

  await page.goto(`/events/${eventId}/dag`)
  const field = page.getByRole('searchbox', { name: 'Naam of code' })
  const says = async (what: string, title: RegExp | string) => {
    await field.fill(what)
    await page.getByRole('button', { name: 'Laat binnen met deze code', exact: true }).click()
    await expect(page.getByText(title).first()).toBeVisible()
  }
  await says(typed, /^Welkom, /)
  await says(typed, / is al binnen$/)
  await says('0000 0000 0000', 'Deze code kennen we hier niet')
  // What was said of a code goes once something else is typed.
  await field.fill('br')
  await expect(page.getByText('Deze code kennen we hier niet')).toHaveCount(0)
  expect(await sticksOut(page)).toEqual([])
  expect(await faultsInEachLight(page)).toEqual([])

  // No camera here, or it is refused: a sentence, and the code is typed.
  await page.getByRole('button', { name: 'Scan code', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Scan code' })
  await expect(dialog.getByText('De camera kan niet worden gebruikt')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Typ code' }).fill('hallo')
  await dialog.getByRole('button', { name: 'Inchecken', exact: true }).click()
  const said = dialog.getByText('Dit is geen code van een plek')
  await expect(said).toBeVisible()

  // What one code did is not said of the next: not while it is typed, and not when the dialog is opened again.
  await dialog.getByRole('textbox', { name: 'Typ code' }).fill('h')
  await expect(said).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Inchecken', exact: true }).click()
  await expect(said).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Scan code', exact: true }).click()
  await expect(dialog.getByText('De camera kan niet worden gebruikt')).toBeVisible()
  await expect(said).toHaveCount(0)
})

test('EV-MORE-97 one helper after the other is chosen, and who is named is not offered again', async ({ person }) => {
  const { page } = await person('Jasper', { ...admin, width: 390 })
  const eventId = await givenDay(page, 'Ademlab met helpers')
  await page.goto(`/events/admin?event=${eventId}&tab=briefings`)
  const box = page.getByRole('region', { name: 'Helpers op de dag' })
  await expect(box.getByText('Sanne de Wit')).toBeVisible()
  const search = box.getByRole('searchbox')
  await search.fill('sanne')
  await expect(box.getByText('Niemand gevonden')).toBeVisible()
  await search.fill('bram')
  await box.getByRole('button', { name: /^Kies Bram/ }).click()
  await expect(box.getByRole('listitem').filter({ hasText: 'Bram' })).toHaveCount(1)
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
  await search.fill('bram')
  await expect(box.getByText('Niemand gevonden')).toBeVisible()
})
