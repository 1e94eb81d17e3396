import { newId } from '@bewezen/domain/base/newId.ts'
import { newPodcastForm, type PodcastForm } from '@bewezen/domain/podcasts/podcastForm.ts'
import type { Page } from '@playwright/test'
import { faultsInEachLight } from './accessible.ts'
import { playerIn, standInForPlayers, tells } from './playerStandIn.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

const member = { as: 'lid@bewezen.example' }
const teacher = { as: 'docent@bewezen.example' }
const admin = { as: 'admin@bewezen.example' }

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) })
const opens = (page: Page, title: string) => card(page, title).getByRole('link', { name: title, exact: true })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const told = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const search = (page: Page) => page.getByRole('searchbox', { name: 'Zoek in podcasts...' })

const chapters = '0:00 Waarom de ochtend telt\n12:40 Waarom het raam niet telt\n21:05 Cortisol zonder angst'
const transcript =
  '0:10 Noor: Welkom.\n12:40 Noor: Ik zit de hele ochtend aan het raam.\n12:58 Jasper: Op het balkon mat ik tweeduizend lux, achter het glas driehonderd zevenslaper.'

let videos = 0
/** Puts an episode on the site; answers its id. */
async function given(page: Page, wish: Partial<PodcastForm> & { title: string }): Promise<string> {
  const id = newId()
  const video = `https://youtu.be/verhaal${String(++videos).padStart(4, '0')}`
  const podcast: PodcastForm = {
    ...newPodcastForm(new Date(Date.now() - 60_000 * videos).toISOString()),
    platform: 'youtube',
    originalUrl: video,
    ...wish,
  }
  const answer = await page.request.post('/api/podcasts/save', { data: { id, version: null, podcast } })
  expect(answer.status(), await answer.text()).toBe(200)
  return id
}

test('POD-LIST-01 POD-LIST-02 POD-LIST-03 POD-LIST-06 POD-LIST-11 POD-LIST-13 POD-MORE-07 POD-MORE-40 POD-MORE-42 a visitor searches, opens an episode and lets it play from a chapter', async ({
  person,
}) => {
  const { page: docent } = await person('Docent', teacher)
  const [
    {
      people: [speaker],
    },
  ] = [await (await docent.request.get('/api/podcasts/speakers?text=noor')).json()]
  const about = { categories: ['licht' as const], speakerId: speaker.id, chapters, transcript }
  const id = await given(docent, { title: 'Ochtendlicht voor iedereen', summary: 'Het eerste uur.', ...about })
  await given(docent, { title: 'Slapen zonder router', categories: ['emf'] })
  const { page } = await person('Vera')
  const { asked } = await standInForPlayers(page)
  await page.goto('/podcasts')
  await expect(page.getByRole('heading', { level: 1, name: 'Podcasts' })).toBeVisible()

  await test.step('what is looked for and the category stand in the address', async () => {
    await search(page).click()
    await page.keyboard.type('OCHTENDLÍCHT')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page).toHaveURL(/\?zoek=OCHTEND/)
    await search(page).fill('o')
    await expect(card(page, 'Slapen zonder router')).toBeVisible()
    await search(page).fill('niets dat er is')
    await expect(page.getByText('Geen podcasts gevonden')).toBeVisible()
    await page.getByRole('link', { name: 'Toon alle podcasts' }).click()
    await expect(page).toHaveURL('/podcasts')
    await expect(search(page)).toHaveValue('')
    await page.getByRole('navigation', { name: 'Onderwerp' }).getByRole('link', { name: 'emf' }).click()
    await expect(page).toHaveURL('/podcasts?onderwerp=emf')
    await expect(card(page, 'Ochtendlicht voor iedereen')).toHaveCount(0)
    await page.getByRole('navigation', { name: 'Onderwerp' }).getByRole('link', { name: 'alle' }).click()
  })

  await test.step('the speaker has a dialog, without a way to the profile', async () => {
    await card(page, 'Ochtendlicht voor iedereen')
      .getByRole('button', { name: /Over Noor/ })
      .click()
    await expect(dialog(page, 'Noor Vermeulen')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Bekijk profiel' })).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('a chapter starts the player there, and the text goes along', async () => {
    await opens(page, 'Ochtendlicht voor iedereen').click()
    const episode = dialog(page, 'Ochtendlicht voor iedereen')
    await expect(episode).toBeVisible()
    await expect(page).toHaveURL(`/podcasts/${id}`)
    await expect(episode.getByRole('link', { name: 'Bekijk op YouTube' })).toHaveAttribute('target', '_blank')
    const player = await playerIn(page)
    await expect(player.getByText('Speler')).toBeVisible()
    const chapter = episode.getByRole('button', { name: /12:40 Waarom het raam/ })
    await chapter.click()
    await expect((await playerIn(page)).getByText('op 760, speelt')).toBeVisible()
    await expect(chapter).toHaveAttribute('aria-current', 'true')
    await tells(page, { currentTime: 779, playerState: 1 })
    await expect(episode.getByRole('listitem').filter({ hasText: 'balkon' })).toHaveAttribute('aria-current', 'true')
    await episode.getByRole('button', { name: 'Speel vanaf 0:10' }).click()
    await expect((await playerIn(page)).getByText('op 10, speelt')).toBeVisible()
    await expect(episode.getByText('Praten onder een aflevering')).toBeVisible()
    await expect(episode.getByRole('button', { name: 'Bewaar voor later' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/podcasts')
    await expect(opens(page, 'Ochtendlicht voor iedereen')).toBeFocused()
  })
  const hosts = new Set(asked.map((address) => new URL(address).hostname))
  expect([...hosts].filter((host) => host !== 'www.youtube-nocookie.com' && host !== 'open.spotify.com')).toEqual([])
})

test('POD-MORE-01 POD-MORE-02 POD-MORE-03 POD-MORE-11 POD-MORE-13 POD-MORE-26 POD-MORE-46 POD-MORE-48 a member keeps an episode, goes on where the other device was, and talks under it', async ({
  person,
}) => {
  const { page: docent } = await person('Docent', teacher)
  const id = await given(docent, { title: 'Avond zonder scherm', chapters })
  const { page } = await person('Sanne', member)
  const { page: phone } = await person('Sanne op haar telefoon', { ...member, width: 390 })
  await standInForPlayers(page)
  await standInForPlayers(phone)
  await phone.goto('/podcasts')
  await expect(card(phone, 'Avond zonder scherm')).toBeVisible()
  await page.goto(`/podcasts/${id}`)
  await press(page, 'Bewaar voor later').click()
  await expect(press(page, 'Bewaard')).toHaveAttribute('aria-pressed', 'true')

  await test.step('the other device shows it by itself, also as a list', async () => {
    await expect(card(phone, 'Avond zonder scherm').getByRole('img', { name: 'Bewaard' })).toBeVisible()
    await phone.getByRole('navigation', { name: 'Jouw lijst' }).getByRole('link', { name: 'Beluisterd' }).click()
    await expect(phone.getByText('Je hebt nog niets beluisterd.')).toBeVisible()
    await phone.getByRole('navigation', { name: 'Jouw lijst' }).getByRole('link', { name: 'Bewaard' }).click()
    await expect(card(phone, 'Avond zonder scherm')).toBeVisible()
  })

  await test.step('where the player stopped is offered on the other device', async () => {
    await expect((await playerIn(page)).getByText('Speler')).toBeVisible()
    const kept = page.waitForResponse('**/api/podcasts/keepPosition')
    await tells(page, { currentTime: 758, playerState: 1 })
    await tells(page, { currentTime: 760.4, playerState: 2 })
    expect((await kept).status()).toBe(200)
    await opens(phone, 'Avond zonder scherm').click()
    await expect(phone.getByText('Je was bij 12:40.')).toBeVisible()
    await press(phone, 'Ga verder vanaf 12:40').click()
    await expect((await playerIn(phone)).getByText('op 760, speelt')).toBeVisible()
    await expect(press(phone, 'Ga verder vanaf 12:40')).toHaveCount(0)
  })

  await test.step('where it still played is kept when the page is left by a full load', async () => {
    const place = async () =>
      (await (await phone.request.get(`/api/podcasts/open?id=${id}`)).json()).mark?.positionSeconds
    await tells(page, { currentTime: 761, playerState: 1 })
    await tells(page, { currentTime: 790, playerState: 1 })
    await expect.poll(place).toBe(790)
    await tells(page, { currentTime: 797, playerState: 1 })
    await page.evaluate(() => location.assign('/privacy-policy'))
    await page.waitForURL('/privacy-policy')
    await expect.poll(place).toBe(797)
    await page.goto(`/podcasts/${id}`)
  })

  await test.step('heard here is heard there', async () => {
    await press(page, 'Beluisterd').click()
    await expect(press(phone, 'Beluisterd')).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('what is said under it stands there for members at once, and for nobody else', async () => {
    await page
      .getByRole('textbox', { name: 'Schrijf een reactie' })
      .fill('Ik ga vanavond beginnen. Bij 12:58 hoor je hoe.')
    await press(page, 'Verstuur').click()
    await expect(phone.getByText('Ik ga vanavond beginnen.')).toBeVisible()
    await phone.getByRole('link', { name: '12:58' }).click()
    await expect((await playerIn(phone)).getByText('op 778, speelt')).toBeVisible()
    const html = await (await docent.request.get(`/podcasts/${id}`)).text()
    expect(html).not.toContain('Ik ga vanavond beginnen.')
  })
})

test('POD-MORE-30 POD-MORE-31 POD-MORE-33 POD-MORE-34 POD-MORE-35 the bar goes along with what plays, and the next episode begins by itself for who chose that', async ({
  person,
}) => {
  const { page: docent } = await person('Docent', teacher)
  const later = await given(docent, { title: 'Eerst gekozen', chapters, duration: '48 min' })
  const sooner = await given(docent, { title: 'Daarna vanzelf', chapters })
  const { page } = await person('Sanne', member)
  await standInForPlayers(page)
  await page.goto('/podcasts')
  await opens(page, 'Eerst gekozen').click()
  const episode = dialog(page, 'Eerst gekozen')
  const choice = page.getByRole('checkbox', { name: 'Speel de volgende vanzelf af', exact: true })

  await test.step('what plays is named under the player, with how far it is', async () => {
    await expect((await playerIn(page)).getByText('Speler')).toBeVisible()
    // It is offered once the player has answered for the first time.
    await expect(choice).not.toBeChecked()
    await tells(page, { currentTime: 892, playerState: 1 })
    await expect(episode.getByText('Waarom het raam niet telt 14:52 van 48:00', { exact: true })).toBeVisible()
    await episode.getByTitle('Cortisol zonder angst', { exact: true }).click()
    await expect((await playerIn(page)).getByText('op 1265, speelt')).toBeVisible()
    await expect(episode.getByText('Cortisol zonder angst 21:05 van 48:00', { exact: true })).toBeVisible()
  })

  await test.step('without the choice an episode that is over stays', async () => {
    await expect(choice).not.toBeChecked()
    await tells(page, { currentTime: 2880, playerState: 0 })
    await expect(page).toHaveURL(`/podcasts/${later}`)
    await choice.check()
  })

  await test.step('while somebody writes nothing takes its place', async () => {
    const reply = page.getByRole('textbox', { name: 'Schrijf een reactie' })
    await reply.fill('Ik luister nog na.')
    await tells(page, { currentTime: 2800, playerState: 1 })
    await tells(page, { currentTime: 2880, playerState: 0 })
    await expect(reply).toHaveValue('Ik luister nog na.')
    await expect(page).toHaveURL(`/podcasts/${later}`)
    await reply.blur()
  })

  await test.step('with it the one that follows begins, and closing it leads to the list', async () => {
    await tells(page, { currentTime: 2800, playerState: 1 })
    await tells(page, { currentTime: 2880, playerState: 0 })
    const next = dialog(page, 'Daarna vanzelf')
    await expect(next).toBeVisible()
    await expect(page).toHaveURL(`/podcasts/${sooner}`)
    await expect(next.locator('iframe')).toHaveAttribute('src', /autoplay=1/)
    await expect(choice).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/podcasts')
  })

  await test.step('opened by hand it does not play by itself, and a visitor has no such choice', async () => {
    await opens(page, 'Daarna vanzelf').click()
    await expect(dialog(page, 'Daarna vanzelf').locator('iframe')).not.toHaveAttribute('src', /autoplay=1/)
    const { page: vera } = await person('Vera')
    await standInForPlayers(vera)
    await vera.goto(`/podcasts/${later}`)
    // The page comes to life with a first sign of its visitor, of which a press on the player is one.
    await (await playerIn(vera)).getByText('Speler').click()
    const heard = dialog(vera, 'Eerst gekozen').getByText('Waarom het raam niet telt 14:52 van 48:00', { exact: true })
    // What it answers when it is greeted may come after what it is made to tell.
    await expect(async () => {
      await tells(vera, { currentTime: 892, playerState: 1 })
      await expect(heard).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(vera.getByRole('checkbox', { name: 'Speel de volgende vanzelf af', exact: true })).toHaveCount(0)
  })
})

test('POD-LIST-07 POD-LIST-08 POD-ADMIN-01 POD-ADMIN-06 POD-ADMIN-07 POD-ADMIN-08 POD-ADMIN-09 POD-ADMIN-10 POD-MORE-28 a teacher adds an episode, edits it from its card and takes it away', async ({
  person,
}) => {
  const { page } = await person('Docent', teacher)
  await standInForPlayers(page)
  await page.goto('/podcasts')
  const add = press(page, 'Nieuwe podcast').first()
  await add.click()
  const form = dialog(page, 'Nieuwe podcast')

  await test.step('what is wrong stands beside its field, and nothing typed is lost', async () => {
    await form.getByRole('button', { name: 'Opslaan' }).click()
    for (const fault of ['Titel is verplicht', 'Platform is verplicht', 'URL is verplicht'])
      await expect(form.getByText(fault)).toBeVisible()
    await expect(told(page, 'Fout bij opslaan')).toBeVisible()
    await field(page, 'Titel').fill('Wandelen na het eten')
    await field(page, 'Adres').fill('https://vimeo.com/12')
    await form.getByRole('combobox', { name: 'Platform' }).selectOption('YouTube')
    await expect(form.getByText('Ongeldige YouTube URL')).toBeVisible()
    await field(page, 'Adres').fill('https://www.youtube.com/watch?v=wandelenNa1')
    await field(page, 'Hoofdstukken').fill('0:00 Begin\nzonder moment')
    await field(page, 'Hoofdstukken').blur()
    await expect(form.getByText(/Regel 2: begin met het moment/)).toBeVisible()
    await field(page, 'Hoofdstukken').fill(chapters)
    await form.getByRole('searchbox', { name: 'Zoek op naam of gebruikersnaam' }).fill('teun')
    await form.getByRole('button', { name: /Teun Bakker/ }).click()
    await form.getByRole('button', { name: 'beweging' }).click()
    expect(await faultsInEachLight(page)).toEqual([])
    await form.getByRole('button', { name: 'Opslaan' }).click()
    await expect(told(page, 'Podcast toegevoegd')).toBeVisible()
    await expect(form).toHaveCount(0)
  })

  await test.step('a press on its card opens its management', async () => {
    await expect(card(page, 'Wandelen na het eten')).toContainText('Teun Bakker')
    await opens(page, 'Wandelen na het eten').click()
    await expect(field(page, 'Titel')).toHaveValue('Wandelen na het eten')
    await field(page, 'Titel').fill('Wandelen na elke maaltijd')
    await dialog(page, 'Podcast bewerken').getByRole('button', { name: 'Opslaan' }).click()
    await expect(told(page, 'Podcast bijgewerkt')).toBeVisible()
  })

  await test.step('its own page has the way there, and it is taken away after a question', async () => {
    await opens(page, 'Wandelen na elke maaltijd').click()
    await page.getByRole('link', { name: 'Bekijk aflevering' }).click()
    await expect(dialog(page, 'Wandelen na elke maaltijd')).toBeVisible()
    await press(page, 'Beheren').click()
    await dialog(page, 'Podcast bewerken').getByRole('button', { name: 'Verwijderen' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Weet je zeker dat je deze podcast wilt verwijderen?')
    await page.route('**/api/podcasts/remove', (route) => route.abort())
    await press(page, 'Podcast verwijderen').click()
    await expect(told(page, 'Fout bij verwijderen')).toBeVisible()
    await page.unroute('**/api/podcasts/remove')
    await dialog(page, 'Podcast bewerken').getByRole('button', { name: 'Verwijderen' }).click()
    await press(page, 'Podcast verwijderen').click()
    await expect(told(page, 'Podcast verwijderd')).toBeVisible()
    await expect(page).toHaveURL('/podcasts')
    await expect(card(page, 'Wandelen na elke maaltijd')).toHaveCount(0)
  })
})

test('X3-EDGE-13 POD-MORE-19 POD-MORE-28 POD-MORE-50 POD-ADMIN-02 of two managers the second is told and keeps what was typed; others find no management', async ({
  person,
}) => {
  const [{ page }, { page: other }] = [await person('Docent', teacher), await person('Jasper', admin)]
  await standInForPlayers(page)
  await standInForPlayers(other)
  const id = await given(page, { title: 'Koud water' })
  for (const one of [page, other]) {
    await one.goto('/podcasts?beheer=1')
    await press(one, 'Beheer Koud water').click()
    await expect(field(one, 'Titel')).toHaveValue('Koud water')
  }
  await field(page, 'Titel').fill('Koud water, warme handen')
  await field(other, 'Samenvatting').fill('Twee minuten.')
  await dialog(other, 'Podcast bewerken').getByRole('button', { name: 'Opslaan' }).click()
  await expect(told(other, 'Podcast bijgewerkt')).toBeVisible()
  const form = dialog(page, 'Podcast bewerken')
  await expect(form.getByText('Dit item is intussen gewijzigd. Laad opnieuw.')).toBeVisible()
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await expect(told(page, 'Fout bij opslaan')).toBeVisible()
  await expect(field(page, 'Titel')).toHaveValue('Koud water, warme handen')
  await press(page, 'Nieuwste versie laden').click()
  await expect(field(page, 'Samenvatting')).toHaveValue('Twee minuten.')
  await field(page, 'Titel').fill('Koud water, warme handen')

  await test.step('deleted meanwhile, it can be made anew', async () => {
    expect((await other.request.post('/api/podcasts/remove', { data: { id } })).status()).toBe(200)
    await expect(form.getByText('Deze podcast is intussen verwijderd.')).toBeVisible()
    await press(page, 'Nieuwe podcast hiervan maken').click()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(told(page, 'Podcast toegevoegd')).toBeVisible()
  })

  await test.step('deleted while it is edited on its own page, too', async () => {
    const gone = await given(page, { title: 'Kort verblijf' })
    await page.goto(`/podcasts/${gone}`)
    await press(page, 'Beheren').click()
    await field(page, 'Samenvatting').fill('Een halve bladzijde.')
    expect((await other.request.post('/api/podcasts/remove', { data: { id: gone } })).status()).toBe(200)
    await expect(form.getByText('Deze podcast is intussen verwijderd.')).toBeVisible()
    await expect(field(page, 'Samenvatting')).toHaveValue('Een halve bladzijde.')
    await expect(page).toHaveURL(`/podcasts/${gone}`)
  })
  const { page: sanne } = await person('Sanne', member)
  await sanne.goto('/podcasts?beheer=1')
  await expect(sanne.getByText('Je hebt geen toegang tot podcast beheer.')).toBeVisible()
  await expect(press(sanne, 'Nieuwe podcast')).toHaveCount(0)
})

test('POD-MORE-05 POD-MORE-09 POD-MORE-27 POD-LIST-05 X3-EDGE-37 a word of its text, found by the search of the site, leads to its moment; an unknown episode is told', async ({
  person,
}) => {
  const { page: docent } = await person('Docent', teacher)
  const id = await given(docent, { title: 'Het balkon', transcript, chapters })
  const { page } = await person('Vera')
  await standInForPlayers(page)
  await page.goto('/podcasts')
  await page.getByRole('button', { name: 'Zoeken' }).click()
  await page.getByRole('combobox', { name: 'Waar zoek je naar?' }).fill('zevenslaper')
  await page
    .getByRole('group', { name: 'Podcasts' })
    .getByRole('option', { name: /Het balkon/ })
    .click()
  await expect(page).toHaveURL(`/podcasts/${id}?t=12:58`)
  const episode = dialog(page, 'Het balkon')
  await expect(episode.locator('iframe')).toHaveAttribute('src', /start=778/)
  const line = episode.getByRole('listitem').filter({ hasText: 'zevenslaper' })
  await expect(line).toBeInViewport()
  await expect(line).toHaveAttribute('aria-current', 'true')
  await episode.getByRole('searchbox', { name: 'Zoek in de tekst' }).fill('ik')
  await expect(episode.getByText('1 van 2')).toBeVisible()
  await press(page, 'Volgende plek').click()
  await expect(episode.getByText('2 van 2')).toBeVisible()

  for (const unknown of [newId(), 'onzin']) {
    await page.goto(`/podcasts/${unknown}`)
    await expect(told(page, 'Podcast niet gevonden')).toBeVisible()
    await expect(told(page, 'Deze podcast bestaat niet of is verwijderd.')).toBeVisible()
    await expect(page).toHaveURL('/podcasts')
  }
})

for (const width of [390, 1440])
  test(`POD-LIST-14 POD-LIST-17 POD-MORE-49 the list and an episode are clean in three lights at ${width} pixels`, async ({
    person,
  }) => {
    const { page: docent } = await person('Docent', teacher)
    const id = await given(docent, { title: `Licht op ${width}`, chapters, transcript, summary: 'Kort.' })
    const spoken = 'https://open.spotify.com/episode/0123456789abcdefghijkl'
    await given(docent, { title: `Gesproken op ${width}`, platform: 'spotify', originalUrl: spoken })
    const { page } = await person('Sanne', { ...member, width })
    await standInForPlayers(page)
    await page.goto('/podcasts')
    await expect(card(page, `Licht op ${width}`)).toBeVisible()
    expect(await faultsInEachLight(page)).toEqual([])
    expect(await sticksOut(page)).toEqual([])
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    // Of another scheme than the page's own a frame would be opaque white until it loads.
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await expect(card(page, `Licht op ${width}`).locator('iframe')).toHaveCSS('color-scheme', 'light')
    await page.goto(`/podcasts/${id}`)
    await expect(press(page, 'Bewaar voor later')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Schrijf een reactie' })).toBeVisible()
    expect(await faultsInEachLight(page)).toEqual([])
    expect(await sticksOut(page)).toEqual([])
  })
