import { newId } from '@bewezen/domain/base/newId.ts'
import { newEventForm } from '@bewezen/domain/events/eventForm.ts'
import { expect, type Page } from '@playwright/test'

/** Signs the admin of the demo community in. */
export const admin = { as: 'admin@bewezen.example' }
/** The day on which the events that a story makes are held. */
export const day = '2027-03-13'

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
export const told = (page: Page, text: string | RegExp) => page.getByText(text).first()
export const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
export const form = (page: Page, name: string) => page.getByRole('region', { name })

/** An event of 40 places at € 35,00, which an admin made; answers its id. */
export async function givenEvent(page: Page, title: string): Promise<string> {
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

/** Something of an event that an admin added, by the request that its form sends; answers its id. */
export async function given(page: Page, operation: string, eventId: string, data: object): Promise<string> {
  const id = newId()
  const answer = await page.request.post(`/api/production/${operation}`, {
    data: { id, eventId, version: null, form: data },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return id
}

export const costForm = (name: string, amount: string) => ({
  name,
  amount,
  quantity: '1',
  taxInclusive: true,
  linkUrl: '',
  notes: '',
})

/** Makes somebody an admin too. */
export async function promote(page: Page, email: string): Promise<void> {
  const { people } = await (await page.request.get(`/api/access/people?search=${email}`)).json()
  const { id, role } = people[0]
  if (role === 'admin') return
  const answer = await page.request.post('/api/access/setRole', { data: { personId: id, from: role, to: 'admin' } })
  expect(answer.status(), await answer.text()).toBe(200)
}

export const open = (page: Page, eventId: string, at: string) => page.goto(`/events/admin?event=${eventId}&tab=${at}`)

/** Finds a person in a form and chooses the first. */
export async function choose(within: ReturnType<typeof form>, search: string): Promise<void> {
  await within.getByRole('searchbox').fill(search)
  await within
    .getByRole('button', { name: /^Kies / })
    .first()
    .click()
}
