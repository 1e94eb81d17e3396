import { newId } from '@bewezen/domain/base/newId.ts'
import { newEventForm } from '@bewezen/domain/events/eventForm.ts'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from './accessible.ts'
import { expect, test } from './world.ts'

const bar = (page: Page) => page.getByRole('complementary', { name: 'Bekijken als' })
const view = async (page: Page, label: string) => {
  await page.goto('/admin/bekijk-als')
  await page.getByRole('radio', { name: label }).check()
  await page.getByRole('button', { name: 'Bekijken', exact: true }).click()
  await expect(bar(page)).toContainText(`Je bekijkt de site als: ${label.replace(/^\^|\$$/g, '')}`)
}

/** An event that an admin made; answers its id. */
async function givenEvent(page: Page): Promise<string> {
  const id = newId()
  const { people } = await (await page.request.get('/api/production/people?search=jasper')).json()
  const day = '2027-03-13'
  const form = {
    ...newEventForm(people[0].id, day),
    title: 'Ademlab',
    venueName: 'De Nieuwe Liefde',
    start: `${day}T14:00`,
    end: `${day}T17:00`,
    teacherIds: [],
  }
  const answer = await page.request.post('/api/events/create', { data: { id, form } })
  expect(answer.status(), await answer.text()).toBe(200)
  return id
}

test('ADM-MORE-50 ADM-MORE-53 ADM-MORE-55 an admin looks as a visitor and as a member, and stops with the keyboard', async ({
  person,
}) => {
  const { page } = await person('Jasper', { as: 'admin@bewezen.example' })
  const earlier = await page.context().newPage()
  await earlier.goto('/community')
  await view(page, 'Bezoeker')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: 'Inloggen' }).first()).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goto('/inbox')
  await expect(page).toHaveURL(/\/auth/)
  await expect(bar(page)).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('button', { name: 'Stoppen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/bekijk-als$/)
  await expect(page.getByRole('button', { name: 'Bekijken', exact: true })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)

  await view(page, 'Account zonder lidmaatschap')
  await expect(page).toHaveURL(/\/community/)
  await expect(page.getByText('abonnement').first()).toBeVisible()
  await bar(page).getByRole('button', { name: 'Stoppen' }).click()
  await expect(page).toHaveURL(/\/admin\/bekijk-als$/)
  await page.goto('/admin/logboek')
  await expect(page.getByRole('row').filter({ hasText: 'Bekijken als gestopt' }).first()).toContainText(
    'zonder lidmaatschap',
  )
})

test('ADM-MORE-51 ADM-MORE-52 as a teacher nothing of the admin area is there, nothing of people, and nothing is saved', async ({
  person,
}) => {
  const { page } = await person('Jasper', { as: 'admin@bewezen.example', width: 390 })
  await view(page, 'Docent')
  const live: string[] = []
  page.on('request', (request) => request.url().includes('/api/live') && live.push(request.url()))
  await page.goto('/inbox')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar(page)).toBeVisible()
  await page.goto('/tasks')
  const written = await page.request.post('/api/tasks/add', {
    data: { id: crypto.randomUUID(), title: 'Niets', description: null },
  })
  expect([written.status(), await written.json()]).toEqual([403, { code: 'VIEWING_AS', data: null }])
  await page.goto('/admin/gebruikers')
  await expect(page).not.toHaveURL(/\/admin/)
  expect(live).toEqual([])
})

test('ADM-MORE-56 a tab that was open before keeps its half-typed form, shows the bar, and saves once the viewing is stopped there', async ({
  person,
}) => {
  const { page: earlier } = await person('Jasper', { as: 'admin@bewezen.example' })
  const eventId = await givenEvent(earlier)
  await earlier.goto(`/events/admin?event=${eventId}&tab=instellingen`)
  const title = earlier.getByLabel('Titel')
  await title.fill('Ademlab, half getypt')
  const page = await earlier.context().newPage()
  for (const stopIn of ['this tab', 'the other']) {
    await view(page, 'Opgezegd lid')
    await earlier.bringToFront()
    await earlier.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await expect(bar(earlier)).toContainText('Vanuit een ander tabblad.')
    await expect(earlier.getByText('Je bekijkt de site als een ander').first()).toBeVisible()
    await earlier.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(title).toHaveValue('Ademlab, half getypt')
    expect(await accessibilityFaults(earlier)).toEqual([])
    await bar(stopIn === 'this tab' ? earlier : page)
      .getByRole('button', { name: 'Stoppen' })
      .click()
    if (stopIn === 'the other') {
      await expect(page).toHaveURL(/bekijk-als$/)
      await earlier.evaluate(() => window.dispatchEvent(new Event('focus')))
    }
    await expect(bar(earlier)).toHaveCount(0)
    await expect(title).toHaveValue('Ademlab, half getypt')
  }
  await earlier.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(earlier.getByRole('heading', { name: 'Ademlab, half getypt' })).toBeVisible()
})
