import { faultsInEachLight } from './accessible.ts'
import {
  card,
  dialog,
  frame,
  memberIs,
  recording,
  remove,
  save,
  soon,
  stream,
  talk,
  teacherIs,
  withPlayers,
  youtube,
} from './livestreamPages.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

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
    await teacher.getByRole('button', { name: 'Stop de livestream', exact: true }).click()
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

  await test.step('deleted while somebody watches it closes, without an error page, and what was typed is kept', async () => {
    await teacher.getByRole('button', { name: 'Verwijder Sterren boven het veld' }).click()
    const asks = teacher.getByRole('alertdialog')
    await expect(asks).toContainText('Weet je zeker dat je deze livestream wilt verwijderen?')
    await asks.getByRole('button', { name: 'Verwijderen' }).click()
    await expect(teacher.getByText('Livestream verwijderd')).toBeVisible()
    await expect(dialog(member)).toHaveCount(0)
    await expect(card(member, 'Sterren boven het veld')).toHaveCount(0)
    await expect(member.getByRole('heading', { level: 1, name: 'All Livestreams' })).toBeVisible()
    await expect(member.getByLabel('Wat je hier typte')).toHaveValue('Komt er een vervolg?')
    await member.getByRole('button', { name: 'Weghalen' }).click()
    await expect(member.getByLabel('Wat je hier typte')).toHaveCount(0)
  })
})

for (const width of [390, 1440])
  test(`X3-GEN-11 LIVE-MORE-17 LIVE-MORE-19 LIVE-MORE-58 LIVE-MORE-75 the page, its dialog and its form are for everybody in each light, at ${width} pixels`, async ({
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
    await expect(teacher.getByRole('button', { name: 'Stop de livestream', exact: true })).toBeVisible()
    await expect(member.getByRole('button', { name: 'Stop de livestream' })).toHaveCount(0)
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
    // Late in a month the calendar may stand on the next one already (EV-CAL-37).
    const today = page.getByRole('button', { name: 'Vandaag' })
    if (await today.isEnabled()) await today.click()
    await expect(today).toBeDisabled()
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

test('LIVE-MORE-21 LIVE-MORE-67 LIVE-MORE-69 a stream is opened by its address, wherever the link to it is followed, and its player is the only one', async ({
  person,
}) => {
  const { page: teacher } = await person('Teun', teacherIs)
  const past = await stream(teacher, { title: 'Zeewier aan tafel', isActive: true })
  await teacher.request.post('/api/livestreams/setActive', { data: { id: past, isActive: false } })
  const live = await stream(teacher, { title: 'Nu op het dak', isActive: true })
  const { page } = await person('Sanne', memberIs)
  await withPlayers(page)
  await page.goto('/livestream')
  await expect(frame(page)).toBeVisible()

  await test.step('from the search, over the very page', async () => {
    await page.getByRole('button', { name: 'Zoeken' }).click()
    await page.getByRole('combobox', { name: 'Waar zoek je naar?' }).fill('zeewier')
    await page.getByRole('option', { name: /Zeewier aan tafel/ }).click()
    await expect(page).toHaveURL(`/livestream?stream=${past}`)
    await expect(dialog(page).getByRole('heading', { name: 'Zeewier aan tafel', exact: true })).toBeVisible()
    await expect(dialog(page).locator('iframe')).toBeVisible()
    await expect(frame(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL('/livestream')
    await expect(frame(page)).toBeVisible()
  })

  await test.step('from its card, there and back', async () => {
    const again = card(page, 'Zeewier aan tafel').getByRole('button', { name: /^Terugkijken/ })
    await again.click()
    await expect(page).toHaveURL(`/livestream?stream=${past}`)
    await page.reload()
    await expect(dialog(page).getByRole('heading', { name: 'Zeewier aan tafel', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/livestream')
    await again.click()
    await expect(dialog(page)).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(again).toBeFocused()
    await page.goForward()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(again).toBeFocused()
  })

  await test.step('the live one is on the page itself, and one that is not there is told', async () => {
    await page.goto(`/livestream?stream=${live}`)
    await expect(frame(page)).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await page.evaluate(() => history.pushState({}, '', '/livestream?stream=onzin'))
    await expect(page.getByText('Livestream niet gevonden')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await expect(frame(page)).toBeVisible()
  })
  for (const id of [past, live]) await remove(teacher, id)
})

test('LIVE-MORE-68 a visitor who waits and touches nothing sees it start', async ({ person }) => {
  const { page: teacher } = await person('Teun', teacherIs)
  const id = await stream(teacher, { title: 'Om acht uur precies', startTime: soon(3 * 24 * 60) })
  const { page: visitor } = await person('Vera')
  await withPlayers(visitor)
  await visitor.clock.install()
  await visitor.goto('/livestream')
  await expect(card(visitor, 'Om acht uur precies')).toContainText('Gepland')
  await teacher.request.post('/api/livestreams/setActive', { data: { id, isActive: true } })
  // The page counts from when it has come to life.
  await expect(async () => {
    await visitor.clock.runFor(21_000)
    await expect(frame(visitor)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await remove(teacher, id)
})
