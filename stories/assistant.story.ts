import { assistantWords, sendFailed } from '@bewezen/domain/assistant/words.ts'
import { composerWords } from '@bewezen/domain/community/words.ts'
import { reasonWords, settingsWords, wantsNames } from '@bewezen/domain/inbox/settingsWords.ts'
import { bellWords } from '@bewezen/domain/inbox/words.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './world.ts'

const mood = (page: Page, to: 'fine' | 'fails') => page.request.post('/dev/ai/control', { data: { mood: to } })
const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: assistantWords.title })

test('SH-ASSIST-01 SH-ASSIST-02 SH-ASSIST-03 SH-ASSIST-04 SH-ASSIST-05 SH-ASSIST-11 SH-ASSIST-26 an evening with the assistant: an answer that grows and stays, and one that fails and puts the text back', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
  await page.goto('/inbox')
  await page.getByRole('button', { name: assistantWords.title }).click()
  const panel = panelOf(page)
  await expect(panel.getByText(assistantWords.almost.title)).toBeVisible()
  await expect(panel.getByText(assistantWords.almost.text)).toBeVisible()
  await expect.poll(() => panel.boundingBox()).toMatchObject({ width: 560, height: 720 })

  await panel.getByRole('button', { name: assistantWords.almost.ok }).click()
  await expect(panel.getByText(assistantWords.disclaimer)).toBeVisible()
  const edge = panel.getByRole('separator', { name: assistantWords.resize })
  await edge.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(584)
  for (let times = 0; times < 12; times++) await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(400)

  const input = panel.getByRole('textbox', { name: assistantWords.input })
  const log = panel.getByRole('log')
  await input.fill('En achter het raam in de winter?')
  await input.press('Enter')
  await expect(log.getByText('En achter het raam in de winter?')).toHaveCount(1)
  await expect(input).toHaveValue('')
  // She asked nearly the same two days ago, and was told the same.
  await expect(log.getByText(/zet het open\.$/).and(log.locator(':not([aria-hidden])'))).toHaveCount(2)

  await mood(page, 'fails')
  await input.fill('Hoe slaap ik beter?')
  await input.press('Enter')
  await expect(page.getByRole('alert').getByText(sendFailed.title)).toBeVisible()
  await expect(input).toHaveValue('Hoe slaap ik beter?')
  await expect(log.getByText('Hoe slaap ik beter?')).toHaveCount(0)
  await mood(page, 'fine')
  await input.press('Enter')
  await expect(log.getByText('Begin bij het ritme')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: assistantWords.title }).click()
  await panel.getByRole('button', { name: assistantWords.almost.ok }).click()
  await expect(panel.getByText(/dan zie je of het helpt\.$/).and(panel.locator(':not([aria-hidden])'))).toHaveCount(1)
  await expect(panel.getByText('Hoe slaap ik beter?')).toHaveCount(1)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('SH-ASSIST-14 SH-ASSIST-15 SH-ASSIST-16 what was said before comes as one scrolls up, and the view stays where it was', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
  await page.goto('/inbox')
  const paged = page.waitForResponse((answer) => answer.url().includes('beforeId='))
  await page.getByRole('button', { name: assistantWords.title }).click()
  const panel = panelOf(page)
  await panel.getByRole('button', { name: assistantWords.almost.ok }).click()
  const log = panel.getByRole('log')
  await expect(log.getByText('Waar begin ik als ik beter wil slapen?')).toHaveCount(0)
  // A question of her own: the stand-in gives one answer to several.
  const oldest = log
    .locator('p')
    .filter({ hasText: new RegExp(`^${assistantWords.own}`) })
    .first()
  const words = (await oldest.textContent()) ?? ''
  await oldest.scrollIntoViewIfNeeded()
  await paged
  await expect(log.getByText('Waar begin ik als ik beter wil slapen?')).toHaveCount(1)
  await expect(log.locator('p').filter({ hasText: words }).first()).toBeInViewport()
})

test('SH-NOTIF-11 SH-NOTIF-15 SH-NOTIF-19 SH-NOTIF-20 SH-NOTIF-24 SH-MENT-06 SH-ERR-16 an evening with the settings: follow a channel and hear it, mute it and hear nothing, unmute it', async ({
  person,
}) => {
  const [{ page }, noor] = [
    await person('Sanne', { as: 'lid@bewezen.example' }),
    await person('Noor', { as: 'docent@bewezen.example' }),
  ]
  const { communities } = await (await noor.page.request.get('/api/community/list')).json()
  const mine = (await (await page.request.get('/api/community/list')).json()).communities
  const place = mine.find((one: { joined: boolean; channels: object[] }) => one.joined && one.channels.length > 0)
  const [channel, beside] = place.channels.filter(({ mayPost }: { mayPost: boolean }) => mayPost)
  expect(communities.length).toBeGreaterThan(0)
  const says = async (content: string, where: { id: string } = channel) => {
    const data = { id: crypto.randomUUID(), channelId: where.id, content, parentId: null, uploadId: null }
    const answer = await noor.page.request.post('/api/community/post', { data })
    expect(answer.ok()).toBe(true)
  }
  await page.goto('/profile#settings')
  const settings = page.getByRole('region', { name: settingsWords.title })
  // The hint belongs to the name of a switch.
  const switchOf = (label: string) => settings.getByRole('switch', { name: new RegExp(`^${label}`) })
  const choice = settings.getByLabel(channel.name, { exact: true }).first()
  const stored = async () => {
    const { choices } = await (await page.request.get('/api/inbox/preferences')).json()
    return choices.find(({ subject }: { subject: string }) => subject === channel.id)?.wants ?? null
  }

  await choice.selectOption({ label: wantsNames.all })
  await expect.poll(stored).toBe('all')
  await says('Wie gaat er morgen vroeg mee naar buiten?')
  const notice = page.getByRole('status').filter({ hasText: 'Wie gaat er morgen vroeg mee naar buiten?' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: bellWords.toInbox }).click()
  await expect(page).toHaveURL(/\/inbox/)
  const card = page.getByRole('article').filter({ hasText: 'Wie gaat er morgen vroeg mee naar buiten?' })
  await card.getByRole('button', { name: /Meer acties/ }).click()
  await page.getByRole('menuitem', { name: reasonWords.ask }).click()
  const why = page.getByRole('dialog', { name: reasonWords.ask })
  await expect(why.getByText(reasonWords.message(channel.name))).toBeVisible()
  await why.getByRole('link', { name: reasonWords.toSettings }).click()
  await expect(page).toHaveURL(/\/profile#settings$/)

  await choice.selectOption({ label: wantsNames.nothing })
  await expect.poll(stored).toBe('nothing')
  const unread = async () => (await (await page.request.get('/api/inbox/unread')).json()).unread
  const before = await unread()
  await says('@sanne_de_wit hier zou je niets van horen')
  // Notifications are made in the order of what happened: with this one there, the one before it is decided.
  await says('@sanne_de_wit en hiernaast wel', beside)
  await expect.poll(unread).toBe(before + 1)
  await choice.selectOption({ label: wantsNames.all })
  await expect.poll(stored).toBe('all')
  await says('En hier weer wel van')
  await expect(page.getByRole('status').filter({ hasText: 'En hier weer wel van' })).toBeVisible()
  expect(await unread()).toBe(before + 2)
  await expect(page.getByText('hier zou je niets van horen')).toHaveCount(0)
  await choice.selectOption({ label: settingsWords.asAbove })
  await expect.poll(stored).toBeNull()

  await switchOf(settingsWords.desktop).click()
  await expect(page.getByText(settingsWords.blocked)).toBeVisible()
  await expect(switchOf(settingsWords.desktop)).not.toBeChecked()
  await switchOf(settingsWords.sound).click()
  await expect(settings.getByRole('radio')).toHaveCount(0)
  await switchOf(settingsWords.live).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('enable-optimized-notifications'))).toBe('false')
  await switchOf(settingsWords.live).click()

  await page.route('**/api/community/mentionable*', (route) => route.abort())
  await page.goto(`/community/${place.slug}/${channel.slug}`)
  const looked = page.waitForRequest('**/api/community/mentionable*')
  await page.getByRole('textbox', { name: composerWords.placeholder(channel.name) }).pressSequentially('@noo')
  await looked
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('listbox')).toHaveCount(0)
})
