import { communityWords } from '@bewezen/domain/community/words.ts'
import { panelWords } from '@bewezen/domain/profile/panelWords.ts'
import { taskWords } from '@bewezen/domain/tasks/words.ts'
import { missedWords, todayWords, waitingWords } from '@bewezen/domain/today/words.ts'
import type { Page } from '@playwright/test'
import { accessibilityFaults, faultsInEachLight } from './accessible.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

test.use({ lessMotion: false })

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /, Sanne$/ })

test('SH-TODAY-01 SH-TODAY-02 SH-TODAY-03 SH-TODAY-06 a morning of a member at both widths: what there is, a tick by keyboard, no faults in any light', async ({
  person,
}) => {
  for (const width of [1440, 390]) {
    const { page } = await person('Sanne', { as: 'lid@bewezen.example', width })
    await page.goto('/community')
    await expect(greeting(page)).toBeVisible()
    await expect(page.getByRole('region', { name: todayWords.ownDay })).toBeVisible()
    await expect(page.getByRole('heading', { name: missedWords.title })).toBeVisible()
    await expect(page.getByRole('heading', { name: waitingWords.title })).toBeVisible()
    await expect(page.getByRole('heading', { name: todayWords.communities })).toBeVisible()
    await expect(page).toHaveURL('/community')
    const beside = page.getByRole('navigation', { name: communityWords.channels })
    await expect(beside).toBeVisible({ visible: width === 1440 })
    const task = page.getByRole('region', { name: todayWords.ownDay }).getByRole('checkbox').first()
    await task.focus()
    const was = await task.isChecked()
    await page.keyboard.press('Space')
    await expect(task).toBeChecked({ checked: !was })
    await page.reload()
    await expect(task).toBeChecked({ checked: !was })
    expect(await sticksOut(page)).toEqual([])
    expect(await faultsInEachLight(page)).toEqual([])
  }
})

test('SH-TODAY-14 in a low window, as above an open keyboard, what is only heard does not stretch the page', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example', width: 390 })
  await page.goto('/community')
  await expect(page.getByRole('region', { name: todayWords.ownDay })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 240 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
})

test('SH-TODAY-15 SH-TODAY-16 SH-TODAY-18 SH-TODO-29 SH-TODO-31 a task is added in its place, stands in its part of the day by its time and in sight, and half a time is told', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example', width: 390 })
  await page.goto('/community')
  const own = page.getByRole('region', { name: todayWords.ownDay })
  await own.getByRole('button', { name: taskWords.addOne }).press('Enter')
  await expect(own.getByRole('textbox', { name: taskWords.newTitle })).toBeFocused()
  await expect(own.getByText(taskWords.everyDay)).toBeVisible()
  await page.keyboard.type('Thee zonder telefoon')
  const time = own.getByLabel(taskWords.time)
  await time.press('1')
  await page.keyboard.press('5')
  await own.getByRole('button', { name: taskWords.add, exact: true }).press('Enter')
  await expect(own.getByText(taskWords.halfTime)).toBeVisible()
  await time.fill('15:30')
  await own.getByRole('button', { name: taskWords.add, exact: true }).press('Enter')
  const afternoon = own.getByRole('region', { name: todayWords.parts.afternoon })
  const added = afternoon.getByRole('checkbox', { name: 'Thee zonder telefoon' })
  await expect(added).toHaveAccessibleDescription('15:30')
  await expect(afternoon.getByRole('checkbox')).toHaveCount(2)
  await expect(own.getByRole('textbox', { name: taskWords.newTitle })).toHaveCount(0)
  await expect(own.getByRole('button', { name: taskWords.addOne })).toBeFocused()
  await expect(added).toBeInViewport()
  await expect(page.getByRole('status').filter({ hasText: taskWords.added.title })).toContainText(
    'Thee zonder telefoon',
  )
  await expect(page).toHaveURL('/community')
  await page.reload()
  await expect(added).toBeVisible()
  expect(await sticksOut(page)).toEqual([])
})

test('SH-TODAY-20 the date that is offered is enrolled for where it stands, by keyboard, and one stays on the day', async ({
  person,
}) => {
  const { page } = await person('Anouk', { as: 'anouk_jacobs@bewezen.example', width: 390 })
  await page.goto('/community')
  const own = page.getByRole('region', { name: todayWords.ownDay })
  const enrol = own.getByRole('button', { name: /^Aanmelden voor / })
  await page.route('**/api/events/event?**', async (route) => {
    const answer = await route.fetch()
    const { event, ...rest } = await answer.json()
    await route.fulfill({ response: answer, json: { ...rest, event: { ...event, dates: [] } } })
  })
  await enrol.press('Enter')
  // The date went while it stood here.
  await expect(page.getByText(todayWords.enrolFailed)).toBeVisible()
  await expect(enrol).toBeEnabled()
  await page.unroute('**/api/events/event?**')
  await enrol.press('Enter')
  const form = page.getByRole('dialog', { name: 'Aanmelden', exact: true })
  await expect(form).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(enrol).toBeFocused()
  await enrol.press('Enter')
  for (const box of await form.getByRole('checkbox').all()) await box.check()
  await form.getByRole('button', { name: 'Aanmelden', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Aanmelding gelukt!' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(own.getByText(todayWords.going, { exact: true })).toBeVisible()
  await expect(enrol).toHaveCount(0)
  await expect(page).toHaveURL('/community')
})

test('SH-TODAY-07 SH-TODAY-10 somebody names her: it stands there without a reload, and goes when she answers in its place', async ({
  person,
}) => {
  const [{ page: sanne }, { page: bram }] = [
    await person('Sanne', { as: 'lid@bewezen.example' }),
    await person('Bram', { as: 'top5@bewezen.example' }),
  ]
  await sanne.goto('/community')
  await expect(greeting(sanne)).toBeVisible()
  const { username } = await (await sanne.request.get('/api/account/viewer')).json()
  await bram.goto('/community/universiteit/slaap')
  await bram.getByRole('textbox', { name: /^Schrijf in/ }).fill(`@${username} slaap je al beter?`)
  await bram.keyboard.press('Control+Enter')
  const asked = sanne
    .getByRole('list', { name: waitingWords.title })
    .getByRole('listitem')
    .filter({ hasText: 'slaap je al beter?' })
  await expect(asked).toBeVisible()
  await asked.getByRole('button', { name: /^Antwoord aan/ }).press('Enter')
  await expect(asked.getByRole('textbox')).toBeFocused()
  await sanne.keyboard.type('Ja, een uur langer')
  expect(await accessibilityFaults(sanne)).toEqual([])
  await sanne.keyboard.press('Control+Enter')
  await expect(asked).toHaveCount(0)
  await expect(bram.getByText('Ja, een uur langer').first()).toBeVisible()
})

test('SH-TODAY-11 SH-TODAY-12 without a line the last day is still there, and the setting begins elsewhere', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example', offline: true })
  await page.goto('/community')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto('/community')
  await expect(page.getByRole('region', { name: todayWords.ownDay })).toBeVisible()
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/api/today/read')))).toBe(true)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('region', { name: todayWords.ownDay })).toBeVisible()
  await expect(page.getByText(todayWords.experimentsLater)).toBeVisible()
  await page.context().setOffline(false)

  await page.goto('/profile#settings')
  await page
    .getByRole('group', { name: panelWords.settings.start })
    .getByRole('button', { name: panelWords.settings.starts.last })
    .click()
  await page.goto('/community/universiteit/slaap')
  await expect(page.getByRole('textbox', { name: /^Schrijf in/ })).toBeVisible()
  await page.goto('/community')
  await page.waitForURL('**/community/universiteit/*')
  await page.getByRole('link', { name: todayWords.title, exact: true }).click()
  await expect(greeting(page)).toBeVisible()
})

test('SH-TODAY-01 when the day cannot be read it says so, and tries again', async ({ person }) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
  await page.route('**/api/today/read*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/community')
  await expect(page.getByText(todayWords.loadFailed)).toBeVisible()
  await page.unroute('**/api/today/read*')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('region', { name: todayWords.ownDay })).toBeVisible()
})

test('SH-ERR-30 on a slow line one shape follows the other, and the page is never empty in between', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
  const held = { ownAccess: deferred(), list: deferred(), read: deferred() }
  for (const [path, { promise }] of Object.entries({
    'access/ownAccess': held.ownAccess,
    'community/list': held.list,
    'today/read': held.read,
  }))
    await page.route(`**/api/${path}*`, async (route) => {
      await promise
      await route.fallback()
    })
  await page.goto('/community')
  const shape = page.locator('main[aria-busy="true"]')
  await expect.poll(() => shape.evaluate((it) => getComputedStyle(it, '::after').opacity)).toBe('1')
  const emptyFrames = await page.evaluateHandle(() => {
    const found: string[] = []
    const isSeen = (element: Element, pseudo?: string) => Number(getComputedStyle(element, pseudo).opacity) > 0.9
    const look = () => {
      const isShown =
        document.getElementById('today-own') !== null ||
        [...document.querySelectorAll('.waiting')].some((it) => isSeen(it, '::after')) ||
        [...document.querySelectorAll('.animate-skeleton')].some((it) => isSeen(it))
      if (!isShown) found.push(document.querySelector('main')?.className ?? 'none')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    return found
  })
  held.ownAccess.resolve()
  const asked = page.waitForRequest('**/api/today/read*')
  held.list.resolve()
  await asked
  await expect(greeting(page)).toBeVisible()
  await expect(page.locator('.animate-skeleton').first()).toBeVisible()
  held.read.resolve()
  await expect(page.getByRole('region', { name: todayWords.ownDay })).toBeVisible()
  expect(await emptyFrames.evaluate((found) => found)).toEqual([])
})

const deferred = () => Promise.withResolvers<void>()
