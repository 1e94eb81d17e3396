import { faultsInEachLight } from './accessible.ts'
import { standInForPlayers } from './playerStandIn.ts'
import { admin, card, chapters, dialog, field, given, member, opens, press, teacher, told } from './podcastPages.ts'
import { expect, test } from './world.ts'

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
    const platform = page.getByRole('combobox', { name: 'Platform' })
    await field(page, 'Adres').fill('https://open.spotify.com/episode/0123456789abcdefghijkl')
    await expect(platform).toHaveValue('spotify')
    await field(page, 'Adres').fill('https://www.youtube.com/watch?v=wandelenNa1')
    await expect(platform).toHaveValue('youtube')
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

test('SH-UI-24 a page that was fetched ahead opens as the episode is by then', async ({ person }) => {
  const [{ page }, { page: sanne }] = [await person('Docent', teacher), await person('Sanne', member)]
  await standInForPlayers(sanne)
  await page.goto('/podcasts')
  const id = await given(page, { title: 'Slapen bij kaarslicht' })
  await sanne.goto('/podcasts')
  const ahead = sanne.waitForResponse('**/api/podcasts/open?*')
  await opens(sanne, 'Slapen bij kaarslicht').hover()
  await ahead
  await page.goto(`/podcasts/${id}`)
  await press(page, 'Beheren').click()
  await field(page, 'Titel').fill('Slapen in het donker')
  await dialog(page, 'Podcast bewerken').getByRole('button', { name: 'Opslaan' }).click()
  await opens(sanne, 'Slapen in het donker').click()
  await expect(dialog(sanne, 'Slapen in het donker')).toBeVisible()
})

test('SH-UI-15 X3-EDGE-13 POD-MORE-19 POD-MORE-28 POD-MORE-50 POD-MORE-61 POD-MORE-62 POD-ADMIN-02 of two managers the second is told and keeps what was typed; others find no management', async ({
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
  await test.step('by keyboard nothing of it is marked, so that no key takes it away, and closing leads back', async () => {
    await page.keyboard.press('Escape')
    await expect(press(page, 'Beheer Koud water')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page, 'Titel')).toBeFocused()
    const marked = (title: HTMLElement) =>
      (title as HTMLInputElement).selectionEnd !== (title as HTMLInputElement).selectionStart
    expect(await field(page, 'Titel').evaluate(marked)).toBe(false)
  })
  await field(page, 'Titel').fill('Koud water, warme handen')
  await field(other, 'Samenvatting').fill('Twee minuten.')
  await dialog(other, 'Podcast bewerken').getByRole('button', { name: 'Opslaan' }).click()
  await expect(told(other, 'Podcast bijgewerkt')).toBeVisible()
  const form = dialog(page, 'Podcast bewerken')
  await expect(form.getByRole('alert').filter({ hasText: 'Samenvatting: Twee minuten.' })).toBeVisible()
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await expect(told(page, 'Fout bij opslaan')).toBeVisible()
  await expect(field(page, 'Titel')).toHaveValue('Koud water, warme handen')
  await press(page, 'Verder met wat ik typte').click()
  await expect(field(page, 'Samenvatting')).toHaveValue('Twee minuten.')
  await expect(field(page, 'Titel')).toHaveValue('Koud water, warme handen')

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
  await test.step('deleted while somebody writes under it, what they typed can be copied first', async () => {
    await standInForPlayers(sanne)
    const gone = await given(page, { title: 'Weg voor het af was' })
    await sanne.goto(`/podcasts/${gone}`)
    await sanne.getByRole('textbox', { name: /reactie/i }).fill('Dit wilde ik nog zeggen')
    expect((await other.request.post('/api/podcasts/remove', { data: { id: gone } })).status()).toBe(200)
    const left = sanne.getByRole('dialog', { name: 'Weg voor het af was' })
    await expect(left.getByRole('alert')).toContainText('Deze podcast bestaat niet of is verwijderd.')
    await expect(left.getByRole('alert')).toBeFocused()
    await expect(left.getByLabel('Wat je hier typte')).toHaveValue('Dit wilde ik nog zeggen')
    await press(sanne, 'Weghalen').click()
    await expect(sanne).toHaveURL('/podcasts')
  })
  await sanne.goto('/podcasts?beheer=1')
  await expect(sanne.getByText('Je hebt geen toegang tot podcast beheer.')).toBeVisible()
  await expect(press(sanne, 'Nieuwe podcast')).toHaveCount(0)
})
