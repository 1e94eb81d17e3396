import { gateWords } from '@bewezen/domain/access/gateWords.ts'
import { joinWords } from '@bewezen/domain/community/laterWords.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import { startWords } from '@bewezen/domain/experiments/startWords.ts'
import { words } from '@bewezen/domain/membership/words.ts'
import { rankingWords } from '@bewezen/domain/profile/rankingWords.ts'
import { ideaWords } from '@bewezen/domain/tasks/ideaWords.ts'
import { taskWords } from '@bewezen/domain/tasks/words.ts'
import { goalWords } from '@bewezen/domain/today/goalWords.ts'
import { stepWords } from '@bewezen/domain/today/stepWords.ts'
import { todayWords } from '@bewezen/domain/today/words.ts'
import type { Page } from '@playwright/test'
import { faultsInEachLight } from './accessible.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

const patient = { timeout: 30_000 }
const email = 'femke@nieuw.example'
const half = 'Hoi allemaal, ik ben Femke. Ik wil graag uitzoeken waarom ik '

test('COM-START-05 COM-START-06 COM-START-07 COM-START-08 COM-START-09 COM-START-10 COM-START-11 SH-TODO-28 SH-RANK-10 a new member is welcomed at the gate, pays, sees the sun come up, and finishes a sentence', async ({
  person,
  mailbox,
}) => {
  const { page } = await person('Femke', { width: 390 })
  const looksWell = async () => {
    expect(await faultsInEachLight(page)).toEqual([])
    expect(await sticksOut(page)).toEqual([])
  }

  await test.step('she registers and follows the link: the gate welcomes her, with its own words under that', async () => {
    await page.goto('/auth?mode=register')
    await page.getByLabel('Voornaam').fill('Femke')
    await page.getByLabel('Achternaam').fill('Koster')
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill('Ochtendlicht-9')
    await page.getByLabel('Herhaal wachtwoord').fill('Ochtendlicht-9')
    await expect(page.getByText('Username is beschikbaar')).toBeVisible(patient)
    await page.getByRole('button', { name: 'Registreren' }).click()
    await expect(page.getByText('Account aangemaakt!')).toBeVisible(patient)
    await page.goto(await mailbox.link(email, 'Bevestig je e-mailadres'))
    await page.waitForURL('/community')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Welkom, Femke. Nog één stap.', exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Geen Toegang', exact: true })).toBeVisible()
    await expect(page.getByText(gateWords.noAccessText, { exact: true })).toBeVisible()
    await looksWell()
  })

  await test.step('its button leads to the plan; after paying there are a sunrise and three steps beside what she bought', async () => {
    await page.getByRole('link', { name: words.button.startMine }).click()
    await page.getByRole('checkbox', { name: /Ik ga akkoord/ }).check()
    await page.getByRole('button', { name: words.button.startMine }).click()
    await page.getByRole('button', { name: 'Betalen' }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: words.success.title })).toBeVisible(patient)
    await expect(main).toContainText('Welkom, Femke. Je bent nu lid van de community Universiteit.', patient)
    await expect(main).toContainText('Status Actief')
    await expect(main.getByRole('definition')).toHaveText(['Student lidmaatschap', 'Student'])
    const steps = main.getByRole('region', { name: stepWords.after }).getByRole('listitem')
    await expect(steps).toHaveText([/Zeg hallo in Welkom/, /Zet je foto erbij/, /Doe je eerste les/])
    await expect(main.getByText(communityWords.join)).toHaveCount(0)
    await looksWell()
  })

  await test.step('the first leads to the welcome channel, where the sentence waits, also after a reload', async () => {
    await page.getByRole('link', { name: stepWords.toHello }).click()
    await page.waitForURL('/community/universiteit/welkom')
    const composer = page.getByRole('textbox', { name: /^Schrijf in/ })
    await expect(composer).toHaveValue(half)
    await expect(composer).toBeFocused()
    expect(await composer.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(half.length)
    await expect(page.getByRole('button', { name: /^Lid worden/ })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: communityWords.lessons })).toHaveAttribute(
      'href',
      '/community/universiteit/universiteit',
    )
    // Nobody sees the space behind the cursor.
    await page.keyboard.type(' om')
    await expect(composer).toHaveValue(`${half}om`)
    await composer.fill(`${half}om drie uur`)
    // What she began is hers: the same step leaves it.
    await page.goto('/community')
    await page.getByRole('link', { name: stepWords.toHello }).click()
    await expect(composer).toHaveValue(`${half}om drie uur`)
    // Typed without looking for the cursor first: it stands behind what was begun, from Vandaag and after a reload alike.
    await expect(composer).toBeFocused()
    await page.keyboard.type(' a')
    await expect(composer).toHaveValue(`${half}om drie uur a`)
    await page.reload()
    await expect(composer).toHaveValue(`${half}om drie uur a`)
    await composer.focus()
    await page.keyboard.type('l')
    await expect(composer).toHaveValue(`${half}om drie uur al`)
    await composer.fill(`${half}om drie uur altijd moe ben.`)
    await composer.press('Control+Enter')
    await expect(page.getByRole('log')).toContainText('om drie uur altijd moe ben.')
    await expect(composer).toHaveValue('')
  })

  const list = (at: Page) => at.getByRole('region', { name: stepWords.title })
  await test.step('on Vandaag that step is ticked, the others are offered', async () => {
    await page.goto('/community')
    await expect(list(page)).toContainText('1 van 6')
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
    await expect(list(page).getByRole('listitem').first()).toHaveText(/Zeg hallo in Welkom, gedaan/)
    await expect(list(page).getByRole('link')).toHaveText([
      stepWords.toPhoto,
      stepWords.toLesson,
      stepWords.toOffered,
      stepWords.toTasks,
      stepWords.toExperiment,
    ])
    // The date that the same page offers (COM-START-70).
    const offered = page.getByRole('list', { name: todayWords.coming }).getByRole('link').first()
    await expect(list(page).getByRole('link', { name: stepWords.toOffered })).toHaveAttribute(
      'href',
      (await offered.getAttribute('href')) ?? '',
    )
    await expect(page.getByRole('link', { name: todayWords.allLessons })).toHaveAttribute(
      'href',
      '/community/universiteit/universiteit',
    )
    // She pays for all of them already.
    const joins = page.getByRole('button', { name: /^Lid worden/ })
    await expect(page.getByText(joinWords.included)).toHaveCount(await joins.count())
    await expect(joins.first()).toHaveAccessibleDescription(joinWords.included)
    // What she came for is asked here too, and names an experiment (COM-START-72, COM-START-73).
    const asked = list(page).getByRole('group', { name: goalWords.question })
    await asked.getByRole('button', { name: goalWords.names.fitness }).press('Enter')
    await expect(list(page)).toContainText('Elke dag een half uur wandelen')
    await expect(list(page).getByRole('link', { name: stepWords.toExperiment })).toHaveAttribute(
      'href',
      '/community/logboek?start=goal',
    )
    await looksWell()
  })

  await test.step('a task that she adds ticks another; put away, the list is gone on her other device too', async () => {
    const desk = await person('Femke', { as: email, password: 'Ochtendlicht-9' })
    await desk.page.goto('/community/universiteit/welkom')
    const rail = desk.page.getByRole('complementary', { name: communityWords.rail })
    await expect(rail.getByText(rankingWords.own(1, 0))).toBeVisible()
    await expect(rail.locator('li[aria-current]')).toHaveCount(0)
    await desk.page.goto('/community')
    await expect(list(desk.page)).toContainText('1 van 6')
    await list(page).getByRole('link', { name: stepWords.toTasks }).click()
    const told = page.getByRole('status').filter({ hasText: stepWords.taken(stepWords.tasks) })
    const ideas = page.getByRole('region', { name: ideaWords.title }).getByRole('button')
    await expect(ideas).toHaveText(ideaWords.tasks.map(({ title }) => title))
    // Nobody begins in the last place.
    await expect(page.getByRole('button', { name: rankingWords.open(1, 0) })).toBeVisible()
    await looksWell()
    await ideas.first().press('Enter')
    const tasks = page.getByRole('list', { name: taskWords.title }).getByRole('listitem')
    await expect(tasks).toHaveText([new RegExp(ideaWords.tasks[0].title)])
    await expect(ideas).toHaveText(ideaWords.tasks.slice(1).map(({ title }) => title))
    await expect(ideas.first()).toBeFocused()
    await expect(list(desk.page)).toContainText('2 van 6')
    await expect(told).toContainText(stepWords.ofSteps(2, 6))
    const evening = ideaWords.tasks[3].title
    await page.getByRole('button', { name: ideaWords.add(evening) }).press('Enter')
    await expect(tasks).toHaveCount(2)
    await page.reload()
    await expect(tasks).toHaveCount(2)
    await expect(ideas).toHaveCount(0)
    await page.goto('/community')
    await expect(page.getByRole('region', { name: todayWords.parts.evening })).toContainText(evening)
    await page.getByRole('button', { name: stepWords.away }).press('Enter')
    await expect(list(page)).toHaveCount(0)
    await expect(list(desk.page)).toHaveCount(0)
    await page.getByRole('button', { name: stepWords.undo }).click()
    await expect(list(page)).toContainText('2 van 6')
    await expect(list(desk.page)).toContainText('2 van 6')
    // Nothing is told any more of what was put away: nothing is asked for it.
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/today/beginning') && asked.push(request.url()))
    await page.getByRole('button', { name: stepWords.away }).click()
    await expect(list(page)).toHaveCount(0)
    await page.request.post('/api/tasks/add', {
      data: { id: crypto.randomUUID(), title: 'Daglicht', description: null },
    })
    await expect(page.getByRole('main')).toContainText('Daglicht')
    expect(asked).toEqual([])
    await page.reload()
    await expect(page.getByRole('region', { name: 'Jouw dag' })).toBeVisible()
    await expect(list(page)).toHaveCount(0)
  })
})

test('COM-START-72 COM-START-73 COM-START-74 what somebody came for ends the half sentence and fills the form of an experiment, and stays in the browser', async ({
  person,
}) => {
  const { page } = await person('Lars', { as: 'plus@bewezen.example', width: 390 })
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/subscription-success')
  const asked = page.getByRole('group', { name: goalWords.question })
  const goal = (name: keyof typeof goalWords.names) => asked.getByRole('button', { name: goalWords.names[name] })
  await expect(asked.getByText(goalWords.hint)).toBeVisible()
  await goal('food').press('Enter')
  await expect(asked.getByText(goalWords.ready.food)).toBeVisible()
  await goal('food').press('Enter')
  await expect(asked.getByText(goalWords.hint)).toBeVisible()
  await goal('sleep').click()
  await goal('energy').click()
  await expect(asked.getByRole('button', { pressed: true })).toHaveText([goalWords.names.energy])
  expect(await faultsInEachLight(page)).toEqual([])
  expect(await sticksOut(page)).toEqual([])
  await page.reload()
  await expect(goal('energy')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: stepWords.toHello }).click()
  const composer = page.getByRole('textbox', { name: /^Schrijf in/ })
  await expect(composer).toHaveValue(/^Hoi allemaal, ik ben \S+\. Ik wil graag uitzoeken waarom ik zo vaak moe ben, $/)
  await expect(composer).toBeFocused()
  // Taken back, the sentence that nobody touched says nothing of it any more.
  await page.goBack()
  await goal('energy').click()
  await page.getByRole('link', { name: stepWords.toHello }).click()
  await expect(composer).toHaveValue(/^Hoi allemaal, ik ben \S+\. Ik wil graag uitzoeken waarom ik $/)
  await page.goBack()
  await goal('energy').click()

  await page.goto('/community/logboek?start=goal')
  const form = page.getByRole('dialog', { name: startWords.title })
  await expect(form.getByLabel(startWords.change)).toHaveValue('laatste koffie om twaalf uur')
  await expect(form.getByRole('button', { pressed: true })).toHaveText(['Laatste koffie om twaalf uur'])
  await expect(form.getByRole('group', { name: startWords.examples }).getByRole('button').first()).toHaveText(
    'Laatste koffie om twaalf uur',
  )
  expect(new URL(page.url()).search).toBe('')
  // What he changed of it is asked about, and what he did not is none of his.
  const direction = form.getByLabel(startWords.direction)
  await direction.selectOption('lower')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verder met invullen' }).click()
  await direction.selectOption('higher')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const sentWith = (word: string) => sent.filter((one) => one.includes(word))
  expect(sentWith('/api/').length).toBeGreaterThan(0)
  expect(sentWith('energy')).toEqual([])
  const kept = () => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('first-goal:')))
  expect(await kept()).toEqual([[expect.any(String), 'energy']])
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Uitloggen' }).first().click()
  await page.waitForURL('/')
  expect(await kept()).toEqual([])
})

test('COM-CHAT-58 COM-CHAT-59 SH-TODAY-13 on a phone the lessons are one press away, and another community costs nothing more', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example', width: 390 })
  await page.goto('/community/universiteit/slaap')
  await page.getByRole('main').getByRole('link', { name: communityWords.lessons }).click()
  await page.waitForURL('/community/universiteit/universiteit')
  await page.goto('/community?view=vandaag')
  await page.getByRole('link', { name: todayWords.allLessons }).click()
  await page.waitForURL('/community/universiteit/universiteit')

  const { page: teacher } = await person('Teun', { as: 'docent@bewezen.example' })
  for (const [by, isPaid] of [
    [page, true],
    [teacher, false],
  ] as const) {
    const { communities } = await (await by.request.get('/api/community/list')).json()
    await by.request.post('/api/community/leave', { data: { communityId: communities[0].id } })
    await by.goto('/community?view=all')
    const joins = by.getByRole('button', { name: /^Lid worden/ })
    await expect(joins.first()).toHaveAccessibleDescription(isPaid ? joinWords.included : '')
    await expect(by.getByText(joinWords.included)).toHaveCount(isPaid ? await joins.count() : 0)
  }
})
