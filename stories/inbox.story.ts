import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from './accessible.ts'
import { expect, type Person, test } from './world.ts'

type Channel = { id: string; slug: string }

/** Lets somebody write in a channel of the university, without a page. Answers what was written. */
async function says(person: Person, content: string, where = 'welkom'): Promise<{ id: string }> {
  const { request } = person.page.context()
  const { communities } = await (await request.get('/api/community/list')).json()
  const channels: Channel[] = communities.flatMap((one: { channels: Channel[] }) => one.channels)
  const channelId = channels.find((one) => one.slug === where)?.id
  const data = { id: randomUUID(), channelId, content, parentId: null, uploadId: null }
  const answer = await request.post('/api/community/post', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

const usernameOf = async ({ page }: Person): Promise<string> =>
  (await (await page.context().request.get('/api/account/viewer')).json()).username
const cardOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const unreadIn = async (page: Page) =>
  Number((await page.getByRole('tab', { name: /Ongelezen/ }).textContent())?.match(/\d+/))

test('SH-NOTIF-04 IN-STATE-03 IN-STATE-04 IN-STATE-13 IN-CARD-05 IN-CARD-13 IN-CARD-14 what arrives and what is read shows in every window of its owner', async ({
  person,
}) => {
  const [teacher, member] = [
    await person('Docent', { as: 'docent@bewezen.example' }),
    await person('Plus', { as: 'plus@bewezen.example' }),
  ]
  const { page } = member
  const other = await page.context().newPage()
  await Promise.all([page.goto('/inbox'), other.goto('/inbox')])
  await expect(page.getByRole('tab', { name: /Ongelezen \d/ })).toBeVisible()
  await expect(other.getByRole('tab', { name: /Ongelezen \d/ })).toBeVisible()
  const before = await unreadIn(page)
  const name = await usernameOf(member)

  await says(teacher, `@${name} eerste bericht voor twee vensters`)
  await says(teacher, `@${name} tweede bericht voor twee vensters`)
  for (const window of [page, other]) {
    await expect(window.getByRole('article').first()).toContainText('tweede bericht')
    await expect.poll(() => unreadIn(window)).toBe(before + 2)
    await expect(window.getByRole('button', { name: `Meldingen, ${before + 2} ongelezen` })).toBeVisible()
  }

  const card = cardOf(page, 'eerste bericht')
  await expect(card.getByText('Ongelezen', { exact: true })).toHaveCount(1)
  await card.getByRole('button', { name: 'Gelezen', exact: true }).click()
  await expect(page.getByText('Gemarkeerd als gelezen')).toBeVisible()
  for (const window of [page, other]) {
    await expect(cardOf(window, 'eerste bericht')).toHaveCount(0)
    await window.getByRole('tab', { name: /^Gelezen/ }).click()
    await expect(cardOf(window, 'eerste bericht')).toHaveCount(1)
  }
  await expect(card.getByText('Ongelezen', { exact: true })).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Gelezen', exact: true })).toHaveCount(0)
})

test('SH-NOTIF-03 IN-STATE-07 X3-LIMIT-09 the bell opens a list from 1024 px on, which reads all in every window, and the inbox below', async ({
  person,
}) => {
  const [teacher, member] = [
    await person('Docent', { as: 'docent@bewezen.example' }),
    await person('Plus', { as: 'plus@bewezen.example' }),
  ]
  const { page } = member
  const other = await page.context().newPage()
  await Promise.all([page.goto('/inbox'), other.goto('/inbox')])
  await says(teacher, `@${await usernameOf(member)} tweede bericht voor twee vensters`)
  await expect(cardOf(other, 'tweede bericht').first()).toBeVisible()
  const newest = page.waitForRequest(
    (request) => request.url().includes('/api/inbox/list') && decodeURIComponent(request.url()).includes('50'),
  )
  await page.getByRole('button', { name: /^Meldingen/ }).click()
  await newest
  const list = page.getByRole('dialog', { name: 'Meldingen' })
  await expect(list.getByRole('link', { name: /tweede bericht/ }).first()).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await list.getByRole('button', { name: 'Alles als gelezen' }).click()
  await expect(other.getByRole('button', { name: 'Meldingen, niets ongelezen' })).toBeVisible()
  await list.getByRole('link', { name: 'Naar inbox' }).click()
  await page.getByRole('tab', { name: /Ongelezen/ }).click()
  await expect(page.getByText('Alles gelezen!')).toBeVisible()

  await other.goto('/events')
  await other.setViewportSize({ width: 1024, height: 800 })
  await expect(other.getByRole('button', { name: 'Meldingen, niets ongelezen' })).toBeVisible()
  await other.setViewportSize({ width: 1023, height: 800 })
  await expect(other.getByRole('button', { name: 'Meldingen, niets ongelezen' })).toHaveCount(0)
  await other.getByRole('banner').getByRole('link', { name: 'Inbox, niets ongelezen' }).click()
  await expect(other).toHaveURL('/inbox')
})

test('SH-NOTIF-31 all is marked read from the bell while its list still loads: it waits for the list, and says so when that does not come', async ({
  person,
}) => {
  const [teacher, member] = [
    await person('Docent', { as: 'docent@bewezen.example' }),
    await person('Plus', { as: 'plus@bewezen.example' }),
  ]
  const { page } = member
  await page.goto('/events')
  await says(teacher, `@${await usernameOf(member)} bericht voor een lijst die laat komt`)
  const unread = page.getByRole('button', { name: /^Meldingen, \d+ ongelezen/ })
  await expect(unread).toBeVisible()
  const marked: string[] = []
  page.on('request', (request) => request.url().endsWith('/markAllRead') && marked.push(request.url()))
  const list = '**/api/inbox/list?*'
  const markAll = async () => {
    const asked = page.waitForRequest((request) => request.url().includes('/api/inbox/list?'))
    await unread.click()
    await asked
    await page.getByRole('dialog', { name: 'Meldingen' }).getByRole('button', { name: 'Alles als gelezen' }).click()
  }
  await test.step('the list does not come', async () => {
    const held = Promise.withResolvers<void>()
    await page.route(list, (route) => held.promise.then(() => route.fulfill({ status: 403, body: '{}' })))
    await markAll()
    held.resolve()
    await expect(page.getByRole('alert').filter({ hasText: 'Er ging iets mis bij het markeren' })).toBeVisible()
    expect(marked).toEqual([])
    await page.unroute(list)
  })
  await test.step('it comes late', async () => {
    await page.reload()
    const held = Promise.withResolvers<void>()
    await page.route(list, (route) => held.promise.then(() => route.continue()))
    await markAll()
    await expect(unread).toBeAttached()
    expect(marked).toEqual([])
    held.resolve()
    await expect(page.getByRole('button', { name: 'Meldingen, niets ongelezen', includeHidden: true })).toBeAttached()
    expect(marked).toHaveLength(1)
  })
})

test('IN-LIST-02 IN-LIST-05 IN-LIST-11 IN-LIST-13 IN-LIST-14 IN-LIST-19 IN-LIST-21 IN-LIST-27 the inbox has its title, search, tabs with counts, and what there is to do and to filter', async ({
  person,
}) => {
  const [teacher, member, guest] = [
    await person('Docent', { as: 'docent@bewezen.example' }),
    await person('Top5', { as: 'top5@bewezen.example' }),
    await person('Gast', { as: 'gast@bewezen.example' }),
  ]
  const name = await usernameOf(member)
  await says(teacher, `@${name} over Élke ochtend`)
  await says(teacher, `@${name} over avondlicht`)
  const { page } = member
  await page.goto('/inbox')
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Ongelezen\d+$/)
  await expect(page.getByRole('tab', { selected: false })).toHaveText(/^Gelezen\d+$/)
  await expect(page.getByRole('button', { name: 'Alles als gelezen' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Community' })).toBeVisible()
  await expect(page.getByPlaceholder('Zoek in berichten...')).toBeVisible()
  await page.getByRole('link', { name: 'Naar Community' }).click()
  await expect(page).toHaveURL('/community')

  await guest.page.goto('/inbox')
  await expect(guest.page.getByText('Alles gelezen!')).toBeVisible()
  await expect(guest.page.getByRole('button', { name: 'Alles als gelezen' })).toHaveCount(0)
  await expect(guest.page.getByRole('combobox', { name: 'Community' })).toHaveCount(0)
  const never = 'Je kreeg nog geen berichten. Noemt iemand je of krijg je antwoord, dan lees je het hier.'
  await expect(guest.page.getByText(never)).toBeVisible()
  await guest.page.getByRole('button', { name: 'Meldingen, niets ongelezen' }).click()
  await expect(guest.page.getByRole('dialog', { name: 'Meldingen' })).toContainText('Nog geen meldingen')

  await page.goto('/inbox')
  await page.getByRole('button', { name: 'Alles als gelezen' }).click()
  await expect(page.getByText('Alles gelezen!')).toBeVisible()
  await expect(page.getByText(never)).toHaveCount(0)
})

test('IN-LIST-03 IN-LIST-07 IN-LIST-16 IN-LIST-17 IN-LIST-26 the inbox is searched, sorted and filtered at once, and says why it is empty', async ({
  person,
}) => {
  const [teacher, member, guest] = [
    await person('Docent', { as: 'docent@bewezen.example' }),
    await person('Top5', { as: 'top5@bewezen.example' }),
    await person('Gast', { as: 'gast@bewezen.example' }),
  ]
  const name = await usernameOf(member)
  await says(teacher, `@${name} over Élke ochtend in bed`)
  await says(teacher, `@${name} over avondlicht`)
  const { page } = member
  await page.goto('/inbox')
  await expect(page.getByText(/^\d+ van \d+ berichten$/)).toBeVisible()
  await expect(page.getByLabel('Sorteren').getByRole('option')).toHaveText([
    'Nieuwste eerst',
    'Oudste eerst',
    'Ongelezen eerst',
  ])
  await expect(page.getByRole('article').first()).toContainText('avondlicht')

  await page.getByPlaceholder('Zoek in berichten...').fill('elke OCHTEND in bed')
  await expect(page.getByRole('article')).toHaveCount(1)
  const external = page.getByLabel('Externe berichten')
  expect(await external.evaluate((radio: HTMLInputElement) => [radio.click(), radio.checked][1])).toBe(true)
  await expect(page.getByText('Geen berichten gevonden')).toBeVisible()
  await page.getByRole('button', { name: 'Filters wissen' }).click()
  await expect(page.getByRole('article').first()).toContainText('avondlicht')
  await expect(page.getByPlaceholder('Zoek in berichten...')).toHaveValue('')
  await expect(page.getByLabel('Alle types')).toBeChecked()

  await guest.page.goto('/inbox')
  await expect(guest.page.getByText('Alles gelezen!')).toBeVisible()
  await guest.page.getByRole('tab', { name: /^Gelezen/ }).click()
  await expect(guest.page.getByText('Nog geen gelezen berichten')).toBeVisible()
})

test('IN-LIST-20 with a filter on, marking all read asks first and then marks what is filtered out as well', async ({
  person,
}) => {
  const [teacher, member] = [
    await person('Docent', { as: 'docent@bewezen.example' }),
    await person('Partner', { as: 'partner@bewezen.example' }),
  ]
  await says(teacher, `@${await usernameOf(member)} filter mij weg`)
  const { page } = member
  await page.goto('/inbox?type=external_message')
  await page.getByRole('button', { name: 'Alles als gelezen' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Alle ongelezen berichten als gelezen markeren?')
  await question.getByRole('button', { name: 'Alles als gelezen' }).click()
  await expect(page.getByRole('button', { name: 'Meldingen, niets ongelezen' })).toBeVisible()
})

test('IN-NAV-01 IN-NAV-03 IN-NAV-05 IN-NAV-07 IN-CARD-12 X3-ERR-11 going to the chat opens the message and reads it; a channel that is gone leaves it unread', async ({
  person,
}) => {
  const [teacher, member] = [
    await person('Docent', { as: 'docent@bewezen.example' }),
    await person('Moderator', { as: 'moderator@bewezen.example' }),
  ]
  const said = await says(teacher, `@${await usernameOf(member)} kom je kijken?`)
  const { page } = member
  await page.goto('/inbox')
  const card = cardOf(page, 'kom je kijken?')

  await page.route('**/api/inbox/byId**', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, channels: [] } })
  })
  await card.getByRole('button', { name: 'Ga naar chat' }).click()
  await expect(page.getByText('Kan chat niet openen')).toBeVisible()
  await expect(page.getByText('We konden het kanaal niet vinden. Probeer het opnieuw.')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Gelezen', exact: true })).toBeVisible()

  await page.unroute('**/api/inbox/byId**')
  await card.getByRole('button', { name: 'Ga naar chat' }).click()
  await expect(page).toHaveURL(new RegExp(`/community\\?blueprintId=[\\w-]+&channelId=[\\w-]+&messageId=${said.id}`))
  await expect(page.getByRole('log')).toContainText('kom je kijken?')
  await page.goto('/inbox?tab=read')
  await expect(card).toBeVisible()
})

test('IN-LIST-18 IN-LIST-25 SH-NOTIF-30 a list that cannot be loaded keeps saying that it loads, and is never called read', async ({
  person,
}) => {
  const { page } = await person('Lid', { as: 'lid@bewezen.example' })
  await page.route('**/api/inbox/list**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/inbox')
  await expect(page.getByText('Inbox laden...')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
  await expect(page.getByText('Alles gelezen!')).toHaveCount(0)
  await page.unroute('**/api/inbox/list**')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByText(/^\d+ van \d+ berichten$/)).toBeVisible()
})

test('SH-EDGE-32 without a connection a page says so, keeps what it shows, and catches up afterwards', async ({
  person,
}) => {
  const [teacher, member] = [
    await person('Docent', { as: 'docent@bewezen.example' }),
    await person('Lid', { as: 'lid@bewezen.example' }),
  ]
  const { page } = member
  const name = await usernameOf(member)
  await says(teacher, `@${name} voor de storing`)
  await page.goto('/inbox')
  await expect(cardOf(page, 'voor de storing')).toBeVisible()

  await page.context().setOffline(true)
  await expect(page.getByRole('alert')).toContainText('Geen verbinding. Controleer je internet en probeer het opnieuw.')
  expect(await accessibilityFaults(page)).toEqual([])
  await expect(cardOf(page, 'voor de storing')).toBeVisible()
  await says(teacher, `@${name} tijdens de storing`)
  await page.context().setOffline(false)

  await expect(page.getByText('Weer verbonden.')).toBeVisible()
  await expect(cardOf(page, 'tijdens de storing')).toHaveCount(1)
  await expect(page.getByText('Weer verbonden.')).toHaveCount(0)
})

/** A card of an admin's inbox, with what a teacher asked; it is answered in the name of nobody but the admin. */
async function asked(person: (name: string, wish: { as: string }) => Promise<Person>, question: string) {
  const [teacher, admin] = [
    await person('Docent', { as: 'docent@bewezen.example' }),
    await person('Beheerder', { as: 'admin@bewezen.example' }),
  ]
  await says(teacher, `@${await usernameOf(admin)} ${question}`)
  await admin.page.goto('/inbox')
  const card = cardOf(admin.page, question)
  await expect(card).toBeVisible()
  return { teacher, admin, page: admin.page, card }
}

test('IN-CARD-09 IN-CARD-10 IN-CARD-15 IN-REACT-02 IN-REACT-04 a card has a menu, and reactions that are given and taken back', async ({
  person,
}) => {
  const { page, card } = await asked(person, 'wat vind jij van avondlicht?')
  const menu = page.getByRole('menuitem')
  await card.getByRole('button', { name: /^Meer acties/ }).click()
  await expect(menu.nth(2)).toBeVisible()
  expect((await menu.allTextContents()).slice(0, 3)).toEqual([
    'Snel antwoorden',
    'Ga naar bericht',
    'Markeer als gelezen',
  ])
  await page.keyboard.press('Escape')

  await card.getByRole('button', { name: 'Reageer met 👍' }).click()
  await expect(page.getByText('Reactie toegevoegd')).toBeVisible()
  await card.getByRole('button', { name: '👍 1 keer, door jou' }).click()
  await expect(page.getByText('Reactie verwijderd')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Reageer met ❤️' })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Reactie toevoegen' })).toBeVisible()

  await card.getByRole('button', { name: /^Meer acties/ }).click()
  await menu.filter({ hasText: 'Markeer als gelezen' }).click()
  await page.getByRole('tab', { name: /^Gelezen/ }).click()
  await card.getByRole('button', { name: /^Meer acties/ }).click()
  await expect(menu.filter({ hasText: 'Snel antwoorden' })).toBeVisible()
  await expect(menu.filter({ hasText: 'Markeer als gelezen' })).toHaveCount(0)
})

test('IN-BOT-01 IN-BOT-04 IN-BOT-05 IN-BOT-07 the answer of a bot is text of the admin, sent by them alone, and replaces what was typed after asking', async ({
  person,
}) => {
  const { page, card } = await asked(person, 'wat eet jij bij avondlicht?')
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/community/post') && sent.push(request.url()))
  await card.getByRole('button', { name: 'Beantwoord' }).click()
  const text = card.getByRole('textbox')
  await card.getByRole('button', { name: 'AI antwoord' }).click()
  await page.getByRole('menuitem', { name: 'Terra (voeding)' }).click()
  await expect(page.getByText('AI antwoord gegenereerd')).toBeVisible()
  await expect(text).toHaveValue(/^Hoi Teun, goede vraag!/)
  // The menu first gives the focus back to its button.
  await expect(page.getByRole('menu')).toHaveCount(0)
  await card.getByRole('button', { name: 'AI antwoord' }).click()
  await page.getByRole('menuitem', { name: 'Sol (licht en slaap)' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Huidige tekst vervangen?')
  await question.getByRole('button', { name: 'Vervangen' }).click()
  await expect(text).toHaveValue(/^Hoi Teun, dank voor je bericht!/)
  expect(sent).toEqual([])
  await text.press('Control+Enter')
  await expect(page.getByText('Bericht verstuurd')).toBeVisible()
  await page.goto('/community/universiteit/welkom')
  await expect(page.getByRole('log').getByRole('article').last()).toContainText('Jasper van den Berg')
  await expect(page.getByRole('log').getByRole('article').last()).toContainText('dank voor je bericht')
})

test('IN-REPLY-01 IN-REPLY-02 IN-REPLY-03 IN-REPLY-13 IN-MENTION-01 a card is answered with the keyboard, and is read then', async ({
  person,
}) => {
  const { teacher, page, card } = await asked(person, 'wat doe jij bij avondlicht?')
  await card.getByRole('button', { name: /^Meer acties/ }).click()
  await page.getByRole('menuitem', { name: 'Snel antwoorden' }).click()
  const text = card.getByRole('textbox')
  await expect(text).toBeFocused()
  await expect(card.locator('input[type=file]')).toHaveCount(1)
  await page.keyboard.type('Heel fijn')
  await page.keyboard.press('Enter')
  await page.keyboard.type(`vind ik, @${(await usernameOf(teacher)).slice(0, 3)}`)
  const suggested = page.getByRole('listbox', { name: 'Vermeldingen' })
  await expect(suggested).toBeVisible()
  await text.press('Escape')
  await expect(suggested).toBeHidden()
  await expect(text).toHaveValue(/^Heel fijn\nvind ik, @/)
  await text.press('Escape')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Concept weggooien?')
  await question.getByRole('button', { name: 'Annuleren' }).click()
  expect(await accessibilityFaults(page)).toEqual([])
  await text.fill('Heel fijn\nvind ik')
  await text.press('Control+Enter')
  await expect(page.getByText('Bericht verstuurd')).toBeVisible()
  await expect(card).toHaveCount(0)
  await page.getByRole('tab', { name: /^Gelezen/ }).click()
  await expect(card).toHaveCount(1)
  await expect(card.getByRole('textbox')).toHaveCount(0)
})

test('IN-BOT-01 who is no admin answers without a bot, and closes an empty composer without a question', async ({
  person,
}) => {
  const { teacher, admin } = await asked(person, 'wie antwoordt?')
  await says(admin, `@${await usernameOf(teacher)} dag allemaal`)
  await teacher.page.goto('/inbox')
  const card = cardOf(teacher.page, 'dag allemaal')
  await card.getByRole('button', { name: 'Beantwoord' }).click()
  await expect(card.getByRole('textbox')).toBeFocused()
  await expect(card.getByRole('button', { name: 'AI antwoord' })).toHaveCount(0)
  await card.getByRole('textbox').press('Escape')
  await expect(card.getByRole('textbox')).toHaveCount(0)
})
