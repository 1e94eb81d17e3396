import { presenceWords } from '@bewezen/domain/community/presenceWords.ts'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from './accessible.ts'
import { expect, type Person, test } from './world.ts'

const idOf = async ({ page }: Person): Promise<string> =>
  (await (await page.context().request.get('/api/account/viewer')).json()).id
const message = (page: Page, text: string) =>
  page.getByRole('log').locator('[data-message]').filter({ hasText: text }).last()
const send = async (page: Page, text: string) => {
  const field = page.getByRole('textbox', { name: /^Schrijf in/ })
  await field.fill(text)
  // A notice of what just arrived may lie over the button.
  await field.press('Control+Enter')
  await expect(message(page, text)).toBeVisible()
}
const told = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

test('COM-CHAT-19 COM-CHAT-24 COM-CHAT-04 COM-CHAT-03 IN-STATE-09 two members talk privately, one blocks, and an admin cannot read along', async ({
  person,
}) => {
  const [joost, fatima, jasper] = [
    await person('Joost', { as: 'plus@bewezen.example' }),
    await person('Fatima', { as: 'top5@bewezen.example', width: 390 }),
    await person('Jasper', { as: 'admin@bewezen.example' }),
  ]

  await test.step('the sidebar leads to everything there is, and below 1024 pixels it is a drawer', async () => {
    await joost.page.goto('/community/universiteit/welkom')
    const side = joost.page.getByRole('navigation', { name: 'Kanalen' })
    await expect(side.getByRole('link', { name: 'Welkom' })).toHaveAttribute('aria-current', 'page')
    for (const [name, path] of [
      ['Feed', 'universiteit/feed'],
      ['Universiteit', 'universiteit/universiteit'],
      ['Challenges', 'universiteit/challenges'],
      ['Masterclasses', 'universiteit/masterclasses'],
      ['Privéberichten', 'direct'],
    ])
      await expect(side.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/community/${path}`)
    await fatima.page.goto('/community/universiteit/welkom')
    await expect(fatima.page.getByRole('log')).toBeVisible()
    await expect(fatima.page.getByRole('link', { name: 'Privéberichten' })).toHaveCount(0)
    await fatima.page.getByRole('button', { name: /^Kanalen/ }).click()
    await fatima.page
      .getByRole('dialog')
      .getByRole('link', { name: /^Privéberichten/ })
      .click()
    await expect(fatima.page).toHaveURL(/\/community\/direct$/)
    await expect(fatima.page.getByRole('dialog')).toHaveCount(0)
    await expect(fatima.page.getByRole('link', { name: /Sanne de Wit/ })).toBeVisible()
    expect(await accessibilityFaults(fatima.page)).toEqual([])
  })

  await test.step('one writes from a profile, and the other hears of it at once, wherever they are', async () => {
    await joost.page.goto(`/profile/${await idOf(fatima)}`)
    await joost.page.getByRole('button', { name: /^Stuur bericht/ }).click()
    await expect(joost.page).toHaveURL(/\/community\/direct\/[0-9a-f-]{36}$/)
    await expect(joost.page.getByRole('button', { name: 'Iemand noemen' })).toHaveCount(0)
    await send(joost.page, 'Hoe doe jij dat met de nachtdienst?')
    await expect(told(fatima.page, 'Privébericht')).toBeVisible()
    await fatima.page.getByRole('link', { name: /Joost Mulder/ }).click()
    await expect(message(fatima.page, 'Hoe doe jij dat')).toBeVisible()
    await send(fatima.page, 'Gordijnen dicht en oordoppen')
    await expect(message(joost.page, 'oordoppen')).toBeVisible()
    // That he is there too leaves his name whole on a phone.
    await expect(fatima.page.getByText(presenceWords.otherHere)).toBeVisible()
    const name = fatima.page.getByRole('heading', { level: 1 })
    expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    expect(await accessibilityFaults(joost.page)).toEqual([])
  })

  await test.step('an admin with the address finds nothing', async () => {
    await jasper.page.goto(new URL(joost.page.url()).pathname)
    await expect(told(jasper.page, 'Gesprek niet gevonden')).toBeVisible()
    await expect(jasper.page.getByText('oordoppen')).toHaveCount(0)
    expect(await accessibilityFaults(jasper.page)).toEqual([])
  })

  await test.step('who blocks gets no more; the other reads a plain sentence, until it is taken back', async () => {
    await fatima.page.getByRole('button', { name: 'Blokkeren' }).click()
    await fatima.page.getByRole('alertdialog').getByRole('button', { name: 'Blokkeren' }).click()
    await expect(told(fatima.page, 'Je hebt Joost Mulder geblokkeerd.')).toBeVisible()
    await expect(told(joost.page, 'In dit gesprek kunnen nu geen berichten worden gestuurd.')).toBeVisible()
    await expect(joost.page.getByRole('textbox', { name: /^Schrijf in/ })).toHaveCount(0)
    await fatima.page.getByRole('button', { name: 'Deblokkeren' }).click()
    await expect(fatima.page.getByRole('textbox', { name: /^Schrijf in/ })).toBeFocused()
    await send(joost.page, 'Fijn dat het weer kan')
    await expect(message(fatima.page, 'Fijn dat het weer kan')).toBeVisible()
  })

  await test.step('a community is left after asking', async () => {
    await joost.page.goto('/community/universiteit/welkom')
    await joost.page.getByRole('button', { name: 'Over dit kanaal tonen' }).click()
    await joost.page.getByRole('button', { name: 'Verlaten: Universiteit' }).click()
    await joost.page.getByRole('alertdialog').getByRole('button', { name: 'Verlaten' }).click()
    await expect(told(joost.page, 'Je bent geen lid meer van Universiteit')).toBeVisible()
    await joost.page.getByRole('button', { name: 'Lid worden: Universiteit' }).click()
    await expect(told(joost.page, 'Je bent nu lid van Universiteit')).toBeVisible()
  })
})

test('IN-LIST-01 IN-LIST-24 IN-STATE-05 IN-STATE-06 IN-NAV-04 IN-MENTION-06 IN-BOT-06 X3-ERR-10 X3-ERR-11 what fails around the inbox says so, and everything stays as it is stored', async ({
  person,
}) => {
  const vera = await person('Vera')
  await vera.page.goto('/inbox')
  await expect(vera.page).toHaveURL(/\/auth/)

  const [sanne, noor] = [
    await person('Sanne', { as: 'lid@bewezen.example' }),
    await person('Noor', { as: 'moderator@bewezen.example' }),
  ]
  const jasper = await person('Jasper', { as: 'admin@bewezen.example' })
  await noor.page.goto(`/profile/${await idOf(jasper)}`)
  await noor.page.getByRole('button', { name: /^Stuur bericht/ }).click()
  await send(noor.page, 'Kun jij hiernaar kijken?')

  const { page } = jasper
  const card = page.getByRole('article').filter({ hasText: 'Kun jij hiernaar kijken?' })
  await page.goto('/inbox')
  await expect(card).toBeVisible()
  const tools = page.getByRole('combobox', { name: 'Sorteren' })
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect(tools).toBeVisible()
  await page.setViewportSize({ width: 1023, height: 900 })
  await expect(tools).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.route('**/api/inbox/mark*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await card.getByRole('button', { name: 'Gelezen', exact: true }).click()
  await expect(told(page, 'Kon bericht niet markeren als gelezen.')).toBeVisible()
  await expect(card.getByText('Ongelezen', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Alles als gelezen' }).click()
  const question = page.getByRole('alertdialog')
  if (await question.isVisible()) await question.getByRole('button').last().click()
  await expect(told(page, 'Er ging iets mis bij het markeren als gelezen.')).toBeVisible()
  await expect(card.getByText('Ongelezen', { exact: true })).toHaveCount(1)

  await page.route('**/api/inbox/byId*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await card.getByRole('button', { name: 'Ga naar chat' }).click()
  await expect(told(page, 'Navigatie mislukt')).toBeVisible()
  await expect(page).toHaveURL(/\/inbox/)

  await page.route('**/assets/botTextWords-*', (route) => route.abort())
  await card.getByRole('button', { name: 'Beantwoord' }).click()
  await card.getByRole('textbox').fill('')
  await card.getByRole('button', { name: 'AI antwoord' }).click()
  await page.getByRole('menuitem', { name: 'Terra (voeding)' }).click()
  await expect(told(page, 'Er ging iets mis bij het genereren van het AI antwoord.')).toBeVisible()
  await expect(card.getByRole('textbox')).toHaveValue('')

  await sanne.page.route('**/api/community/mentionable*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await sanne.page.goto('/community/universiteit/welkom')
  const asked = sanne.page.waitForResponse(/mentionable/)
  await sanne.page.getByRole('textbox', { name: /^Schrijf in/ }).fill('Dag @noo')
  await asked
  await expect(sanne.page.getByRole('listbox', { name: 'Vermeldingen' })).toHaveCount(0)
  await expect(sanne.page.getByText(/mislukt|ging iets mis|Fout/)).toHaveCount(0)
  await expect(sanne.page.getByRole('textbox', { name: /^Schrijf in/ })).toHaveValue('Dag @noo')
})
