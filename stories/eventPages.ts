import { expect, type Locator, type Page } from '@playwright/test'

/** The dialog of an event, by its title. */
export const dialogOf = (page: Page, title: string) => page.getByRole('dialog', { name: title })

/** Answers 'Geen' to each question about food and health that is still open. */
export async function eatsAll(form: Locator) {
  await expect(form.getByRole('checkbox')).toHaveCount(2)
  for (const question of await form.getByRole('group').all()) {
    const none = question.getByRole('button', { name: 'Geen', exact: true })
    await expect(none).toBeVisible()
    if ((await question.getByRole('button', { pressed: true }).count()) === 0) await none.click()
  }
}

/** Fills in what must be answered and agreed to, and sends the form. */
export async function agree(page: Page, send: string) {
  const form = page.getByRole('dialog', { name: 'Aanmelden', exact: true })
  await eatsAll(form)
  for (const box of await form.getByRole('checkbox').all()) await box.check()
  await form.getByRole('button', { name: send, exact: true }).click()
}

/** Makes events that last all of today, by the request that the form sends. */
export async function makeToday(admin: Page, titles: string[]): Promise<void> {
  await admin.goto('/events')
  const made = await admin.evaluate(async (names) => {
    const day = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Amsterdam' })
    const form = {
      description: '',
      type: 'digitaal',
      venueName: '',
      venueAddress: '',
      bring: '',
      travel: '',
      joinUrl: 'https://zoom.us/j/1',
      isPaid: false,
      priceCents: null,
      currency: 'EUR',
      hasCapacityLimit: true,
      maxParticipants: 5,
      minParticipants: 1,
      start: `${day}T00:00`,
      end: `${day}T23:59`,
      zone: 'Europe/Amsterdam',
      isRecurring: false,
      pattern: null,
      recurrenceEnd: '',
      isLive: true,
      policy: 'public',
      roles: [],
      includesTop5: false,
      tiersFrom: '',
      enrollOpenAt: '',
      enrollCloseAt: '',
      cancelUntil: '',
      teacherIds: [],
      imageUrl: '',
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
