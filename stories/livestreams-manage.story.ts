import type { Page } from '@playwright/test'
import { faultsInEachLight } from './accessible.ts'
import {
  adminIs,
  card,
  dialog,
  recording,
  remove,
  save,
  soon,
  stream,
  teacherIs,
  withPlayers,
} from './livestreamPages.ts'
import { expect, test } from './world.ts'

test('LIVE-FORM-01 LIVE-FORM-02 LIVE-FORM-03 LIVE-FORM-07 LIVE-FORM-08 LIVE-FORM-10 LIVE-FORM-14 LIVE-FORM-17 LIVE-FORM-18 what is wrong with a form stands at its field and sends nothing', async ({
  person,
}) => {
  const { page } = await person('Teun', teacherIs)
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/livestreams/save') && sent.push(request.url()))
  await page.goto('/livestream')
  await page.getByRole('button', { name: 'New livestream' }).click()
  const form = dialog(page)
  await expect(form.getByRole('heading', { level: 3 })).toHaveText([
    'Basisinformatie',
    'Platform en stream',
    'Planning',
    'Zichtbaarheid en status',
  ])
  await save(page).click()
  await expect(page.getByText('Validatiefout')).toBeVisible()
  await expect(page.getByText('Corrigeer de fouten in het formulier.')).toBeVisible()
  const wrong = (text: string) => form.getByText(text, { exact: true })
  for (const text of [
    'Titel is verplicht',
    'YouTube URL is verplicht',
    'Starttijd is verplicht',
    'Selecteer minimaal één doelgroep',
  ])
    await expect(wrong(text)).toBeVisible()
  await expect(form.getByLabel('Titel')).toBeFocused()

  await form.getByLabel('Titel').fill('🌞'.repeat(101))
  await form.getByLabel('YouTube URL').fill('https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ')
  await form.getByLabel('Starttijd').fill(soon(-60))
  await form.getByLabel('Eindtijd').fill(soon(-120))
  await form.getByLabel('Teachers').check()
  await expect(form.getByText('1 groep geselecteerd', { exact: true })).toBeVisible()
  for (const text of [
    'Titel mag maximaal 100 karakters bevatten',
    'Ongeldige YouTube URL',
    'Starttijd moet in de toekomst liggen',
    'Eindtijd moet na de starttijd liggen',
  ])
    await expect(wrong(text)).toBeVisible()
  await expect(wrong('Selecteer minimaal één doelgroep')).toHaveCount(0)

  await test.step('another platform begins with nothing, and without the errors of the one before', async () => {
    await form.getByRole('combobox', { name: 'Platform' }).selectOption('Rumble')
    await expect(form.getByLabel('Rumble URL')).toHaveValue('')
    await expect(wrong('Ongeldige YouTube URL')).toHaveCount(0)
    await expect(wrong('Rumble URL is verplicht')).toHaveCount(0)
    await expect(wrong('Titel mag maximaal 100 karakters bevatten')).toBeVisible()
    await form.getByLabel('Rumble URL').fill('https://rumble.com.evil.example/v4abc12-x.html')
    await save(page).click()
    await expect(wrong('Ongeldige Rumble URL')).toBeVisible()
    await form.getByRole('combobox', { name: 'Platform' }).selectOption('Custom')
    await save(page).click()
    await expect(wrong('Embed code is verplicht voor custom platform')).toBeVisible()
    await form.getByRole('combobox', { name: 'Platform' }).selectOption('YouTube')
    await expect(form.getByLabel('YouTube URL')).toHaveValue('')
  })
  expect(sent).toEqual([])

  await test.step('what only the server finds stands at its field too, and what was typed stays', async () => {
    await form.getByLabel('Titel').fill('🌞'.repeat(100))
    await form.getByRole('combobox', { name: 'Platform' }).selectOption('Custom')
    await form.getByLabel('Starttijd').fill(soon(60))
    await form.getByLabel('Eindtijd').fill(soon(120))
    for (const [code, text] of [
      ['<iframe src="javascript:alert(1)"></iframe>', 'Ongeldige of onveilige embed code'],
      ['<iframe src="https://evil.example/"></iframe>', 'Domein van embed code is niet toegestaan'],
    ] as const) {
      await form.getByLabel('Embed code').fill(code)
      await save(page).click()
      await expect(wrong(text)).toBeVisible()
      await expect(form.getByLabel('Embed code')).toHaveValue(code)
    }
    await form.getByLabel('Embed code').fill('<iframe src="//player.vimeo.com/video/76979871"></iframe>')
    await save(page).click()
    await expect(page.getByText('Livestream aangemaakt')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('LIVE-FORM-24 in edit mode the platform is what the code says', async () => {
    await page.getByRole('button', { name: /^Bewerken 🌞/ }).click()
    await expect(form.getByRole('heading', { name: 'Livestream bewerken' })).toBeVisible()
    await expect(form.getByRole('combobox', { name: 'Platform' })).toHaveValue('custom')
    await expect(form.getByLabel('Embed code')).toHaveValue(
      /^<iframe src="https:\/\/player\.vimeo\.com\/video\/76979871"/,
    )
  })
})

test('LIVE-STATE-04 LIVE-MORE-61 LIVE-MORE-72 LIVE-MORE-78 X3-ERR-22 X3-ERR-23 X3-EDGE-04 X3-EDGE-13 a second active stream and an edit that came too late are refused, and nothing is lost', async ({
  person,
}) => {
  const { page: teacher } = await person('Teun', teacherIs)
  const { page: admin } = await person('Jasper', adminIs)
  await withPlayers(teacher)
  await withPlayers(admin)
  const [first, second] = [
    await stream(teacher, { title: 'Eerste', startTime: soon(600) }),
    await stream(teacher, { title: 'Tweede', startTime: soon(50) }),
  ]
  await teacher.goto('/livestream')
  await admin.goto('/livestream')
  await admin.getByRole('button', { name: 'Bewerken Tweede' }).click()
  await dialog(admin).getByLabel('Beschrijving').fill('Van Jasper')

  const asked = teacher.getByRole('alertdialog')
  await teacher.getByRole('button', { name: 'Zet live Eerste' }).click()
  await expect(asked).toContainText('Weet je zeker dat je deze livestream nu al live wilt zetten?')
  expect(await faultsInEachLight(teacher)).toEqual([])
  await asked.getByRole('button', { name: 'Annuleren' }).click()
  await expect(card(teacher, 'Eerste')).toContainText('Gepland')
  // The form asks by the same rule, and what was typed stays.
  await teacher.getByRole('button', { name: 'Bewerken Eerste' }).click()
  await dialog(teacher).getByLabel('Nu live').check()
  await save(teacher).click()
  await expect(asked).toContainText('Weet je zeker dat je deze livestream nu al live wilt zetten?')
  await asked.getByRole('button', { name: 'Annuleren' }).click()
  await expect(dialog(teacher).getByLabel('Nu live')).toBeChecked()
  await dialog(teacher).getByLabel('Nu live').uncheck()
  await dialog(teacher).getByRole('button', { name: 'Annuleren' }).click()
  await expect(card(teacher, 'Eerste')).toContainText('Gepland')
  await teacher.getByRole('button', { name: 'Zet live Eerste' }).click()
  await asked.getByRole('button', { name: 'Zet live' }).click()
  await expect(teacher.getByText('De livestream is live')).toBeVisible()
  await teacher.getByRole('button', { name: 'Zet live Tweede' }).click()
  await expect(teacher.getByText('Fout bij bijwerken')).toBeVisible()
  await expect(teacher.getByText('Er kan maar één actieve livestream tegelijk zijn.')).toBeVisible()

  await dialog(admin).getByLabel('Nu live').check()
  await save(admin).click()
  await expect(admin.getByText('Fout bij opslaan')).toBeVisible()
  await expect(admin.getByText('Er kan maar één actieve livestream tegelijk zijn.')).toBeVisible()
  await dialog(admin).getByLabel('Nu live').uncheck()

  const { page: idle } = await person('Teun op zijn telefoon', { ...teacherIs, width: 390 })
  await withPlayers(idle)
  await idle.goto('/livestream')
  await idle.getByRole('button', { name: 'Bewerken Tweede' }).click()
  await expect(dialog(idle).getByLabel('Titel')).toHaveValue('Tweede')
  await teacher.getByRole('button', { name: 'Bewerken Tweede' }).click()
  await dialog(teacher).getByLabel('Titel').fill('Tweede avond')
  await save(teacher).click()
  await expect(teacher.getByText('Livestream bijgewerkt')).toBeVisible()
  // Where nothing was typed stands what was saved; where something was it is told, before anybody saves.
  await expect(dialog(idle).getByLabel('Titel')).toHaveValue('Tweede avond')
  await expect(dialog(idle).getByText('Iemand anders wijzigde dit intussen.')).toHaveCount(0)
  const strip = dialog(admin).getByRole('alert').filter({ hasText: 'Iemand anders wijzigde dit intussen.' })
  await expect(strip).toContainText('Titel: Tweede avond (was Tweede)')
  expect(await faultsInEachLight(admin)).toEqual([])
  await save(admin).click()
  await expect(admin.getByText('Dit item is intussen gewijzigd. Laad opnieuw.').first()).toBeVisible()
  await expect(dialog(admin).getByLabel('Beschrijving')).toHaveValue('Van Jasper')
  await expect(strip).toBeInViewport()
  await strip.getByRole('button', { name: 'Verder met wat ik typte' }).click()
  await expect(strip).toHaveCount(0)
  await expect(dialog(admin).getByLabel('Titel')).toHaveValue('Tweede avond')
  await expect(dialog(admin).getByLabel('Beschrijving')).toHaveValue('Van Jasper')
  await save(admin).click()
  await expect(card(teacher, 'Tweede avond')).toContainText('Van Jasper')
  for (const id of [first, second]) await remove(teacher, id)
})

test('LIVE-MORE-65 X3-EDGE-13 what somebody types about a stream stays when another manager deletes it, and becomes a new one', async ({
  person,
}) => {
  const { page: teacher } = await person('Teun', teacherIs)
  const { page: admin } = await person('Jasper', adminIs)
  for (const page of [teacher, admin]) await withPlayers(page)
  const id = await stream(teacher, { title: 'Morgenochtend', startTime: soon(90) })
  await teacher.goto('/livestream')
  await teacher.getByRole('button', { name: 'Bewerken Morgenochtend' }).click()
  await dialog(teacher).getByLabel('Beschrijving').fill('Neem een deken mee.')
  await remove(admin, id)
  await expect(card(teacher, 'Morgenochtend')).toHaveCount(0)
  await expect(dialog(teacher).getByText('Deze livestream is intussen verwijderd.')).toBeVisible()
  await save(teacher).click()
  await expect(teacher.getByText('Fout bij opslaan')).toBeVisible()
  await expect(dialog(teacher).getByLabel('Beschrijving')).toHaveValue('Neem een deken mee.')
  expect(await faultsInEachLight(teacher)).toEqual([])
  await dialog(teacher).getByRole('button', { name: 'Nieuwe livestream hiervan maken' }).click()
  await expect(dialog(teacher).getByRole('heading', { name: 'Nieuwe livestream' })).toBeVisible()
  await save(teacher).click()
  await expect(teacher.getByText('Livestream aangemaakt')).toBeVisible()
  await expect(card(teacher, 'Morgenochtend')).toContainText('Neem een deken mee.')
})

test('LIVE-MORE-22 LIVE-MORE-64 LIVE-MORE-78 X3-EDGE-13 of two managers with a recording the second sees what the first saved, and loses nothing', async ({
  person,
}) => {
  const { page: teacher } = await person('Teun', teacherIs)
  const { page: admin } = await person('Jasper', adminIs)
  for (const page of [teacher, admin]) await withPlayers(page)
  const id = await stream(teacher, { title: 'Gisteren', isActive: true })
  await teacher.request.post('/api/livestreams/setActive', { data: { id, isActive: false } })
  const field = (page: Page) => dialog(page).getByLabel('Adres van de opname')
  for (const page of [teacher, admin]) {
    await page.goto('/livestream')
    await page.getByRole('button', { name: 'Opname Gisteren', exact: true }).click()
  }
  await field(teacher).fill('https://youtu.be/eersteKeuze')
  await field(admin).fill(recording)
  await save(admin).click()
  await expect(admin.getByText('Opname bewaard')).toBeVisible()

  const news = dialog(teacher).getByRole('alert').filter({ hasText: 'aqz-KE-bpKQ' })
  await expect(news).toBeVisible()
  await save(teacher).click()
  await expect(teacher.getByText('Dit item is intussen gewijzigd. Laad opnieuw.').first()).toBeVisible()
  await expect(field(teacher)).toHaveValue('https://youtu.be/eersteKeuze')
  await news.getByRole('button', { name: 'Nieuwere gegevens overnemen' }).click()
  await expect(field(teacher)).toHaveValue(/aqz-KE-bpKQ/)
  await field(teacher).fill('https://youtu.be/eersteKeuze')
  await save(teacher).click()
  await expect(teacher.getByText('Opname bewaard')).toBeVisible()
  await remove(teacher, id)
})
