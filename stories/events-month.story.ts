import { dayOf, months } from '@bewezen/domain/base/dates.ts'
import { plusDays, plusMonths } from '@bewezen/domain/base/days.ts'
import { fromWallTime } from '@bewezen/domain/base/wallTime.ts'
import { movedOn } from './pages.ts'
import { expect, test } from './world.ts'

test.use({ lessMotion: false })

test('EV-CAL-37 on the last evening of a month the grid opens on the next, the same in the page as it is sent and once it works, and Vandaag leads back', async ({
  person,
}) => {
  const { page } = await person('Vera')
  const next = plusMonths(`${dayOf(new Date()).slice(0, 7)}-01`, 1)
  const lastDay = plusDays(next, -1)
  const nameOf = (day: string) => `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
  const moveTo = (offsetMs: number) => page.request.post('/dev/clock.json', { data: { offsetMs } })
  const month = page.getByRole('heading', { level: 2 }).first()
  await moveTo(Date.parse(String(fromWallTime(`${lastDay}T23:30`))) - Date.now())
  try {
    const sent = await (await page.request.get('/events')).text()
    expect(sent).toMatch(new RegExp(`<h2 aria-live[^>]*>${nameOf(next)}<`))
    await page.goto('/events')
    await expect(month).toHaveText(nameOf(next))
    expect((await movedOn(page)).sum).toBeLessThan(0.02)
    // A visitor's page comes to life at the first sign of them.
    await page.getByRole('button', { name: 'Vandaag' }).click()
    await expect(month).toHaveText(nameOf(lastDay))
    await expect(page.getByRole('button', { name: 'Vandaag' })).toBeDisabled()
    await expect(page.locator(`[data-day="${lastDay}"]`)).toHaveAttribute('aria-current', 'date')
  } finally {
    await moveTo(0)
  }
})
