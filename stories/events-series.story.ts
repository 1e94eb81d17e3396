import { plusDays } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { dateMoveWords } from '@bewezen/domain/events/dateMoveWords.ts'
import { datesWords, endWords, formLabels as labels } from '@bewezen/domain/events/formLabelWords.ts'
import { faultWords, formNoticeWords, saveWords } from '@bewezen/domain/events/formWords.ts'
import { movedWords, pageWords } from '@bewezen/domain/events/pageWords.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from './accessible.ts'
import { expect, test } from './world.ts'

const title = 'Avondlab over de klok'
type Dated = { id: string; startAt: string; own: { status: string } | null }

const cell = (page: Page, day: string) => page.locator(`[data-day="${day}"]`)
/** The dates of an event as somebody sees them, by its address. */
async function datesOf(page: Page, slug: string): Promise<Dated[]> {
  const answer = await page.request.get(`/api/events/event?slug=${slug}`)
  return ((await answer.json()) as { event: { dates: Dated[] } }).event.dates
}
const formOf = (page: Page) => page.getByRole('dialog', { name: new RegExp(`${labels.create}|${labels.edit}`) })
const saveIn = (page: Page) => formOf(page).getByRole('button', { name: labels.save, exact: true })

/** Opens the form on a day; the calendar begins to work at the first sign of somebody. */
async function openOn(page: Page, day: string): Promise<void> {
  await expect(async () => {
    // Once the form is open, the day is behind it.
    if (!(await formOf(page).isVisible())) await cell(page, day).click({ position: { x: 12, y: 90 }, timeout: 1_000 })
    await expect(formOf(page).getByLabel(labels.startDay)).toHaveValue(day, { timeout: 2_000 })
  }).toPass()
}
const inMarch = (page: Page) =>
  page.request.post('/dev/clock.json', { data: { offsetMs: Date.parse('2027-03-08T09:00:00Z') - Date.now() } })
const today = (page: Page) => page.request.post('/dev/clock.json', { data: { offsetMs: 0 } })

test('EV-CAL-12 EV-CAL-13 EV-FORM-01 EV-FORM-18 EV-FORM-61 a day opens the form for who makes events; what is incomplete is not saved, and what is unsaved not thrown away', async ({
  person,
}) => {
  const [{ page: teacher }, { page: admin }] = [
    await person('Teun', { as: 'docent@bewezen.example' }),
    await person('Jasper', { as: 'admin@bewezen.example' }),
  ]
  const form = formOf(teacher)
  const saved: string[] = []
  teacher.on('request', (request) => request.url().endsWith('/api/events/create') && saved.push(request.url()))
  await inMarch(teacher)
  try {
    for (const page of [admin, teacher]) {
      await page.goto('/events')
      await openOn(page, '2027-03-22')
      await expect(formOf(page).getByLabel(labels.startTime)).toHaveValue('10:00')
      await expect(formOf(page).getByLabel(labels.endDay)).toHaveValue('2027-03-22')
      await expect(formOf(page).getByLabel(labels.endTime)).toHaveValue('12:00')
    }
    for (const section of [
      'Basis Informatie',
      'Prijs & Capaciteit',
      'Datum & Tijd',
      'Zichtbaarheid & Toegang',
      'Extra Opties',
    ])
      await expect(form.getByRole('button', { name: section })).toBeVisible()

    // The first fault has the focus, also in a section that was folded.
    await form.getByRole('button', { name: 'Basis Informatie' }).click()
    await expect(form.getByLabel(labels.title)).toBeHidden()
    await saveIn(teacher).click()
    await expect(teacher.getByText('Formulier niet compleet')).toBeVisible()
    await expect(teacher.getByText('Controleer de verplichte velden.')).toBeVisible()
    await expect(form.getByText(faultWords.titleRequired)).toBeVisible()
    await expect(form.getByLabel(labels.title)).toBeFocused()
    expect(saved).toEqual([])
    expect(await accessibilityFaults(teacher)).toEqual([])

    await form.getByLabel(labels.title).fill(title)
    await teacher.keyboard.press('Escape')
    await expect(teacher.getByRole('alertdialog')).toContainText(
      'Je wijzigingen zijn nog niet opgeslagen. Toch sluiten?',
    )
    await teacher.getByRole('button', { name: 'Verder met invullen' }).click()
    await expect(form.getByLabel(labels.title)).toHaveValue(title)
  } finally {
    await today(teacher)
  }
})

test('EV-FORM-37 EV-FORM-38 EV-FORM-58 EV-MSG-05 EV-MSG-06 EV-MSG-08 EV-RECUR-17 EV-RECUR-22 EV-RECUR-23 a teacher makes a weekly series over the March clock change and moves one date', async ({
  person,
  mailbox,
}) => {
  const [{ page: teacher }, { page: member }] = [
    await person('Teun', { as: 'docent@bewezen.example' }),
    await person('Noor', { as: 'lid@bewezen.example' }),
  ]
  await inMarch(teacher)
  try {
    await teacher.goto('/events')
    const form = formOf(teacher)
    await openOn(teacher, '2027-03-22')
    await form.getByLabel(labels.title).fill(title)
    await form.getByRole('textbox', { name: labels.venueName }).fill('De Schuur')
    await form.getByRole('switch', { name: labels.isRecurring }).click()
    await form.getByLabel(labels.pattern).selectOption('weekly')
    await form.getByLabel(labels.recurrenceEnd).fill('2027-04-05')
    await expect(form.getByText(labels.datesOf(3))).toBeVisible()

    await saveIn(teacher).click()
    await expect(teacher.getByText('Gelukt!')).toBeVisible()
    await expect(
      teacher.getByText('Het evenement is succesvol aangemaakt en toegevoegd aan de kalender.'),
    ).toBeVisible()
    await expect(form).toHaveCount(0)

    // The clock on the wall says ten on both sides of the change; the moments are an hour apart.
    for (const day of ['2027-03-22', '2027-03-29'])
      await expect(cell(teacher, day).getByRole('link', { name: new RegExp(`10:00.*${title}`) })).toBeVisible()
    const slug = 'avondlab-over-de-klok'
    const dates = await datesOf(member, slug)
    expect(dates.map(({ startAt }) => Date.parse(startAt))).toEqual(
      ['2027-03-22T09:00Z', '2027-03-29T08:00Z', '2027-04-05T08:00Z'].map((at) => Date.parse(at)),
    )

    const { id: occurrenceId = '' } = dates[1] ?? {}
    const enrollmentData = { terms_accepted: true, cancellation_policy_accepted: true }
    const attempt = {
      id: crypto.randomUUID().replace(/-4/, '-7'),
      occurrenceId,
      termsVersion: 'AV-2025-01',
      enrollmentData,
    }
    expect((await member.request.post('/api/events/enrolFree', { data: attempt })).ok()).toBe(true)

    // Another weekday: the date with somebody on it is asked about, and moved.
    await cell(teacher, '2027-03-29')
      .getByRole('link', { name: new RegExp(title) })
      .click()
    await teacher.getByRole('dialog', { name: title }).getByRole('button', { name: pageWords.edit }).click()
    await expect(form.getByText('Je bewerkt de hele reeks')).toBeVisible()
    await form.getByLabel(labels.startDay).fill('2027-03-23')
    await form.getByLabel(labels.recurrenceEnd).fill('2027-04-06')
    await saveIn(teacher).click()
    const asks = teacher.getByRole('dialog', { name: datesWords.title })
    const choice = asks.getByLabel('29 maart 2027 (1 aanmelding)')
    await expect(choice).toHaveValue('keep')
    await expect(choice.getByRole('option', { name: saveWords.cancel })).toHaveCount(0)
    await choice.selectOption({ label: saveWords.moveTo('2027-03-30') })
    await asks.getByRole('button', { name: labels.save }).click()
    await expect(teacher.getByText('De wijzigingen zijn succesvol opgeslagen.')).toBeVisible()

    const after = await datesOf(member, slug)
    expect(after.map(({ startAt, own }) => [startAt.slice(0, 16), own?.status ?? null])).toEqual([
      ['2027-03-23T09:00', null],
      ['2027-03-30T08:00', 'enrolled'],
      ['2027-04-06T08:00', null],
    ])
    await expect
      .poll(async () => (await mailbox.list('lid@bewezen.example')).map(({ subject }) => subject))
      .toContainEqual(expect.stringContaining(title))
  } finally {
    await today(teacher)
  }
})

/** Makes a series that begins in twenty days through the form; answers the day on which it begins. */
async function makeSeries(admin: Page, name: string, pattern: 'weekly' | 'yearly' = 'yearly'): Promise<string> {
  await admin.goto('/events')
  const form = formOf(admin)
  await admin.getByRole('button', { name: pageWords.make }).click()
  await expect(form.getByLabel(labels.title)).toBeVisible()
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  await form.getByLabel(labels.title).fill(name)
  await form.getByRole('textbox', { name: labels.venueName }).fill('De Schuur')
  await form.getByLabel(labels.startDay).fill(day)
  await form.getByRole('switch', { name: labels.isRecurring }).click()
  await form.getByLabel(labels.pattern).selectOption(pattern)
  await saveIn(admin).click()
  await expect(admin.getByText(saveWords.created)).toBeVisible()
  return day
}

test('EV-VIS-05 EV-VIS-06 EV-VIS-07 EV-VIS-08 EV-EDGE-40 EV-ERR-17 EV-MSG-10 an admin switches an event offline', async ({
  person,
}) => {
  const { page: admin } = await person('Jasper', { as: 'admin@bewezen.example' })
  await makeSeries(admin, 'Even live')
  await admin.goto('/events/even-live')
  const live = admin.getByRole('dialog').getByRole('switch', { name: endWords.liveOf('Even live') })
  await expect(live).toBeChecked()
  await admin.route('**/api/events/setLive', (route) => route.fulfill({ status: 500, body: '{}' }))
  await live.click()
  await expect(admin.getByText('Fout bij bijwerken')).toBeVisible()
  await expect(admin.getByText('Kon de status niet bijwerken. Probeer opnieuw.')).toBeVisible()
  await expect(live).toBeChecked()
  await admin.unroute('**/api/events/setLive')
  // The last of several quick clicks wins: nothing is drawn or answered between these.
  await live.evaluate((box: HTMLInputElement) => {
    for (let click = 0; click < 3; click++) box.click()
  })
  await expect(live).not.toBeChecked()
  // On a slow machine the first of the clicks is answered before the last, and is told as well.
  await expect(admin.getByText('Status bijgewerkt').last()).toBeVisible()
  await expect(admin.getByText('Evenement is nu offline').last()).toBeVisible()
  await admin.reload()
  await expect(live).not.toBeChecked()
})

test('EV-DETAIL-21 EV-FORM-39 EV-MSG-07 EV-RECUR-21 an admin deletes an event after being asked', async ({
  person,
}) => {
  const { page: admin } = await person('Jasper', { as: 'admin@bewezen.example' })
  await makeSeries(admin, 'Even weg')
  await admin.goto('/events/even-weg')
  await admin.getByRole('dialog').getByRole('button', { name: endWords.remove }).click()
  const asks = admin.getByRole('alertdialog')
  await expect(asks).toContainText(saveWords.deleteQuestion)
  await expect(asks).toContainText(formNoticeWords.deletesSeries)
  await asks.getByRole('button', { name: endWords.removeEvent }).click()
  await expect(admin.getByText(saveWords.deleted)).toBeVisible()
})

test('EV-RECUR-22 EV-RECUR-29 EV-RECUR-30 EV-RECUR-33 EV-RECUR-34 EV-RECUR-35 a teacher moves one date of a series, which an admin has moved meanwhile', async ({
  person,
  mailbox,
}) => {
  const [{ page: teacher }, { page: admin }, { page: member }] = [
    await person('Teun', { as: 'docent@bewezen.example' }),
    await person('Jasper', { as: 'admin@bewezen.example' }),
    await person('Noor', { as: 'lid@bewezen.example' }),
  ]
  const [name, slug] = ['Even verzet', 'even-verzet']
  const day = await makeSeries(teacher, name, 'weekly')
  const { id: occurrenceId = '' } = (await datesOf(member, slug))[1] ?? {}
  const enrollmentData = { terms_accepted: true, cancellation_policy_accepted: true }
  const attempt = { id: newId(), occurrenceId, termsVersion, enrollmentData }
  expect((await member.request.post('/api/events/enrolFree', { data: attempt })).ok()).toBe(true)

  const dialogOf = (page: Page) => page.getByRole('dialog', { name: movedWords.move })
  for (const page of [teacher, admin]) {
    await page.goto(`/events/${slug}?occurrence=${occurrenceId}`)
    await page.getByRole('dialog', { name }).getByRole('button', { name: movedWords.move }).click()
    await expect(dialogOf(page).getByLabel(labels.startDay)).toHaveValue(plusDays(day, 7))
  }
  const moving = dialogOf(teacher)
  await expect(moving.getByText(dateMoveWords.told)).toBeVisible()
  expect(await accessibilityFaults(teacher)).toEqual([])
  const sendIn = (page: Page) => dialogOf(page).getByRole('button', { name: dateMoveWords.save, exact: true })

  // The next week has a date of its own; what was typed stays.
  await moving.getByLabel(labels.startDay).fill(plusDays(day, 14))
  await expect(moving.getByLabel(labels.endDay)).toHaveValue(plusDays(day, 14))
  await sendIn(teacher).click()
  await expect(moving.getByText(dateMoveWords.dayTaken)).toBeVisible()
  await expect(moving.getByLabel(labels.startDay)).toBeFocused()

  await dialogOf(admin).getByLabel(labels.startTime).fill('9:30')
  await sendIn(admin).click()
  await expect(admin.getByText(dateMoveWords.done)).toBeVisible()
  await expect(admin.getByRole('dialog', { name }).getByText(movedWords.otherTime)).toBeVisible()
  await expect(moving.getByText(/^Deze datum is intussen verplaatst naar .*09:30/)).toBeVisible()

  const target = plusDays(day, 9)
  await moving.getByLabel(labels.startDay).fill(target)
  await sendIn(teacher).click()
  await expect(teacher.getByText(dateMoveWords.done)).toBeVisible()
  await expect(moving).toHaveCount(0)
  expect((await datesOf(member, slug)).map(({ startAt }) => startAt.slice(0, 10)).slice(0, 3)).toEqual([
    day,
    target,
    plusDays(day, 14),
  ])
  await member.goto(`/events/${slug}?occurrence=${occurrenceId}`)
  await expect(member.getByText(movedWords.movedFrom(plusDays(day, 7)))).toBeVisible()
  await expect(member.getByRole('button', { name: movedWords.move })).toHaveCount(0)
  await expect
    .poll(async () => (await mailbox.list('lid@bewezen.example')).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining(name))
})
