import { newId } from '@bewezen/domain/base/newId.ts'
import { toWallTime } from '@bewezen/domain/base/wallTime.ts'
import { type LivestreamForm, newLivestreamForm, textOf } from '@bewezen/domain/livestreams/livestreamForm.ts'
import type { APIResponse, Page } from '@playwright/test'
import { faultsInEachLight } from './accessible.ts'
import { attacks } from './livestreamEmbeds.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

const [teacherIs, memberIs, adminIs] = [
  { as: 'docent@bewezen.example' },
  { as: 'lid@bewezen.example' },
  { as: 'admin@bewezen.example' },
]
const youtube = 'https://youtu.be/dQw4w9WgXcQ'
const recording = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

/** Players of others are stood in for; every address that was asked for is kept. */
async function withPlayers(page: Page, answer: 'loads' | 'hangs' = 'loads'): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(/youtube|youtu\.be|rumble|vimeo/, (route) => {
    asked.push(route.request().url())
    if (answer === 'hangs') return
    return route.fulfill({ contentType: 'text/html', body: '<title>Speler</title>' })
  })
  return asked
}

const soon = (minutes: number) => toWallTime(Date.now() + minutes * 60_000)
type Wish = Partial<LivestreamForm> & { embedCode?: string }
/** Stores a stream as the form would send it; answers its id. */
async function stream(page: Page, wish: Wish = {}): Promise<string> {
  const id = newId()
  const form: LivestreamForm = {
    ...newLivestreamForm(),
    title: 'Ademen bij sneeuw',
    youtubeUrl: youtube,
    startTime: soon(-5),
    visibleToEveryone: true,
    ...wish,
  }
  const livestream = { ...textOf(form), ...(wish.embedCode === undefined ? {} : { embedCode: wish.embedCode }) }
  const answer = await page.request.post('/api/livestreams/save', { data: { id, version: null, livestream } })
  expect(answer.status(), await answer.text()).toBe(200)
  return id
}
const remove = (page: Page, id: string) => page.request.post('/api/livestreams/remove', { data: { id } })

const frame = (page: Page) => page.locator('main iframe')
const dialog = (page: Page) => page.getByRole('dialog')
const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const talk = (page: Page) => page.getByRole('region', { name: /^Gesprek/ })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Opslaan' })

test('LIVE-STATE-05 LIVE-STATE-08 LIVE-LIST-13 LIVE-FORM-29 LIVE-MORE-23 LIVE-MORE-56 LIVE-MORE-57 X3-EDGE-06 X3-EDGE-07 a stream evening of four: a teacher starts, a member asks, a visitor is shut out, and the recording comes', async ({
  person,
}) => {
  const { page: teacher } = await person('Teun', teacherIs)
  const { page: member } = await person('Sanne', memberIs)
  const { page: visitor } = await person('Vera')
  const { page: guest } = await person('Gast', { as: 'gast@bewezen.example' })
  for (const page of [teacher, member, visitor, guest]) {
    await withPlayers(page)
    await page.goto('/livestream')
  }
  await visitor.mouse.move(10, 10)
  await expect(member.getByRole('heading', { level: 1, name: 'All Livestreams' })).toBeVisible()

  await test.step('the teacher starts it, and everybody in its audience hears', async () => {
    await teacher.getByRole('button', { name: 'New livestream' }).click()
    const form = dialog(teacher)
    await expect(form.getByRole('heading', { name: 'Nieuwe livestream' })).toBeVisible()
    await form.getByLabel('Titel').fill('Sterren boven het veld')
    await form.getByLabel('YouTube URL').fill(youtube)
    await form.getByLabel('Starttijd').fill(soon(0))
    await form.getByLabel('Iedereen').check()
    await form.getByLabel('Studenten').check()
    await expect(form.getByText('2 groepen geselecteerd', { exact: true })).toBeVisible()
    await form.getByLabel('Nu live').check()
    await save(teacher).dblclick()
    await expect(teacher.getByText('Livestream aangemaakt')).toHaveCount(1)
    await expect(teacher.getByText('Nieuwe livestream')).toHaveCount(0)
    await expect(member.getByText('Sterren boven het veld is toegevoegd.')).toBeVisible()
    for (const page of [teacher, member, guest]) {
      await expect(page.getByRole('heading', { level: 1, name: 'Live Now' })).toBeVisible()
      await expect(frame(page)).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/)
    }
    // A page without live news asks by itself.
    await expect(visitor.getByText('Sterren boven het veld is toegevoegd.')).toBeVisible({ timeout: 25_000 })
    await expect(frame(visitor)).toBeVisible()
    await expect(card(member, 'Sterren boven het veld')).toContainText('LIVE')
  })

  await test.step('the conversation and the questions are for members alone', async () => {
    await expect(talk(visitor)).toHaveCount(0)
    await expect(talk(guest)).toHaveCount(0)
    await talk(member).getByRole('textbox').fill('Hier is het helder')
    await talk(member).getByRole('button', { name: 'Verstuur' }).click()
    await expect(talk(teacher).getByText('Hier is het helder', { exact: true })).toBeVisible()
    await expect(talk(teacher).getByText('2 kijken mee')).toBeVisible({ timeout: 15_000 })
    await expect(talk(member).getByText(/kijken mee/)).toHaveCount(0)
    await member.getByLabel('Stel een vraag').fill('Welke ster is dat?')
    await member.getByRole('button', { name: 'Stel vraag' }).click()
    await expect(member.getByLabel('Stel een vraag')).toHaveValue('')
    const asked = teacher.getByRole('listitem').filter({ hasText: 'Welke ster is dat?' })
    await asked.getByRole('button', { name: /^Ook mijn vraag/ }).click()
    await expect(
      member
        .getByRole('listitem')
        .filter({ hasText: 'Welke ster is dat?' })
        .getByText('Ook mijn vraag, 2 keer gesteund'),
    ).toBeAttached()
    await asked.getByRole('button', { name: /^Beantwoord/ }).click()
    await expect(member.getByText(/^Beantwoord om/)).toBeVisible()
    await expect(member.getByRole('button', { name: /^Beantwoord/ })).toHaveCount(0)
  })

  await test.step('narrowed to students it is gone for the visitor and the guest within five seconds', async () => {
    await teacher.getByRole('button', { name: 'Bewerken Sterren boven het veld' }).click()
    await dialog(teacher).getByLabel('Iedereen').uncheck()
    await save(teacher).click()
    await expect(teacher.getByText('Livestream bijgewerkt')).toBeVisible()
    for (const page of [visitor, guest]) {
      await expect(frame(page)).toHaveCount(0, { timeout: 5_000 })
      await expect(page.getByText('Deze livestream is niet meer voor jou beschikbaar.')).toBeVisible()
      await expect(card(page, 'Sterren boven het veld')).toHaveCount(0)
    }
    await expect(frame(member)).toBeVisible()
    await expect(member.getByText('Sterren boven het veld is nu live.')).toBeVisible()
    await expect(teacher.getByText('Livestream gestart!')).toHaveCount(0)
  })

  await test.step('it ends, gets its recording, and is watched again with what was said', async () => {
    await member.getByLabel('Stel een vraag').fill('Komt er een vervolg?')
    await teacher.getByRole('button', { name: 'Stop de livestream Sterren boven het veld' }).click()
    await expect(teacher.getByRole('alertdialog')).toContainText('Weet je zeker dat je deze livestream wilt stoppen?')
    await teacher.getByRole('alertdialog').getByRole('button', { name: 'Stop de livestream' }).click()
    await expect(frame(member)).toHaveCount(0)
    await teacher.getByRole('button', { name: 'Opname Sterren boven het veld' }).click()
    await dialog(teacher).getByLabel('Adres van de opname').fill('https://evil.example/film')
    await save(teacher).click()
    await expect(dialog(teacher).getByText('Ongeldige YouTube URL')).toBeVisible()
    await dialog(teacher).getByLabel('Adres van de opname').fill(recording)
    await save(teacher).click()
    await expect(teacher.getByText('Opname bewaard')).toBeVisible()
    await card(member, 'Sterren boven het veld')
      .getByRole('button', { name: /^Terugkijken/ })
      .click()
    await expect(dialog(member).locator('iframe')).toHaveAttribute('src', /aqz-KE-bpKQ/)
    await expect(dialog(member).getByText('Hier is het helder', { exact: true })).toBeVisible()
    await expect(dialog(member).getByText('Welke ster is dat?')).toBeVisible()
    await expect(dialog(member).getByLabel('Stel een vraag')).toHaveValue('Komt er een vervolg?')
  })

  await test.step('deleted while somebody watches it closes, without an error page', async () => {
    await teacher.getByRole('button', { name: 'Verwijder Sterren boven het veld' }).click()
    const asks = teacher.getByRole('alertdialog')
    await expect(asks).toContainText('Weet je zeker dat je deze livestream wilt verwijderen?')
    await asks.getByRole('button', { name: 'Verwijderen' }).click()
    await expect(teacher.getByText('Livestream verwijderd')).toBeVisible()
    await expect(dialog(member)).toHaveCount(0)
    await expect(card(member, 'Sterren boven het veld')).toHaveCount(0)
    await expect(member.getByRole('heading', { level: 1, name: 'All Livestreams' })).toBeVisible()
  })
})

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

test('LIVE-STATE-04 LIVE-MORE-61 X3-ERR-22 X3-ERR-23 X3-EDGE-04 X3-EDGE-13 a second active stream and an edit that came too late are refused, and nothing is lost', async ({
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

  await teacher.getByRole('button', { name: 'Bewerken Tweede' }).click()
  await dialog(teacher).getByLabel('Titel').fill('Tweede avond')
  await save(teacher).click()
  await expect(teacher.getByText('Livestream bijgewerkt')).toBeVisible()
  await save(admin).click()
  await expect(admin.getByText('Dit item is intussen gewijzigd. Laad opnieuw.').first()).toBeVisible()
  await expect(dialog(admin).getByLabel('Beschrijving')).toHaveValue('Van Jasper')
  await dialog(admin).getByRole('button', { name: 'Opnieuw laden' }).click()
  await expect(dialog(admin).getByLabel('Titel')).toHaveValue('Tweede avond')
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

test('LIVE-MORE-22 LIVE-MORE-64 X3-EDGE-13 of two managers with a recording the second sees what the first saved, and loses nothing', async ({
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
  await news.getByRole('button').click()
  await expect(field(teacher)).toHaveValue(/aqz-KE-bpKQ/)
  await field(teacher).fill('https://youtu.be/eersteKeuze')
  await save(teacher).click()
  await expect(teacher.getByText('Opname bewaard')).toBeVisible()
  await remove(teacher, id)
})

test('LIVE-PLAYER-02 LIVE-PLAYER-07 LIVE-PLAYER-08 LIVE-PLAYER-10 a player that fails says so, also as a toast, and is tried again', async ({
  person,
}) => {
  const { page: teacher } = await person('Teun', teacherIs)
  const id = await stream(teacher, { title: 'Stil beeld', isActive: true })
  const { page } = await person('Vera')
  const asked = await withPlayers(page, 'hangs')
  await page.clock.install()
  await page.goto('/livestream', { waitUntil: 'commit' })
  await expect(page.getByText('Livestream laden...')).toBeVisible()
  await expect(frame(page)).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  // The code that counts comes after the page.
  await expect
    .poll(() => frame(page).evaluate((it) => Object.keys(it).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
  await expect(async () => {
    await page.clock.fastForward(15_000)
    await expect(page.getByText('Livestream niet beschikbaar')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByText('Livestream fout')).toBeVisible()
  await expect(page.getByText('Kan livestream niet laden')).toHaveCount(2)
  await expect(page.getByText('Ververs de pagina of neem contact op met de beheerder.')).toBeVisible()
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(frame(page)).toBeVisible()
  await remove(teacher, id)
})

for (const width of [390, 1440])
  test(`X3-GEN-11 LIVE-MORE-17 LIVE-MORE-19 LIVE-MORE-58 the page, its dialog and its form are for everybody in each light, at ${width} pixels`, async ({
    person,
  }) => {
    const { page: teacher } = await person('Teun', { ...teacherIs, width })
    const { page: member } = await person('Sanne', { ...memberIs, width })
    const { page: visitor } = await person('Vera', { width })
    const [running, coming] = [
      await stream(teacher, { title: 'Samen ademen', isActive: true, description: 'Vier in, zes uit.' }),
      await stream(teacher, { title: 'Straks samen', startTime: soon(12) }),
    ]
    for (const page of [teacher, member, visitor]) {
      await withPlayers(page)
      await page.goto('/livestream')
      await page.mouse.move(10, 10)
      await expect(frame(page)).toBeVisible()
    }
    await expect(talk(member)).toBeVisible()
    await expect(member.getByLabel('Stel een vraag')).toBeVisible()
    await expect(teacher.getByRole('button', { name: 'Bewerken Samen ademen', exact: true })).toBeVisible()
    for (const page of [teacher, member, visitor]) {
      expect(await faultsInEachLight(page)).toEqual([])
      expect(await sticksOut(page)).toEqual([])
    }
    const planned = card(member, 'Straks samen')
    await planned.getByRole('button', { name: /^Herinner mij/ }).click()
    await expect(planned.getByRole('button', { name: /^Herinnering staat aan/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    const file = await member.request.get(
      (await planned.getByRole('link', { name: /^Zet in agenda/ }).getAttribute('href')) ?? '',
    )
    expect(await file.text()).toContain('SUMMARY:Straks samen')
    await planned.getByRole('button', { name: /^Naar het gesprek/ }).click()
    await expect(dialog(member).getByRole('textbox').first()).toBeVisible()
    expect(await faultsInEachLight(member)).toEqual([])
    await teacher.getByRole('button', { name: 'New livestream' }).click()
    await save(teacher).click()
    expect(await faultsInEachLight(teacher)).toEqual([])
    expect(await sticksOut(teacher)).toEqual([])
    for (const id of [running, coming]) await remove(teacher, id)
  })

test('LIVE-MORE-20 under the calendar stands a line for the streams of the chosen day, for their audience', async ({
  person,
}) => {
  const { page: teacher } = await person('Teun', teacherIs)
  const next = new Date()
  next.setUTCMonth(next.getUTCMonth() + 1, 15)
  const day = next.toISOString().slice(0, 10)
  const hidden = { title: 'Alleen voor docenten', visibleToEveryone: false, visibleToTeachers: true }
  const id = await stream(teacher, { ...hidden, startTime: `${day}T20:00` })
  const all = await stream(teacher, { title: 'Voor iedereen', startTime: `${day}T21:00` })
  const { page: visitor } = await person('Vera')
  for (const page of [teacher, visitor]) {
    await page.goto('/events')
    await page.mouse.move(10, 10)
    await page.getByRole('button', { name: 'Volgende maand' }).click()
    await page.locator(`[data-day="${day}"]`).focus()
    await expect(page.getByRole('link', { name: 'Voor iedereen' })).toHaveAttribute('href', `/livestream?stream=${all}`)
  }
  await expect(teacher.getByRole('link', { name: 'Alleen voor docenten' })).toBeVisible()
  await expect(visitor.getByText('Alleen voor docenten')).toHaveCount(0)
  await expect(visitor.getByRole('gridcell').getByText('Voor iedereen')).toHaveCount(0)
  await teacher.getByRole('link', { name: 'Voor iedereen' }).click()
  await expect(dialog(teacher).getByRole('heading', { name: 'Voor iedereen', exact: true })).toBeVisible()
  for (const one of [id, all]) await remove(teacher, one)
})

test('LIVE-EMBED-07 LIVE-EMBED-09 X3-EDGE-01 X3-EDGE-02 X3-EDGE-03 no code of more than 500 runs anything, shows a page of somebody else or asks another house', async ({
  person,
}) => {
  const { page: teacher } = await person('Teun', teacherIs)
  const { page } = await person('Vera')
  expect(new Set(attacks).size).toBeGreaterThanOrEqual(500)
  const form = { ...newLivestreamForm(), title: 'Aanval', startTime: soon(-5), isActive: true, visibleToEveryone: true }
  const id = newId()
  type Answer = {
    manage: { version: number }
    player: unknown
    code?: string
    data?: { faults?: { embedCode?: string } }
  }
  let version: number | null = null
  // Each code that is stored, by what is drawn of it.
  const drawn = new Map<string, string>()
  const answers: Record<string, number> = {}
  for (const embedCode of attacks) {
    const data: object = { id, version, livestream: { ...textOf(form), embedCode } }
    const answer: APIResponse = await teacher.request.post('/api/livestreams/save', { data })
    const body: Answer = await answer.json()
    const said = answer.ok() ? 'stored' : (body.data?.faults?.embedCode ?? body.code ?? '?')
    answers[said] = (answers[said] ?? 0) + 1
    if (!answer.ok()) continue
    version = body.manage.version
    drawn.set(JSON.stringify(body.player), embedCode)
  }
  expect(Object.keys(answers).toSorted()).toEqual([
    'Domein van embed code is niet toegestaan',
    'Ongeldige of onveilige embed code',
    'stored',
  ])

  const ran: string[] = []
  await page.context().exposeFunction('steal', () => ran.push('steal'))
  page.on('dialog', (it) => ran.push(it.message()))
  const hosts = new Set<string>()
  await page.context().route('**/*', (route) => {
    const { host } = new URL(route.request().url())
    if (host === new URL(page.url() === 'about:blank' ? route.request().url() : page.url()).host)
      return route.fallback()
    hosts.add(host)
    return route.fulfill({ contentType: 'text/html', body: '<title>Speler</title>' })
  })
  for (const embedCode of drawn.values()) {
    const data: object = { id, version, livestream: { ...textOf(form), embedCode } }
    const answer: APIResponse = await teacher.request.post('/api/livestreams/save', { data })
    version = (await answer.json()).manage.version
    await page.goto('/livestream')
    await expect(frame(page)).toHaveCount(1)
    await expect(page.getByText('Livestream laden...')).toHaveCount(0)
    const attributes = await frame(page).evaluate((it) => it.getAttributeNames())
    expect(attributes.filter((name) => /^on|srcdoc|style|name/.test(name))).toEqual([])
    const sandbox = (await frame(page).getAttribute('sandbox')) ?? ''
    expect('allow-scripts allow-same-origin allow-presentation'.split(' ')).toEqual(
      expect.arrayContaining(sandbox.split(' ').filter(Boolean)),
    )
    expect(page.frames().length).toBe(2)
  }
  expect([...hosts].filter((host) => !/^www\.youtube(-nocookie)?\.com$/.test(host))).toEqual([])
  expect(ran).toEqual([])
  await remove(teacher, id)
})
