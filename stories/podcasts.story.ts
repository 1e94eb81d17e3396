import { newId } from '@bewezen/domain/base/newId.ts'
import { faultsInEachLight } from './accessible.ts'
import { playerIn, standInForPlayers, tells } from './playerStandIn.ts'
import {
  card,
  chapters,
  dialog,
  given,
  member,
  opens,
  press,
  search,
  teacher,
  told,
  transcript,
} from './podcastPages.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

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
    const player = playerIn(page)
    await expect(player.getByText('Speler')).toBeVisible()
    const start = episode.getByRole('button', { name: 'Afspelen' })
    await expect(start).toBeInViewport({ ratio: 1 })
    const chapter = episode.getByRole('button', { name: /12:40 Waarom het raam/ })
    await chapter.click()
    await expect(playerIn(page).getByText('op 760, speelt')).toBeVisible()
    await expect(chapter).toHaveAttribute('aria-current', 'true')
    await expect(start).toHaveCount(0)
    await tells(page, { currentTime: 779, playerState: 1 })
    await expect(episode.getByRole('listitem').filter({ hasText: 'balkon' })).toHaveAttribute('aria-current', 'true')
    await episode.getByRole('button', { name: 'Speel vanaf 0:10' }).click()
    await expect(playerIn(page).getByText('op 10, speelt')).toBeVisible()
    await expect(episode.getByText('Praten onder een aflevering')).toBeVisible()
    await expect(episode.getByRole('button', { name: 'Bewaar voor later' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/podcasts')
    await expect(opens(page, 'Ochtendlicht voor iedereen')).toBeFocused()
  })
  const hosts = new Set(asked.map((address) => new URL(address).hostname))
  expect([...hosts].filter((host) => host !== 'www.youtube-nocookie.com' && host !== 'open.spotify.com')).toEqual([])
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
  test(`POD-LIST-14 POD-LIST-17 POD-MORE-49 POD-MORE-53 the list and an episode are clean in three lights at ${width} pixels`, async ({
    person,
  }) => {
    const { page: docent } = await person('Docent', teacher)
    const id = await given(docent, { title: `Licht op ${width}`, chapters, transcript, summary: 'Kort.' })
    const spoken = 'https://open.spotify.com/episode/0123456789abcdefghijkl'
    const word = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenanspruch'
    const wordy = await given(docent, { title: `${word} op ${width}` })
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
    await page.goto(`/podcasts/${wordy}`)
    // What sticks out of a dialog is cut, so nothing of it is found beside the page.
    const heading = dialog(page, `${word} op ${width}`).getByRole('heading', { level: 2 })
    const isCut = () => heading.evaluate((it) => it.scrollWidth > it.clientWidth)
    await expect(heading).toHaveAttribute('tabindex', '-1')
    expect(await isCut()).toBe(false)
  })
