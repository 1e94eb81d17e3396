import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { startWords } from '@bewezen/domain/experiments/startWords.ts'
import { learningEditWords as edit } from '@bewezen/domain/learning/editWords.ts'
import {
  challengeWords,
  learningWords,
  lessonWords,
  masterclassWords,
  universityWords,
} from '@bewezen/domain/learning/words.ts'
import { rankingWords } from '@bewezen/domain/profile/rankingWords.ts'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from './accessible.ts'
import { expect, test } from './world.ts'

const dayMs = 86_400_000
const path = '/community/adem'
/** Writes in the form of a lesson, challenge or masterclass. */
async function write(page: Page, fields: Record<string, string>, content: string) {
  const dialog = page.getByRole('dialog')
  for (const [label, value] of Object.entries(fields))
    await dialog.locator('input').and(dialog.getByLabel(label)).fill(value)
  const text = dialog.locator('[contenteditable=true]')
  await text.click()
  await page.keyboard.type(content)
}
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: edit.save }).click()
const publish = (page: Page) => page.getByRole('dialog').getByRole('checkbox', { name: edit.isPublished }).check()

test('COM-LEARN-03 COM-LEARN-04 COM-LEARN-07 COM-LEARN-08 COM-LEARN-09 COM-LEARN-10 COM-LEARN-16 COM-LEARN-17 COM-LEARN-18 COM-LEARN-19 COM-LEARN-20 COM-LEARN-21 COM-LEARN-30 COM-LEARN-34 ROUTE-TABLE-06 ROUTE-TABLE-18 a teacher’s week: a lesson is made, finished and asked about, and the question is answered', async ({
  person,
}) => {
  const [{ page: teacher }, { page: sanne }] = [
    await person('Teun', { as: 'docent@bewezen.example' }),
    await person('Sanne', { as: 'lid@bewezen.example' }),
  ]
  // What others show stays outside: nothing of YouTube is loaded in a story.
  for (const page of [teacher, sanne])
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '<p>video</p>' }))
  await sanne.goto(`${path}/universiteit`)
  await expect(sanne.getByText(universityWords.empty)).toBeVisible()
  await expect(sanne.getByRole('button', { name: edit.make.lesson })).toHaveCount(0)

  await test.step('the teacher writes a lesson; what was typed survives a refusal, and a draft is seen by nobody else', async () => {
    await teacher.goto(`${path}/universiteit`)
    await teacher.getByRole('button', { name: edit.make.lesson }).click()
    await save(teacher)
    await expect(teacher.getByRole('dialog').getByText('Vul een titel in')).toBeVisible()
    await write(
      teacher,
      { [edit.title]: 'Vier tellen in', [edit.videoUrl]: 'https://youtu.be/dQw4w9WgXcQ' },
      'Adem rustig uit.',
    )
    expect(await accessibilityFaults(teacher)).toEqual([])
    await teacher.route('**/api/learning/saveLesson', (route) => route.abort())
    await save(teacher)
    await expect(teacher.getByText(edit.saveFailed)).toBeVisible()
    await expect(teacher.getByRole('dialog').getByLabel(edit.title)).toHaveValue('Vier tellen in')
    await teacher.unroute('**/api/learning/saveLesson')
    await save(teacher)
    await expect(teacher.getByRole('link', { name: 'Vier tellen in' })).toBeVisible()
    await expect(teacher.getByText(learningWords.draft)).toBeVisible()
    await sanne.goto(`${path}/lesson/vier-tellen-in`)
    await expect(sanne.getByRole('heading', { name: learningWords.missing })).toBeVisible()
  })

  await test.step('published, it appears on the other screen without a reload', async () => {
    await sanne.goto(`${path}/universiteit`)
    await expect(sanne.getByText(universityWords.empty)).toBeVisible()
    await teacher.getByRole('button', { name: edit.editOne('Vier tellen in') }).click()
    await publish(teacher)
    await save(teacher)
    await expect(teacher.getByText(edit.published.lesson)).toBeVisible()
    await expect(sanne.getByRole('listitem').getByRole('link', { name: 'Vier tellen in' })).toBeVisible()
    expect(await accessibilityFaults(sanne)).toEqual([])
  })

  await test.step('a member reads it and finishes it, and with it the level', async () => {
    await sanne.getByRole('listitem').getByRole('link', { name: 'Vier tellen in' }).click()
    await expect(sanne).toHaveURL(new RegExp(`${path}/lesson/vier-tellen-in$`))
    await expect(sanne.getByTitle(learningWords.video('Vier tellen in'))).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    )
    await expect(sanne.getByRole('link', { name: 'Bekijk op YouTube' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    )
    await expect(sanne.getByText(learningWords.advice)).toBeVisible()
    expect(await accessibilityFaults(sanne)).toEqual([])
    const other = await sanne.context().newPage()
    await other.goto(`${path}/welkom/lesson/vier-tellen-in`)
    await expect(other.getByRole('button', { name: lessonWords.finish })).toBeVisible()

    await sanne.getByRole('button', { name: lessonWords.finish }).click()
    const dialog = (page: Page) => page.getByRole('dialog', { name: universityWords.congratulations(1) })
    // In one of the two tabs, and in that one only.
    await expect.poll(async () => (await dialog(sanne).count()) + (await dialog(other).count())).toBe(1)
    const told = (await dialog(sanne).count()) > 0 ? sanne : other
    expect(await dialog(told === sanne ? other : sanne).count()).toBe(0)
    await dialog(told).getByRole('button', { name: universityWords.onwards }).click()
    for (const page of [sanne, other]) await expect(page.getByText(lessonWords.doneTitle)).toBeVisible()
    await other.close()

    await sanne.getByRole('button', { name: lessonWords.undo }).click()
    await expect(sanne.getByRole('button', { name: lessonWords.finish })).toBeVisible()
    await sanne.getByRole('button', { name: lessonWords.finish }).click()
    await expect(sanne.getByText(lessonWords.doneTitle)).toBeVisible()
    await sanne.reload()
    await expect(sanne.getByText(lessonWords.doneTitle)).toBeVisible()
    await expect(dialog(sanne)).toHaveCount(0)
  })

  await test.step('she asks a question; the teacher is told, answers, and sees how far she is', async () => {
    await teacher.goto('/inbox')
    await sanne.getByPlaceholder('Schrijf een reactie').fill('Mag het ook liggend?')
    await sanne.getByRole('button', { name: 'Verstuur' }).click()
    await expect(sanne.getByText('Mag het ook liggend?')).toBeVisible()
    await expect(
      teacher.getByText('Mag het ook liggend?').or(teacher.getByText(lessonWords.asked)).first(),
    ).toBeVisible()
    await teacher.goto(`${path}/lesson/vier-tellen-in`)
    await expect(teacher.getByText('Mag het ook liggend?')).toBeVisible()
    await teacher.getByPlaceholder('Schrijf een reactie').fill('Zeker, met een kussen.')
    await teacher.getByRole('button', { name: 'Verstuur' }).click()
    await expect(sanne.getByText('Zeker, met een kussen.')).toBeVisible()
    await teacher.goto(`${path}/universiteit`)
    await teacher.getByRole('button', { name: edit.progress }).click()
    await expect(teacher.getByRole('dialog').getByText('Sanne de Wit')).toBeVisible()
    await teacher.keyboard.press('Escape')
  })

  await test.step('deleting asks first, and then it is gone for everybody', async () => {
    await teacher.getByRole('button', { name: edit.removeOne('Vier tellen in') }).click()
    await teacher.getByRole('alertdialog').getByRole('button', { name: edit.remove }).click()
    await expect(teacher.getByText(edit.removed.lesson)).toBeVisible()
    await expect(sanne.getByRole('heading', { name: learningWords.missing })).toBeVisible()
    await expect(sanne.getByRole('link', { name: 'Naar Adem en stress' })).toBeVisible()
  })
})

test('COM-LEARN-08 COM-LEARN-11 COM-LEARN-12 COM-LEARN-13 COM-LEARN-14 COM-LEARN-21 COM-LEARN-32 COM-LEARN-39 a challenge of seven days, one tick a day', async ({
  person,
}) => {
  const [{ page: teacher }, { page: bram }] = [
    await person('Teun', { as: 'docent@bewezen.example' }),
    await person('Bram', { as: 'plus@bewezen.example', width: 390 }),
  ]
  const today = dayOf(Date.now())
  await teacher.goto(`${path}/challenges`)
  await teacher.getByRole('button', { name: edit.make.challenge }).click()
  const period = { [edit.startDate]: today, [edit.endDate]: plusDays(today, 7), [edit.durationDays]: '7' }
  await write(
    teacher,
    { [edit.title]: 'Week van adem', [edit.dailyTask]: 'Drie minuten ademen', ...period },
    'Elke dag even.',
  )
  await publish(teacher)
  await save(teacher)
  await expect(teacher.getByText(edit.published.challenge)).toBeVisible()

  const at = `${path}/challenge/week-van-adem`
  const moveTo = (days: number) => bram.request.post('/dev/clock.json', { data: { offsetMs: days * dayMs } })
  const tick = bram.getByRole('button', { name: challengeWords.today })
  try {
    await bram.goto(at)
    await expect(bram.getByText(learningWords.advice)).toBeVisible()
    const late = bram.getByText(challengeWords.outOfReach(7))
    const promised = bram.getByText(challengeWords.rewardPoints(50, 7))
    await expect(promised).toBeVisible()
    await moveTo(3)
    await bram.reload()
    await expect(late).toBeVisible()
    await expect(promised).toHaveCount(0)
    await bram.getByRole('button', { name: challengeWords.join }).click()
    await expect(tick).toBeVisible()
    await expect(late).toBeVisible()
    await moveTo(0)
    await bram.reload()
    await expect(tick).toBeVisible()
    await expect(late).toHaveCount(0)
    expect(await accessibilityFaults(bram)).toEqual([])

    await test.step('who stops loses the days, after a question', async () => {
      await tick.click()
      await expect(bram.getByText(challengeWords.todayDone)).toBeVisible()
      await bram.getByRole('button', { name: challengeWords.stop }).click()
      await bram.getByRole('alertdialog').getByRole('button', { name: challengeWords.stopVerb }).click()
      await bram.getByRole('button', { name: challengeWords.join }).click()
      await expect(tick).toBeVisible()
    })

    await test.step('the ranking names him to others until he would rather not', async () => {
      const rankingOf = (page: Page) => page.getByRole('list', { name: rankingWords.title }).getByRole('listitem')
      await expect(rankingOf(bram)).toHaveText([/Joost Mulder.*Jij.*0 dagen/])
      await teacher.goto(at)
      await expect(rankingOf(teacher)).toHaveText([/Joost Mulder/])
      await bram.getByRole('switch', { name: challengeWords.showName }).click()
      await expect(bram.getByRole('switch', { name: challengeWords.showName })).not.toBeChecked()
      await teacher.reload()
      await expect(rankingOf(teacher)).toHaveText([/Anoniem/])
      expect(await accessibilityFaults(teacher)).toEqual([])
    })

    await test.step('a day is ticked once, and a forgotten one the day after', async () => {
      await tick.click()
      await expect(tick).toHaveCount(0)
      await moveTo(2)
      await bram.reload()
      await bram.getByRole('button', { name: challengeWords.yesterday }).click()
      await expect(bram.getByRole('button', { name: challengeWords.yesterday })).toHaveCount(0)
      await tick.click()
      await expect(tick).toHaveCount(0)
    })

    await test.step('on the seventh day it is completed, with its points', async () => {
      for (const day of [3, 4, 5, 6]) {
        await moveTo(day)
        await bram.reload()
        await tick.click()
        await expect(tick).toHaveCount(0)
      }
      await expect(bram.getByText(challengeWords.completed)).toBeVisible()
      await expect(bram.getByText(learningWords.earned(50))).toBeVisible()
      await expect(bram.getByRole('button', { name: challengeWords.stop })).toHaveCount(0)
      await moveTo(9)
      await bram.reload()
      await expect(bram.getByText(challengeWords.states.over)).toBeVisible()
      await expect(bram.getByText(challengeWords.completed)).toBeVisible()
    })
  } finally {
    await moveTo(0)
  }
})

test('COM-LEARN-15 COM-LEARN-21 a masterclass is found, read and finished', async ({ person }) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
  await page.goto('/community/universiteit/masterclasses')
  const search = page.getByRole('searchbox', { name: masterclassWords.search })
  await search.fill('sauna')
  await search.press('Enter')
  await expect(page.getByRole('list', { name: masterclassWords.title }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: 'Koude, warmte en herstel' }).click()
  await expect(page.getByText(learningWords.advice)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: masterclassWords.finish }).click()
  await expect(page.getByText(masterclassWords.done)).toBeVisible()
})

test('COM-LEARN-42 a community without lessons leads to those of another that one joined', async ({ person }) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
  await page.goto('/community/experimenten/universiteit')
  await expect(page.getByText(universityWords.emptyHere('N=1-experimenten', 'Universiteit'))).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: universityWords.elsewhere('Universiteit') }).click()
  await expect(page).toHaveURL('/community/universiteit/universiteit')
  await expect(page.getByText(/van (de )?32 lessen/)).toBeVisible()
})

test('COM-LEARN-43 COM-LEARN-44 COM-LEARN-45 a lesson says how long it takes, and once it is finished the next one stands out and one can measure what it does', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
  await page.goto('/community/universiteit/lesson/licht-in-lux')
  await expect(page.getByRole('main').getByText(/^\d+ min lezen$/)).toBeVisible()
  const next = page.getByRole('navigation', { name: lessonWords.around }).getByRole('link', { name: /Volgende/ })
  const ground = () => next.evaluate((link) => getComputedStyle(link).backgroundColor)
  await expect(next).toBeVisible()
  const calm = await ground()
  await page.getByRole('button', { name: lessonWords.finish }).click()
  await expect(page.getByText(lessonWords.doneTitle)).toBeVisible()
  await expect.poll(ground).not.toBe(calm)
  expect(await accessibilityFaults(page)).toEqual([])
  const measure = page.getByRole('link', { name: lessonWords.measure })
  await measure.click()
  await expect(page.getByRole('dialog', { name: startWords.title })).toBeVisible()
  await page.goto('/community/universiteit/lesson/licht-in-lux')
  await page.getByRole('button', { name: lessonWords.undo }).click()
  await expect.poll(ground).toBe(calm)
  await expect(measure).toHaveCount(0)
})
