import { newId } from '@bewezen/domain/base/newId.ts'
import { newEventForm } from '@bewezen/domain/events/eventForm.ts'
import type { Page } from '@playwright/test'
import { faultsInEachLight } from './accessible.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

const admin = { as: 'admin@bewezen.example' }
const member = 'lid@bewezen.example'
const day = '2027-03-13'
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/${path}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** An event on which the member has a place; answers its id. */
async function givenEvent(page: Page, title: string): Promise<string> {
  const id = newId()
  const { people } = await (await page.request.get(`/api/access/people?search=${member}`)).json()
  const form = { ...newEventForm('', day), title, venueName: 'De Nieuwe Liefde', teacherIds: [] }
  await post(page, 'events/create', { id, form: { ...form, start: `${day}T14:00`, end: `${day}T17:00` } })
  await post(page, 'events/addParticipant', { id: newId(), eventId: id, personId: people[0].id, beyond: false })
  return id
}

test('EV-MORE-60 EV-MORE-61 EV-MORE-62 EV-MORE-63 EV-MORE-64 EV-MORE-65 an admin writes to those with a place, and a member reads it by mail and in the inbox', async ({
  person,
  mailbox,
}) => {
  const { page } = await person('Jasper', admin)
  const eventId = await givenEvent(page, 'Schrijven aan deelnemers')
  const subject = `Neem <b>laarzen</b> mee ${eventId.slice(-6)}`
  await page.goto(`/events/admin?event=${eventId}&tab=deelnemers`)
  await expect(page.getByText('Je schreef deze deelnemers nog niet.', { exact: true })).toBeVisible()

  const compose = page.getByRole('dialog', { name: 'Schrijf deelnemers', exact: true })
  await test.step('what is wrong is told under its field', async () => {
    await press(page, 'Schrijf deelnemers').click()
    await compose.getByRole('combobox', { name: 'Aan wie', exact: true }).selectOption({ label: 'Wachtlijst (0)' })
    await expect(compose.getByText('Er is nu niemand om aan te schrijven.', { exact: true })).toBeVisible()
    await expect(compose.getByRole('button', { name: 'Verstuur', exact: true })).toBeDisabled()
    await compose.getByRole('combobox', { name: 'Aan wie', exact: true }).selectOption({ label: 'Met een plek (1)' })
    await compose.getByRole('button', { name: 'Verstuur aan 1 persoon', exact: true }).click()
    await expect(compose.getByText('Vul een onderwerp in', { exact: true })).toBeVisible()
    await expect(compose.getByRole('textbox', { name: /^Onderwerp/ })).toBeFocused()
  })

  await test.step('half a message stays when another tab is opened', async () => {
    await compose.getByRole('textbox', { name: /^Onderwerp/ }).fill(subject)
    await compose.getByRole('textbox', { name: /^Bericht/ }).fill('Het pad is nat.\n\nTot dan!')
    expect(await faultsInEachLight(page)).toEqual([])
    expect(await sticksOut(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Kosten' }).click()
    await page.getByRole('tab', { name: 'Deelnemers' }).click()
    await press(page, 'Verder schrijven').click()
    await expect(compose.getByRole('textbox', { name: /^Onderwerp/ })).toHaveValue(subject)
  })

  await test.step('it is sent, and kept with whom it was for', async () => {
    await compose.getByRole('button', { name: 'Verstuur aan 1 persoon', exact: true }).click()
    await expect(page.getByText('1 bericht verstuurd', { exact: true })).toBeVisible()
    await expect(compose).toBeHidden()
    await press(page, 'Verstuurde berichten').click()
    const history = page.getByRole('dialog', { name: 'Verstuurde berichten', exact: true })
    await expect(history.getByRole('heading', { name: subject, exact: true })).toBeVisible()
    await expect(history.getByText('Met een plek: 1 persoon', { exact: true })).toBeVisible()
    expect(await faultsInEachLight(page)).toEqual([])
    await page.keyboard.press('Escape')
  })

  await test.step('the member has it by mail, as it was typed, and in the inbox', async () => {
    const mail = await mailbox.newest(member, subject)
    expect(mail.text).toContain('Het pad is nat.')
    expect(mail.html).not.toContain('<b>laarzen')
    const noor = (await person('Lid', { as: member })).page
    await noor.goto('/inbox')
    await expect(noor.getByText(subject).first()).toBeVisible()
  })
})

test('EV-MORE-66 EV-MORE-67 EV-MORE-68 an admin chooses what an event sends by itself, and a member what of it comes', async ({
  person,
}) => {
  const { page } = await person('Jasper', admin)
  const eventId = await givenEvent(page, 'Vanzelf geschreven')
  await page.goto(`/events/admin?event=${eventId}&tab=deelnemers`)
  await press(page, 'Automatische berichten').click()
  const letters = page.getByRole('dialog', { name: 'Automatische berichten', exact: true })
  await expect(letters.getByRole('checkbox', { name: /^Herinnering/ })).toBeChecked()
  await letters.getByRole('checkbox', { name: /^Bedankje/ }).check()
  await letters.getByRole('textbox', { name: /^Tekst van het bedankje/ }).fill('Wat een dag!')
  expect(await faultsInEachLight(page)).toEqual([])
  await letters.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(letters).toBeHidden()
  await page.reload()
  await press(page, 'Automatische berichten').click()
  await expect(letters.getByRole('textbox', { name: /^Tekst van het bedankje/ })).toHaveValue('Wat een dag!')

  const noor = (await person('Lid', { as: member })).page
  await noor.goto('/profile#settings')
  await expect(noor.getByText('Herinneringen en bedankjes', { exact: true })).toBeVisible()
})

test('EV-MORE-71 EV-MORE-72 an admin copies an event with its costs to another day', async ({ person }) => {
  const { page } = await person('Jasper', admin)
  const eventId = await givenEvent(page, 'Ademlab om te kopiëren')
  await post(page, 'production/saveCost', {
    id: newId(),
    eventId,
    version: null,
    form: { name: 'Zaalhuur', amount: '420', quantity: '1', taxInclusive: true, linkUrl: '', notes: '' },
  })
  await page.goto(`/events/admin?event=${eventId}`)
  await press(page, 'Kopiëren').click()
  const dialog = page.getByRole('dialog', { name: 'Evenement kopiëren', exact: true })
  await expect(dialog.getByLabel('Nieuwe eerste dag')).toHaveValue('2027-04-10')
  expect(await faultsInEachLight(page)).toEqual([])
  await dialog.getByRole('textbox', { name: /^Titel/ }).fill('')
  await dialog.getByRole('button', { name: 'Kopie maken', exact: true }).click()
  await expect(dialog.getByRole('textbox', { name: /^Titel/ })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox', { name: /^Titel/ }).fill('Ademlab in april')
  await dialog.getByLabel('Nieuwe eerste dag').fill('2027-04-17')
  await dialog.getByRole('button', { name: 'Kopie maken', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ademlab in april', level: 1 })).toBeVisible()
  await expect(page.getByText(/17 april 2027, 14:00/).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Kosten' }).click()
  await expect(page.getByText('Zaalhuur').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Deelnemers' }).click()
  await expect(page.getByText('Nog geen aanmeldingen', { exact: true }).first()).toBeVisible()
})

test('EV-MORE-74 EV-MORE-75 an admin keeps the tasks of an event as a list, applies it to another, and is asked before it is applied twice', async ({
  person,
}) => {
  const { page } = await person('Jasper', admin)
  const first = await givenEvent(page, 'Met een takenlijst')
  const second = await givenEvent(page, 'Krijgt een takenlijst')
  await post(page, 'production/saveTodo', {
    id: newId(),
    eventId: first,
    version: null,
    form: {
      taskName: 'Zaal huren',
      description: '',
      deadline: '2027-02-27',
      status: 'niet_gestart',
      priority: 'hoog',
      assigneeId: '',
    },
  })
  await page.goto(`/events/admin?event=${first}&tab=todo`)
  const lists = page.getByRole('dialog', { name: 'Takenlijsten', exact: true })
  const editor = page.getByRole('dialog', { name: 'Nieuwe takenlijst', exact: true })

  await test.step('a list is made from the tasks of an event, with days before its first day', async () => {
    await press(page, 'Takenlijsten').click()
    await expect(lists.getByRole('heading', { name: 'Takenlijsten', exact: true })).toBeVisible()
    await lists.getByRole('button', { name: 'Bewaar deze taken als lijst', exact: true }).click()
    await expect(editor.getByRole('textbox', { name: /^Dagen ervoor/ })).toHaveValue('14')
    await editor.getByRole('textbox', { name: /^Naam van de lijst/ }).fill('Vaste taken')
    await editor.getByRole('textbox', { name: /^Dagen ervoor/ }).fill('veel')
    await editor.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await expect(
      editor.getByText('Vul een heel aantal dagen in, van -365 tot en met 730', { exact: true }),
    ).toBeVisible()
    expect(await faultsInEachLight(page)).toEqual([])
    expect(await sticksOut(page)).toEqual([])
    await editor.getByRole('textbox', { name: /^Dagen ervoor/ }).fill('10')
    await editor.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await expect(lists.getByRole('heading', { name: 'Vaste taken', exact: true })).toBeVisible()
  })

  await test.step('another event gets its tasks, and a second time is asked for', async () => {
    await page.goto(`/events/admin?event=${second}&tab=todo`)
    await press(page, 'Takenlijsten').click()
    await lists.getByRole('button', { name: 'Toepassen: Vaste taken', exact: true }).click()
    await expect(lists.getByText(/^1 taak, toegepast op /)).toBeVisible()
    expect(await faultsInEachLight(page)).toEqual([])
    await lists.getByRole('button', { name: 'Toepassen: Vaste taken', exact: true }).click()
    const again = page.getByRole('alertdialog')
    await expect(again.getByText(/is al toegepast op/)).toBeVisible()
    await again.getByRole('button', { name: 'Annuleren', exact: true }).click()
    await expect(again).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('row', { name: /Zaal huren/ })).toHaveCount(1)
    await expect(page.getByRole('row', { name: /Zaal huren/ })).toContainText('3 mrt 2027')
  })
})
