import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import { releaseWords } from '@bewezen/domain/base/releaseWords.ts'
import { composerWords } from '@bewezen/domain/community/words.ts'
import type { Page } from '@playwright/test'
import { expect, type Person, test } from './world.ts'

const fails = { status: 500, body: '{}' }

test('EV-ERR-16 a month that cannot be fetched is told', async ({ person }) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
  await page.goto('/events')
  await expect(page.getByRole('grid')).toBeVisible()
  let asked = 0
  await page.route('**/api/events/calendar?*', (route) => {
    asked += 1
    return route.fulfill(fails)
  })
  // The page came with several months: only beyond them one is asked for.
  await expect(async () => {
    await page.getByRole('button', { name: 'Volgende maand' }).click()
    expect(asked).toBeGreaterThan(0)
  }).toPass({ intervals: [50] })
  const toast = page.getByRole('alert').filter({ hasText: 'Probeer de pagina te verversen.' })
  await expect(toast).toContainText('Fout bij ophalen van evenement data')
})

test('COM-CHAT-22 a channel says that its messages are coming, did not come, or that there are none', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/community/messages?*', (route) => held.promise.then(() => route.fulfill(fails)))
  await page.goto('/community/universiteit/welkom')
  await expect(page.getByText('Berichten laden...')).toBeVisible()
  held.resolve()
  await expect(page.getByText('Kon berichten niet laden.')).toBeVisible()
  const again = page.getByRole('button', { name: 'Opnieuw proberen' })
  await page.unroute('**/api/community/messages?*')
  await page.route('**/api/community/messages?*', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, messages: [] } })
  })
  await again.click()
  await expect(page.getByText('Nog geen berichten. Schrijf het eerste bericht!')).toBeVisible()
})

test('COM-CHAT-57 an empty channel in which one cannot write invites nobody to', async ({ person }) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
  await page.route('**/api/community/messages?*', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, messages: [] } })
  })
  await page.goto('/community/universiteit/nieuws')
  await expect(page.getByText('Nog geen berichten.', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Schrijf in/ })).toHaveCount(0)
})

test('COM-CHAT-22 without communities that is what one reads', async ({ person }) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
  await page.route('**/api/community/list*', (route) => route.fulfill({ json: { communities: [] } }))
  await page.goto('/community')
  await expect(page.getByText('Er zijn nog geen communities').first()).toBeVisible()
})

/** A member in a channel, whose page has come to rest: what asks for code again is there, and knows when it is loaded anew. */
async function inChannel({ page }: Person) {
  const rested = page.waitForResponse('**/assets/loadAgain-*')
  await page.goto('/community/universiteit/welkom')
  await expect(page.getByRole('textbox', { name: /^Schrijf in/ })).toBeVisible()
  await rested
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
}
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)
const toInbox = async (page: Page, file: string) => {
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(`/assets/${file}`))
  await page
    .getByRole('link', { name: /^Inbox/ })
    .first()
    .click()
  await failed
}
const inbox = (page: Page) => page.getByRole('heading', { level: 1, name: 'Inbox' })

test('SH-ERR-18 a toast whose code could not be fetched silences no other: once it can be, they are shown, without loading the page anew', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
  let asks = 0
  await page.route('**/assets/ToastRegion-*', (route) => {
    asks += 1
    return route.abort()
  })
  await page.route('**/api/events/calendar?*', (route) => route.fulfill(fails))
  await page.goto('/events')
  await expect(page.getByRole('grid')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  // It comes by itself once the page rests, and could not.
  await expect.poll(() => asks).toBe(1)
  const next = page.getByRole('button', { name: 'Volgende maand' })
  await expect(async () => {
    await next.click({ timeout: 2_000 })
    await expect.poll(() => asks, { timeout: 4_000 }).toBeGreaterThan(1)
  }).toPass()
  await page.unroute('**/assets/ToastRegion-*')
  await next.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Fout bij ophalen van evenement data' })).toBeVisible()
  expect(await isSamePage(page)).toBe(true)
})

test('SH-ERR-18 a screen that could not be fetched stands there once it can be, without loading the page anew', async ({
  person,
}) => {
  const sanne = await person('Sanne', { as: 'lid@bewezen.example', width: 390 })
  const { page } = sanne
  await inChannel(sanne)
  await page.context().route('**/assets/InboxScreen-*', (route) => route.abort())
  await toInbox(page, 'InboxScreen-')
  await page.context().unroute('**/assets/InboxScreen-*')
  await expect(inbox(page)).toBeVisible()
  expect(await isSamePage(page)).toBe(true)
})

test('SH-ERR-18 SH-ERR-19 a screen of which another file failed for good loads itself anew, unless something typed would be lost', async ({
  person,
}) => {
  const sanne = await person('Sanne', { as: 'lid@bewezen.example', width: 390 })
  const { page } = sanne
  await test.step('nothing was typed', async () => {
    await inChannel(sanne)
    await page.route('**/assets/sliders-horizontal-*', (route) => route.abort())
    await toInbox(page, 'sliders-horizontal-')
    await page.unroute('**/assets/sliders-horizontal-*')
    await expect(inbox(page)).toBeVisible()
    expect(await isSamePage(page)).toBe(false)
  })
  await test.step('somebody writes', async () => {
    const noor = await person('Noor', { as: 'plus@bewezen.example' })
    const { page } = noor
    const composer = page.getByRole('textbox', { name: /^Schrijf in/ })
    await inChannel(noor)
    await composer.fill('Half een zin')
    const file = '**/assets/message-square-*'
    await page.route(file, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.keyboard.press('ControlOrMeta+k')
    await failed
    await expect(page.getByRole('alert').filter({ hasText: failureWords.offline })).toBeVisible()
    await page.unroute(file)
    await page.keyboard.press('ControlOrMeta+k')
    const notice = page.getByRole('alert').filter({ hasText: releaseWords.stuck })
    await expect(notice).toHaveCount(1)
    await expect(composer).toHaveValue('Half een zin')
    expect(await isSamePage(page)).toBe(true)
    await notice.getByRole('button', { name: releaseWords.refresh }).click()
    await expect(notice).toHaveCount(0)
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+k')
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2_000 })
    }).toPass()
  })
})

test('SH-ERR-19 a tab of a release that is gone loads itself anew, unless something typed would be lost: then it says so once', async ({
  person,
}) => {
  for (const typed of [false, true]) {
    await test.step(typed ? 'somebody writes' : 'nothing was typed', async () => {
      const member = await person('Sanne', { as: typed ? 'plus@bewezen.example' : 'lid@bewezen.example', width: 390 })
      const { page } = member
      await inChannel(member)
      if (typed) await page.getByRole('textbox', { name: /^Schrijf in/ }).fill('Half een zin')
      // What is typed stands there still while a part of the same page is waited for; another page would take its place.
      const part = typed ? 'EmojiPopover' : 'InboxScreen'
      const gone = new RegExp(`/assets/(${part}|loadAgain)-`)
      const asked = page.waitForResponse((answer) => answer.url().includes(`${part}-`) && answer.status() === 404)
      await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }))
      const opener = typed
        ? page.getByRole('button', { name: composerWords.chooseEmoji })
        : page.getByRole('link', { name: /^Inbox/ }).first()
      await opener.click()
      await asked
      const notice = page.getByRole('alert').filter({ hasText: releaseWords.outdated })
      if (!typed) {
        await page.waitForEvent('load')
        await page.unroute(gone)
        await page.reload()
        await expect(inbox(page)).toBeVisible()
        return
      }
      await expect(notice).toHaveCount(1)
      expect(await isSamePage(page)).toBe(true)
      await expect(page.getByRole('textbox', { name: /^Schrijf in/ })).toHaveValue('Half een zin')
      await page.unroute(gone)
      await notice.getByRole('button', { name: releaseWords.refresh }).click()
      await page.waitForEvent('load')
      await expect(page.getByRole('textbox', { name: /^Schrijf in/ })).toHaveValue('Half een zin')
      await opener.click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })
  }
})
