import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import { outboxWords } from '@bewezen/domain/community/outboxWords.ts'
import { chatWords, composerWords } from '@bewezen/domain/community/words.ts'
import type { Page } from '@playwright/test'
import { plain } from '../server/base/files/samples.ts'
import { everythingIsKept, keptPaths } from './keptOffline.ts'
import { expect, test } from './world.ts'

const composerIn = (page: Page, channel: string) => page.getByRole('textbox', { name: `Schrijf in ${channel}` })
const said = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const says = async (page: Page, channel: string, text: string) => {
  await composerIn(page, channel).fill(text)
  await page.keyboard.press('Control+Enter')
}

const kept = async (page: Page) => (await keptPaths(page)).join()

test('COM-CHAT-50 COM-CHAT-51 COM-CHAT-52 an hour in the train: what is written without a line waits through a reload, and arrives once and in order', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example', offline: true })
  const [roos, admin] = await Promise.all([
    person('Roos', { as: 'plus@bewezen.example' }),
    person('Anna', { as: 'admin@bewezen.example' }),
  ])
  await admin.page.goto('/inbox')
  const api = async (path: string, data: object) => {
    const answer = await admin.page.request.post(`/api/community/${path}`, {
      data,
      headers: { origin: new URL(admin.page.url()).origin },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  // What is still under way when the worker comes is kept as well.
  const hasWorker = () => page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.route('**/api/community/messages?*', (route) => hasWorker().then(() => route.continue()), { times: 1 })
  await page.goto('/community/universiteit/welkom')
  await hasWorker()
  await everythingIsKept(page, ['/api/community/messages'])
  await page.goto('/community/universiteit/slaap')
  const klompen = said(page, 'Klompen tellen dubbel.').first()
  await expect(klompen).toBeVisible()
  // What writing takes is fetched when the page has come to rest.
  await expect
    .poll(() => kept(page))
    .toMatch(
      /(?=.*UnsentNote)(?=.*takePicture)(?=.*PicturePreview)(?=.*ReplyStrip)(?=.*AccountMenu)(?=.*afterArrival)(?=.*\/dialog-)(?=.*OutboxDialog)/,
    )
  // And what those files take themselves.
  let known = ''
  const isAllThere = async () => {
    const [last, now] = [known, await kept(page)]
    known = now
    return last === now
  }
  await expect.poll(isAllThere, { intervals: [1_500] }).toBe(true)
  await roos.page.goto('/community/universiteit/slaap')
  await roos.page.getByRole('button', { name: chatWords.toNewest }).click()
  await expect(said(roos.page, 'Klompen tellen dubbel.').first()).toBeVisible()

  await page.context().setOffline(true)
  await klompen.hover()
  await klompen.getByRole('button', { name: 'Reageer met 👍' }).click()
  await klompen.getByRole('button', { name: chatWords.reply }).click()
  await says(page, 'Slaap en ritme', 'Ook in de trein?')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'raam.png', mimeType: 'image/png', buffer: await plain('png') })
  await expect(page.getByRole('img', { name: composerWords.picture })).toBeVisible()
  await says(page, 'Slaap en ritme', 'Uit het raam')
  await expect(said(page, 'Uit het raam')).toContainText(chatWords.waiting)
  await page
    .getByRole('link', { name: /^Welkom/ })
    .first()
    .click()
  await says(page, 'Welkom', 'Ik kom eraan')
  await expect(said(page, 'Ik kom eraan')).toContainText(chatWords.waiting)
  await expect(page.getByRole('alert')).toContainText(outboxWords.waiting(3))

  await page.reload()
  await expect(page.getByRole('alert')).toContainText(`${failureWords.offline} ${outboxWords.waiting(3)}`)
  await expect(said(page, 'Ik kom eraan')).toContainText(chatWords.waiting)
  await page
    .getByRole('link', { name: /^Slaap en ritme/ })
    .first()
    .click()
  for (const text of ['Ook in de trein?', 'Uit het raam'])
    await expect(said(page, text)).toContainText(chatWords.waiting)
  await expect(said(page, 'Uit het raam').locator('img[src^="blob:"]')).toHaveJSProperty('naturalWidth', 60)
  await expect(klompen.getByRole('button', { name: /👍 1 keer, door jou/ })).toBeVisible()
  await expect(page.getByText(chatWords.notSent)).toHaveCount(0)
  // Whoever signs out is asked first.
  await page.getByRole('button', { name: /^Account van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(outboxWords.signOutQuestion(3))
  await page.getByRole('button', { name: outboxWords.stay }).click()

  // Meanwhile the other channel is closed.
  const { communities } = await (await admin.page.request.get('/api/community/list')).json()
  const uni = communities.find((one: { slug: string }) => one.slug === 'universiteit')
  const { id, ...channel } = uni.channels.find((one: { slug: string }) => one.slug === 'welkom')
  const before = {
    name: channel.name,
    slug: 'welkom',
    description: channel.description,
    postRoles: [],
    isArchived: false,
  }
  await api('saveChannel', { id, communityId: uni.id, before, after: { ...before, isArchived: true } })

  await page.context().setOffline(false)
  await expect(said(page, 'Uit het raam')).not.toContainText(chatWords.waiting)
  const arrived = roos.page.getByRole('article').filter({ hasText: /Ook in de trein\?|Uit het raam/ })
  await expect(arrived).toHaveCount(2)
  await expect(arrived.first()).toContainText('Klompen tellen dubbel.')
  await expect(arrived.last()).toContainText('Uit het raam')
  await expect(arrived.last().locator('img[width]')).toBeVisible()
  await expect(
    said(roos.page, 'Klompen tellen dubbel.')
      .first()
      .getByRole('button', { name: /👍 1 keer/ }),
  ).toBeVisible()

  await expect(page.getByText(outboxWords.refused(1))).toBeVisible()
  await page.getByRole('button', { name: outboxWords.show, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: outboxWords.title })
  await expect(dialog).toContainText('Ik kom eraan')
  await expect(dialog).toContainText(chatWords.readOnly)
  await expect(dialog).not.toContainText(outboxWords.text)
  await dialog.getByRole('button', { name: chatWords.discard }).click()
  await expect(dialog.getByText('Ik kom eraan')).toHaveCount(0)
  await expect(dialog).toContainText(outboxWords.none)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(said(page, 'Uit het raam')).toHaveCount(1)
  await expect(page.getByText(outboxWords.refused(1))).toHaveCount(0)
})

test('COM-CHAT-53 what waits is removed when its writer signs out all the same', async ({ person }) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example', offline: true })
  const waiting = () =>
    page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'bewezen-waiting'))
  await page.goto('/community/universiteit/slaap')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // Refused inside the page: what goes past a worker that is just starting is not seen by the browser's driver.
  await page.evaluate((path) => {
    const send = window.fetch
    window.fetch = (input, init) =>
      input instanceof Request && input.url.endsWith(path)
        ? Promise.reject(new TypeError('Failed to fetch'))
        : send(input, init)
  }, '/api/community/post')
  await says(page, 'Slaap en ritme', 'Blijft hier')
  await expect(said(page, 'Blijft hier')).toContainText(chatWords.waiting)
  expect(await waiting()).toBe(true)
  await page.getByRole('button', { name: /^Account van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await page.getByRole('button', { name: outboxWords.signOutVerb }).click()
  await expect(page).toHaveURL('/')
  expect(await waiting()).toBe(false)
})
