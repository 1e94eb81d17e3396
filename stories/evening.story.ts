import { calledWords } from '@bewezen/domain/community/calledWords.ts'
import { editWords } from '@bewezen/domain/community/editWords.ts'
import { missedWords } from '@bewezen/domain/community/missedWords.ts'
import { chatWords } from '@bewezen/domain/community/words.ts'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { accessibilityFaults } from './accessible.ts'
import { expect, test } from './world.ts'

const channel = '/community/adem/avond'

test('COM-CHAT-08 COM-CHAT-10 COM-CHAT-13 COM-CHAT-15 COM-CHAT-40 COM-CHAT-41 COM-CHAT-42 an evening in a channel with four people, one of whom comes late', async ({
  person,
}) => {
  const [sanne, noor, teun, joost] = [
    await person('Sanne', { as: 'lid@bewezen.example' }),
    await person('Noor', { as: 'moderator@bewezen.example' }),
    await person('Teun', { as: 'docent@bewezen.example' }),
    await person('Joost', { as: 'plus@bewezen.example', width: 390 }),
  ]
  const here = [sanne, noor, teun]

  await test.step('Joost reads to the end and goes; the three others sit down', async () => {
    const isRead = joost.page.waitForResponse((answer) => answer.url().endsWith('/api/community/markRead'))
    await joost.page.goto(channel)
    await joost.page.getByRole('log').evaluate((list) => list.scrollTo({ top: list.scrollHeight }))
    await isRead
    await joost.page.goto('/events')
    for (const { page } of here) {
      await page.goto(channel)
      await expect(composerOf(page)).toBeVisible()
      await page.getByRole('log').evaluate((list) => list.scrollTo({ top: list.scrollHeight }))
    }
  })

  await test.step('what one writes stands before the others, and an answer with what it answers', async () => {
    await says(sanne.page, 'Wie doet vanavond het licht om negen uur uit?')
    for (const { page } of here) await expect(messageWith(page, 'Wie doet vanavond')).toBeVisible()
    await answers(noor.page, 'Wie doet vanavond', 'Ik, en mijn huisgenoten ook.')
    await answers(teun.page, 'Wie doet vanavond', 'Bij mij branden alleen nog kaarsen.')
    for (const text of ['Ik, en mijn huisgenoten', 'alleen nog kaarsen'])
      await expect(messageWith(sanne.page, text).getByRole('button', { name: /^Naar het beantwoorde/ })).toContainText(
        'Wie doet vanavond',
      )
  })

  await test.step('a mention stands out for whom it names, and reactions are counted everywhere', async () => {
    await says(teun.page, 'Mooi begonnen, @sanne_de_wit!')
    await expect(messageWith(sanne.page, 'Mooi begonnen').getByText('@sanne_de_wit')).toBeVisible()
    await reacts(sanne.page, 'Mooi begonnen', '❤️')
    await reacts(noor.page, 'Mooi begonnen', '❤️')
    for (const { page } of here)
      await expect(messageWith(page, 'Mooi begonnen').getByRole('button', { name: /❤️ 2 keer/ })).toBeVisible()
  })

  await test.step('a picture comes across', async () => {
    await sanne.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'kaars.png', mimeType: 'image/png', buffer: await picture() })
    await expect(sanne.page.getByRole('img', { name: /Gekozen afbeelding/ })).toBeVisible()
    await says(sanne.page, 'Zo ziet het er hier uit')
    const shown = messageWith(noor.page, 'Zo ziet het er hier uit').getByRole('button', {
      name: /Afbeelding van Sanne/,
    })
    await expect(shown).toBeVisible()
    await expect(shown.locator('img')).toHaveJSProperty('naturalWidth', 480)
  })

  await test.step('a changed text is changed for everybody, and a deleted one is gone', async () => {
    await says(noor.page, 'Morgen vertel ik hoe ik sleip.')
    await composerOf(noor.page).press('ArrowUp')
    const editor = noor.page.getByRole('textbox', { name: 'Bericht bewerken' })
    await editor.fill('Morgen vertel ik hoe ik sliep.')
    await editor.press('Control+Enter')
    await expect(messageWith(sanne.page, 'hoe ik sliep.')).toContainText(chatWords.edited)
    await says(sanne.page, 'Dit moest hier niet staan')
    await expect(messageWith(teun.page, 'Dit moest hier niet staan')).toBeVisible()
    const own = messageWith(sanne.page, 'Dit moest hier niet staan')
    await pressOn(own, chatWords.remove)
    await sanne.page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Bericht verwijderen/ })
      .click()
    for (const { page } of here) {
      await expect(messageWith(page, chatWords.removed)).toBeVisible()
      await expect(page.getByText('Dit moest hier niet staan')).toHaveCount(0)
    }
  })

  await test.step('who reads back is not pulled down, and hears that there is more', async () => {
    const log = noor.page.getByRole('log')
    // A row that changes its height in the very frame of a scroll still keeps the end in view: they scroll on.
    await expect(async () => {
      await log.evaluate((list) => list.scrollTo({ top: 0 }))
      await expect(noor.page.getByRole('button', { name: chatWords.toNewest })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    const top = await log.evaluate((list) => list.scrollTop)
    await says(teun.page, 'Kwart over negen: hier is het donker.')
    await says(sanne.page, 'Hier ook.')
    const news = noor.page.getByRole('button', { name: chatWords.newMessages })
    await expect(news).toBeVisible()
    expect(await log.evaluate((list) => list.scrollTop)).toBe(top)
    await news.click()
    await expect(messageWith(noor.page, 'Hier ook.')).toBeInViewport()
  })

  await test.step('a teacher who names a group sees how many people that calls, and is asked before it calls many', async () => {
    const composer = composerOf(teun.page)
    await composer.fill('@channel_members morgen om tien uur wandelen we.')
    const told = await teun.page.evaluate(async () => {
      const { communities } = await (await fetch('/api/community/list')).json()
      const all = communities.flatMap((one: { channels: { id: string; slug: string }[] }) => one.channels)
      const { id } = all.find((one: { slug: string }) => one.slug === 'avond')
      return (await fetch(`/api/community/called?channelId=${id}&named=%40channel_members`)).json()
    })
    await expect(teun.page.getByText(calledWords.calls(told.people))).toBeVisible()
    expect(told.people).toBeGreaterThan(4)

    await teun.page.route('**/api/community/called?**', (route) => route.fulfill({ json: { people: 212 } }))
    await composer.fill('@channel_members @students morgen om tien uur wandelen we.')
    await expect(teun.page.getByText(calledWords.calls(212))).toBeVisible()
    await composer.press('Control+Enter')
    const asks = teun.page.getByRole('alertdialog')
    await expect(asks.getByRole('heading', { name: calledWords.question(212) })).toBeVisible()
    await teun.page.keyboard.press('Escape')
    await expect(asks).toHaveCount(0)
    await expect(composer).toHaveValue(/wandelen we/)
    await composer.press('Control+Enter')
    await asks.getByRole('button', { name: calledWords.send }).click()
    await expect(messageWith(sanne.page, 'om tien uur wandelen we')).toContainText('@Alle kanaal leden')
    await expect(composer).toHaveValue('')
    await teun.page.unroute('**/api/community/called?**')
    // Who may not name groups is asked nothing.
    await composerOf(sanne.page).fill('@channel_members hoi')
    await expect(sanne.page.getByText(/roept/)).toHaveCount(0)
    await composerOf(sanne.page).fill('')
  })

  await test.step('the same stands under an answer in the inbox, and under a text that is changed', async () => {
    await says(sanne.page, 'Welk pad nemen we, @teun_bakker?')
    const tab = await teun.page.context().newPage()
    await tab.goto('/inbox')
    const card = tab.getByRole('article').filter({ hasText: 'Welk pad nemen we' })
    // His channel is open beside it, so that he has read it already.
    await tab.getByRole('tab', { name: /^Gelezen/ }).click()
    await card.getByRole('button', { name: 'Beantwoord' }).click()
    await card.getByRole('textbox', { name: /^Schrijf in/ }).fill('@students het pad langs het water.')
    await expect(card.getByText(/^Dit bericht roept \d+ mensen op$/)).toBeVisible()
    await tab.close()
    await composerOf(teun.page).press('ArrowUp')
    const editor = teun.page.getByRole('textbox', { name: 'Bericht bewerken' })
    await expect(editor).toHaveValue(/om tien uur/)
    // Everybody was called already.
    await expect(teun.page.getByText(calledWords.calls(0))).toBeVisible()
    await editor.press('Escape')
  })

  await test.step('who comes late sees what mattered, and follows it while it changes', async () => {
    const { page } = joost
    await page.goto(channel)
    await expect(page.getByText(missedWords.fresh(11))).toBeVisible()
    await page.getByRole('button', { name: missedWords.title }).click()
    const drawer = page.getByRole('dialog', { name: missedWords.title })
    const links = drawer.getByRole('link')
    await expect(links).toHaveCount(3)
    // What names him comes first, then what most people answered, then what they reacted to.
    await expect(links.nth(0)).toContainText('wandelen we')
    await expect(links.nth(0)).toContainText(missedWords.namesYou)
    await expect(links.nth(1)).toContainText(missedWords.replies(2))
    await expect(links.nth(2)).toContainText('❤️ 2')
    await expect(drawer).not.toContainText('Dit moest hier niet staan')
    expect(await accessibilityFaults(page)).toEqual([])

    await reacts(noor.page, 'Zo ziet het er hier uit', '👍')
    await expect(links).toHaveCount(4)
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('button', { name: missedWords.title })).toBeFocused()
    await page.keyboard.press('Enter')
    await links.nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(drawer).toHaveCount(0)
    await expect(messageWith(page, 'Wie doet vanavond')).toBeInViewport()
    await expect(page.locator('article:focus')).toContainText('Wie doet vanavond')

    await page.getByRole('button', { name: missedWords.close }).click()
    await expect(page.getByRole('button', { name: missedWords.title })).toHaveCount(0)
    await says(page, 'Ik doe morgen mee!')
    await expect(messageWith(teun.page, 'Ik doe morgen mee!')).toBeVisible()
  })
})

test('COM-CHAT-30 ArrowUp right after sending waits until that message is stored, and never changes the one before it', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
  await page.goto(channel)
  await says(page, 'Dit staat er al.')
  await expect(messageWith(page, 'Dit staat er al.')).toBeVisible()
  const editor = page.getByRole('textbox', { name: 'Bericht bewerken' })
  // Its code comes when the page has come to rest.
  await expect(async () => {
    await composerOf(page).press('ArrowUp')
    await expect(editor).toHaveValue('Dit staat er al.', { timeout: 2_000 })
  }).toPass()
  await editor.press('Escape')
  await expect(editor).toHaveCount(0)
  let letThrough = () => {}
  const isHeld = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/api/community/post', async (route) => {
    await isHeld
    await route.continue()
  })
  await says(page, 'Dit is onderweg.')
  await composerOf(page).press('ArrowUp')
  await expect(editor).toHaveCount(0)
  letThrough()
  await expect(editor).toHaveValue('Dit is onderweg.')
})

test('COM-CHAT-15 COM-CHAT-30 what somebody changes in a message that is deleted meanwhile stays before them', async ({
  person,
}) => {
  const [sanne, noor] = [
    await person('Sanne', { as: 'lid@bewezen.example' }),
    await person('Noor', { as: 'moderator@bewezen.example' }),
  ]
  for (const { page } of [sanne, noor]) await page.goto('/community/adem/ademhaling')
  await says(sanne.page, 'Nog een vraag')
  const own = messageWith(sanne.page, 'Nog een vraag')
  await own.hover()
  await own.getByRole('button', { name: chatWords.edit }).click()
  const editor = sanne.page.getByRole('textbox', { name: editWords.title })
  await editor.fill('Nog een vraag, met alles wat erbij hoort')
  const others = messageWith(noor.page, 'Nog een vraag')
  await others.hover()
  await others.getByRole('button', { name: chatWords.remove }).click()
  await noor.page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Bericht verwijderen/ })
    .click()
  await expect(sanne.page.getByRole('article').filter({ has: editor })).toContainText(chatWords.removed)
  await editor.press('Control+Enter')
  await expect(sanne.page.getByText(chatWords.gone).first()).toBeVisible()
  await expect(editor).toHaveValue('Nog een vraag, met alles wat erbij hoort')
  await editor.press('Escape')
  await sanne.page.getByRole('alertdialog').getByRole('button', { name: chatWords.discard }).click()
  await expect(editor).toHaveCount(0)
})

const composerOf = (page: Page): Locator => page.getByRole('textbox', { name: /^Schrijf in/ })

const messageWith = (page: Page, text: string): Locator =>
  page.getByRole('log').getByRole('article').filter({ hasText: text }).first()

async function says(page: Page, text: string): Promise<void> {
  await composerOf(page).fill(text)
  await composerOf(page).press('Control+Enter')
  await expect(composerOf(page)).toHaveValue('')
}

async function answers(page: Page, to: string, text: string): Promise<void> {
  await pressOn(messageWith(page, to), chatWords.reply)
  await says(page, text)
}

/** Reacts once: a press that came through although it was not seen to would be taken back by the next. */
async function reacts(page: Page, to: string, emoji: string): Promise<void> {
  const message = messageWith(page, to)
  const own = message.getByRole('button', { name: new RegExp(`^${emoji} .*door jou`) })
  await expect(async () => {
    await message.hover()
    if ((await own.count()) === 0)
      await message.getByRole('button', { name: `Reageer met ${emoji}` }).click({ timeout: 1_000 })
    await expect(own).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

/** Presses a tool of a message; what is said meanwhile moves it away from under the pointer, which follows it. */
const pressOn = (message: Locator, tool: string) =>
  expect(async () => {
    await message.hover()
    await message.getByRole('button', { name: tool }).click({ timeout: 1_000 })
  }).toPass()

const picture = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#f5a93c' } })
    .png()
    .toBuffer()
