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
