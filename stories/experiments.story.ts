import { dayAndMonth, dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { logbookPath, startExperimentPath } from '@bewezen/domain/community/paths.ts'
import { examplesFor } from '@bewezen/domain/experiments/examples.ts'
import { moveWords } from '@bewezen/domain/experiments/moveWords.ts'
import { needsWords } from '@bewezen/domain/experiments/needsWords.ts'
import { startWords as start } from '@bewezen/domain/experiments/startWords.ts'
import { dayText, experimentWords, formFaults, logbookWords as words } from '@bewezen/domain/experiments/words.ts'
import type { Locator, Page } from '@playwright/test'
import { accessibilityFaults } from './accessible.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

const path = '/community/adem/avond'
const title = 'N=1: scherm uit om negen en inslapen'
const said = start.prefilled({ change: 'scherm uit om negen', measure: 'inslapen' })
const card = (page: Page) => page.getByRole('figure', { name: title })
const removed = (page: Page) => page.getByText(experimentWords.removed)

test('COM-N1-01 COM-N1-04 COM-N1-05 COM-N1-06 COM-N1-07 COM-N1-08 COM-N1-09 COM-N1-10 COM-N1-11 COM-N1-14 COM-N1-15 an experiment of two weeks: begun in a channel, measured, followed by another member, and removed', async ({
  person,
}) => {
  const [{ page: sanne }, { page: bram }, { page: guest }] = [
    await person('Sanne', { as: 'lid@bewezen.example', width: 390 }),
    await person('Bram', { as: 'top5@bewezen.example' }),
    await person('Een gast', { as: 'gast@bewezen.example' }),
  ]
  const today = dayOf(Date.now())
  const moveTo = (days: number) => sanne.request.post('/dev/clock.json', { data: { offsetMs: days * 86_400_000 } })
  await Promise.all([sanne.goto(path), bram.goto(path)])

  await test.step('she begins it under a channel; what is missing is said, and nothing typed is lost', async () => {
    await sanne.getByRole('button', { name: words.start }).click()
    const form = sanne.getByRole('dialog', { name: start.title })
    const needs = form.getByRole('region', { name: needsWords.title })
    await expect(needs.getByRole('listitem')).toHaveText([...needsWords.list])
    await needs.getByText(needsWords.more).click()
    await expect(needs.getByRole('listitem')).toHaveText([...needsWords.list, ...needsWords.folded])
    await form.getByLabel(start.change).fill('scherm uit om negen')
    await form.getByLabel(start.measure).fill('inslapen')
    await form.getByRole('button', { name: start.submit }).click()
    await expect(form.getByText('Vul een eenheid in')).toBeVisible()
    await form.getByLabel(start.unit).fill('min')
    await form.getByLabel(start.direction).selectOption(start.directions.lower)
    await expect(form.getByLabel(start.changeDay)).toHaveValue(plusDays(today, 3))
    expect(await accessibilityFaults(sanne)).toEqual([])
    await sanne.route('**/api/experiments/start', (route) => route.abort())
    await form.getByRole('button', { name: start.submit }).click()
    await expect(sanne.getByText(start.startFailed)).toBeVisible()
    await expect(form.getByLabel(start.measure)).toHaveValue('inslapen')
    await sanne.unroute('**/api/experiments/start')
    await form.getByRole('button', { name: start.submit }).click()
    await expect(form).toHaveCount(0)
    for (const page of [sanne, bram]) {
      await expect(page.getByText(said, { exact: true })).toBeVisible()
      await expect(card(page).getByText(experimentWords.noValues)).toBeVisible()
    }
  })

  await test.step('she fills in the days before; every number appears in his conversation', async () => {
    await sanne.goto('/community/logboek')
    const own = sanne.getByRole('article').filter({ hasText: title })
    await own.getByText(words.earlier).click()
    for (const [at, minutes] of ['40', '52,5', '44'].entries()) {
      const field = own.getByLabel(dayText(plusDays(today, -1 - at)), { exact: true })
      await field.fill(minutes)
      await field.press('Enter')
      await expect(own.getByText(words.saved).nth(at)).toBeVisible()
    }
    await expect(card(bram).getByText('3 dagen gemeten')).toBeVisible()
    const wrong = own.getByLabel(dayText(plusDays(today, -4)), { exact: true })
    await wrong.fill('1e400')
    await wrong.press('Enter')
    await expect(own.getByText(words.noValue)).toBeVisible()
    await expect(wrong).toHaveValue('1e400')
    await wrong.fill('')
    await wrong.press('Enter')
    await own.getByLabel(words.today(today)).fill('44')
    await own.getByLabel(words.today(today)).press('Enter')
    await expect(card(bram).getByText('4 dagen gemeten')).toBeVisible()
    await expect(card(bram).getByText(experimentWords.tooFew)).toBeVisible()
    expect(await accessibilityFaults(sanne)).toEqual([])
  })

  await test.step('her first day comes earlier than she thought, as long as nothing of it is filled in', async () => {
    await sanne.getByRole('article').filter({ hasText: title }).getByRole('button', { name: moveWords.title }).click()
    const form = sanne.getByRole('dialog', { name: moveWords.title })
    await expect(form.getByLabel(start.changeDay)).toHaveValue(plusDays(today, 3))
    await form.getByLabel(start.changeDay).fill(plusDays(today, 61))
    await form.getByRole('button', { name: words.save }).click()
    await expect(form.getByText(formFaults.changeDay)).toBeVisible()
    await form.getByLabel(start.changeDay).fill(plusDays(today, 2))
    expect(await accessibilityFaults(sanne)).toEqual([])
    await form.getByRole('button', { name: words.save }).click()
    await expect(form).toHaveCount(0)
    const from = `Vanaf ${dayAndMonth(`${plusDays(today, 2)}T12:00:00Z`)}: `
    for (const page of [sanne, bram]) await expect(page.getByRole('img', { name: from })).toBeVisible()
  })

  try {
    await test.step('the day of the change comes, and after three days of it there is something to compare', async () => {
      for (const [at, minutes] of ['30', '28', '20'].entries()) {
        const day = plusDays(today, 2 + at)
        await moveTo(2 + at)
        await sanne.reload()
        const field = sanne.getByRole('article').filter({ hasText: title }).getByLabel(words.today(day))
        await field.fill(minutes)
        await field.press('Enter')
        await expect(card(bram).getByText(`${5 + at} dagen gemeten`)).toBeVisible()
      }
      await expect(sanne.getByRole('button', { name: moveWords.title })).toHaveCount(0)
      const sentence = 'Gemiddeld 45,1 min in de 4 dagen ervoor en 26,0 min in de 3 dagen erna: 19,1 min minder.'
      await expect(card(bram).getByText(sentence)).toBeVisible()
      await expect(card(bram).getByText('−19,1 min', { exact: true })).toBeVisible()
      await expect(
        card(bram).getByRole('img', { name: /inslapen per dag over 7 dagen, van 44 naar 20 min/ }),
      ).toBeVisible()
      await card(bram).getByText(experimentWords.table).click()
      await expect(card(bram).getByRole('row').filter({ hasText: '52,5' })).toBeVisible()
      expect(await accessibilityFaults(bram)).toEqual([])
    })

    await test.step('a value that she takes away is gone from his screen, without a reload', async () => {
      const own = sanne.getByRole('article').filter({ hasText: title })
      await own.getByText(words.earlier).click()
      const field = own.getByLabel(dayText(plusDays(today, -2)), { exact: true })
      await expect(field).toHaveValue('52,5')
      await field.fill('')
      await field.press('Enter')
      await expect(card(bram).getByText('6 dagen gemeten')).toBeVisible()
      await expect(card(bram).getByRole('row').filter({ hasText: '52,5' })).toHaveCount(0)
    })

    await test.step('who may not read the channel gets nothing, whatever they call', async () => {
      const shown = await bram.request.get('/api/experiments/mine')
      expect((await shown.json()).experiments).toEqual([])
      const own = await (await sanne.request.get('/api/experiments/mine')).json()
      const [{ id }] = own.experiments.filter(({ measure }: { measure: string }) => measure === 'inslapen')
      const asked = `/api/experiments/byIds?ids[0]=${id}`
      expect(await (await bram.request.get(asked)).json()).toMatchObject({ experiments: [{ id }] })
      expect((await guest.request.get(asked)).status()).toBe(403)
      const write = (page: Page) =>
        page.request.post('/api/experiments/setValue', {
          data: { experimentId: id, day: today, value: '1' },
          headers: { origin: new URL(sanne.url()).origin },
        })
      expect((await write(bram)).status()).toBe(404)
      expect((await write(guest)).status()).toBe(403)
    })

    await test.step('it is ended and goes on, and is removed from both screens', async () => {
      const own = sanne.getByRole('article').filter({ hasText: title })
      await own.getByRole('button', { name: words.end }).click()
      await expect(card(bram).getByText('afgerond')).toBeVisible()
      await own.getByRole('button', { name: words.goOn }).click()
      await expect(card(bram).getByText('afgerond')).toHaveCount(0)
      await own.getByRole('link', { name: 'Avondrust' }).click()
      await expect(card(sanne)).toBeVisible()
      await sanne.goto('/community/logboek')
      await own.getByRole('button', { name: words.remove, exact: true }).click()
      await sanne.getByRole('alertdialog').getByRole('button', { name: words.removeVerb }).click()
      await expect(own).toHaveCount(0)
      await expect(removed(bram)).toBeVisible()
      await expect(card(bram)).toHaveCount(0)
      await sanne.goto(path)
      await expect(removed(sanne)).toBeVisible()
      await expect(bram.getByText(said, { exact: true })).toBeVisible()
    })
  } finally {
    await moveTo(0)
  }
})

test('COM-N1-13 an experiment that is begun without telling is its owner’s alone', async ({ person }) => {
  const [{ page: sanne }, { page: bram }] = [
    await person('Sanne', { as: 'lid@bewezen.example', width: 390 }),
    await person('Bram', { as: 'top5@bewezen.example' }),
  ]
  await sanne.goto('/community/logboek')
  await sanne.getByRole('main').getByRole('button', { name: words.start }).click()
  const form = sanne.getByRole('dialog', { name: start.title })
  await expect(form.getByText(start.onlyYou)).toBeVisible()
  await expect(form.getByRole('textbox', { name: /Je bericht/ })).toHaveCount(0)
  expect(await accessibilityFaults(sanne)).toEqual([])
  await form.getByRole('button', { name: start.submitPrivate }).click()
  await expect(form.getByText('Vul in wat je verandert')).toBeVisible()
  await form.getByLabel(start.change).fill('thee zonder suiker')
  await form.getByLabel(start.measure).fill('energie')
  await form.getByLabel(start.unit).fill('punten')
  const begun = sanne.waitForResponse('**/api/experiments/start')
  await form.getByRole('button', { name: start.submitPrivate }).click()
  const { id } = (await begun).request().postDataJSON()
  const own = sanne.getByRole('article').filter({ hasText: 'N=1: thee zonder suiker en energie' })
  await expect(own.getByText(words.sharedNowhere)).toBeVisible()
  const seenBy = async (page: Page) => (await page.request.get(`/api/experiments/byIds?ids[]=${id}`)).text()
  expect(await seenBy(sanne)).toContain('thee zonder suiker')
  expect(await seenBy(bram)).not.toContain('thee zonder suiker')
})

test('COM-N1-16 on a phone Opslaan stands beside the field of today, however long its label is', async ({ person }) => {
  const { page } = await person('Sem', { as: 'plus@bewezen.example', width: 390 })
  await page.goto('/community/logboek')
  const experiment = {
    id: newId(),
    change: 'geen scherm na negen uur',
    measure: 'wakker worden',
    unit: 'keer wakker in nacht',
    method: '',
    direction: 'lower',
    changeDay: plusDays(dayOf(Date.now()), 2),
  }
  expect((await page.request.post('/api/experiments/start', { data: experiment })).status()).toBe(200)
  await page.reload()
  const own = page.getByRole('article').filter({ hasText: experiment.change })
  const field = own.getByLabel(words.today(dayOf(Date.now())))
  const at = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? 0)
  const button = own.getByRole('button', { name: words.save })
  await expect(field).toBeVisible()
  expect(await at(button)).toBe(await at(field))
  await field.fill('twee')
  await button.click()
  await expect(own.getByText(words.noValue)).toBeVisible()
  expect(await at(button)).toBe(await at(field))
  expect(await sticksOut(page)).toEqual([])
})

test('COM-N1-10 COM-N1-17 Vandaag leads to the page by its name, and of which day a night is stands once in each place', async ({
  person,
}) => {
  const { page } = await person('Daan', { as: 'moderator@bewezen.example', width: 390 })
  await page.goto('/community?view=vandaag')
  await page.getByRole('link', { name: 'Naar Mijn experimenten' }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  const night = page.getByText(needsWords.night)
  await expect(night).toHaveCount(1)
  for (const change of ['geen koffie', 'eerder licht uit'])
    expect(
      (
        await page.request.post('/api/experiments/start', {
          data: {
            id: newId(),
            change,
            measure: 'slaap',
            unit: 'keer wakker',
            method: '',
            direction: 'lower',
            changeDay: plusDays(dayOf(Date.now()), 2),
          },
        })
      ).status(),
    ).toBe(200)
  await page.goto('/community?view=vandaag')
  await expect(page.getByLabel(words.today(dayOf(Date.now())))).toHaveCount(2)
  await expect(night).toHaveCount(1)
  expect(await sticksOut(page)).toEqual([])
})

test('SH-UI-27 whoever points with a finger reads nothing of a key that saves', async ({ person }) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example', width: 390 })
  await page.goto(logbookPath)
  await page.getByText(words.earlier, { exact: true }).first().click()
  await expect(page.getByText(words.earlierKeys).first()).toBeVisible()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await expect(page.getByText(words.earlierKeys).first()).toBeHidden()
  await expect(page.getByText(words.earlierHint).first()).toBeVisible()
})

test('COM-START-66 the address of the last first step opens the form, which a step back and a reload do not open again', async ({
  person,
}) => {
  const { page } = await person('Daan', { as: 'moderator@bewezen.example', width: 390 })
  await page.goto(startExperimentPath)
  const form = page.getByRole('dialog', { name: start.title })
  await expect(form.getByText(start.onlyYou)).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.goBack()
  await expect(form).toHaveCount(0)
  await expect(page).toHaveURL(/\/community\/logboek$/)
  await page.reload()
  await expect(page.getByRole('main').getByRole('button', { name: words.start })).toBeVisible()
  await expect(form).toHaveCount(0)
})

test('COM-N1-23 COM-N1-21 an example fills the form, which starts with what was changed of it, three days ahead of its change', async ({
  person,
}) => {
  const { page } = await person('Daan', { as: 'moderator@bewezen.example', width: 390 })
  await page.goto(startExperimentPath)
  const form = page.getByRole('dialog', { name: start.title })
  for (const { name, texts } of examplesFor(null)) {
    const { change, unit, direction } = texts
    const button = form.getByRole('button', { name, exact: true })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(form.getByRole('button', { pressed: true })).toHaveCount(1)
    await expect(form.getByLabel(start.change)).toHaveValue(change)
    await expect(form.getByLabel(start.unit)).toHaveValue(unit)
    await expect(form.getByLabel(start.direction)).toHaveValue(direction)
  }
  await form.getByLabel(start.change).fill('na elf uur geen koffie')
  await expect(form.getByRole('button', { pressed: true })).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await sticksOut(page)).toEqual([])
  await form.getByRole('button', { name: start.submitPrivate }).click()
  const own = page.getByRole('article').filter({ hasText: 'na elf uur geen koffie' })
  await expect(own.getByText('Dag 1 van 3 vooraf')).toBeVisible()
})

test('COM-N1-30 what the line of a chart says is read whole on a phone, and covers nothing that is drawn', async ({
  person,
}) => {
  const { page } = await person('Docent', { as: 'docent@bewezen.example', width: 390 })
  const today = dayOf(Date.now())
  const changes = [
    ['ochtendlicht', -8],
    ['scherm uit om negen', 3],
    [`na het avondeten ${'geen koffie, '.repeat(4)}ook geen thee`.slice(0, 80), 0],
  ] as const
  for (const [change, ahead] of changes) {
    const id = newId()
    const told = { measure: 'slaap', unit: 'keer wakker', method: '', direction: 'lower' }
    const started = { data: { id, change, ...told, changeDay: plusDays(today, ahead) } }
    expect((await page.request.post('/api/experiments/start', started)).status()).toBe(200)
    for (const day of [-9, -4, -1, 0]) {
      const measured = { data: { experimentId: id, day: plusDays(today, day), value: String(10 + day) } }
      expect((await page.request.post('/api/experiments/setValue', measured)).status()).toBe(200)
    }
  }
  await page.goto(logbookPath)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const [change] of changes) {
      const label = page.getByText(experimentWords.fromHere(change), { exact: true })
      await expect(label).toBeVisible()
      expect(await labelFaults(label), `${change} at ${width}`).toEqual([])
    }
    expect(await sticksOut(page)).toEqual([])
  }
})

/** What is wrong with where the words of a chart stand. */
const labelFaults = (label: Locator): Promise<string[]> =>
  label.evaluate((text) => {
    const chart = text.parentElement?.parentElement
    const plane = chart?.querySelector('svg')?.getBoundingClientRect()
    if (!chart || !plane) return ['it stands in no chart']
    const box = text.getBoundingClientRect()
    return [
      text.scrollWidth > text.clientWidth ? 'it is cut' : '',
      box.left < plane.left - 1 || box.right > plane.right + 1 ? 'it goes beyond its chart' : '',
      box.bottom > plane.top + 1 ? 'it covers what is drawn' : '',
    ].filter(Boolean)
  })
