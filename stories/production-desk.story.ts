import { newId } from '@bewezen/domain/base/newId.ts'
import { newEventForm } from '@bewezen/domain/events/eventForm.ts'
import { faultsInEachLight } from './accessible.ts'
import { admin, costForm, day, dialog, given, givenEvent, open, press } from './productionDesk.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

test('EV-MORE-105 ADM-MORE-59 on a wide screen what can be done stands in one row above the title, and no field runs into one', async ({
  person,
}) => {
  const { page } = await person('Jasper', admin)
  await page.setViewportSize({ width: 1440, height: 900 })
  const eventId = await givenEvent(page, 'Masterclass Ochtendlicht')
  await given(page, 'saveCost', eventId, costForm('Zaalhuur voor een hele dag', '1999,99'))
  const boxOf = async (name: string | RegExp, role: 'button' | 'heading' = 'button') => {
    const box = await page.getByRole(role, { name }).first().boundingBox()
    if (!box) throw new Error(`nothing is called ${name}`)
    return box
  }
  await open(page, eventId, 'kosten')
  await expect(page.getByRole('row', { name: /Zaalhuur/ })).toBeVisible()
  const title = await boxOf('Masterclass Ochtendlicht', 'heading')
  for (const name of ['Bewerken', 'Kopiëren', 'Evenement annuleren', 'Verwijderen']) {
    const { x, y, height } = await boxOf(new RegExp(`^${name}$`))
    expect(x, name).toBeGreaterThan(title.x + title.width / 4)
    expect(y + height, name).toBeLessThanOrEqual(title.y + 1)
  }
  const [edit, remove] = [await boxOf(/^Bewerken: Zaalhuur/), await boxOf(/^Verwijderen: Zaalhuur/)]
  expect(remove.y).toBe(edit.y)
  const scrolled = page.locator('section[aria-labelledby=costs]')
  expect(await scrolled.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  expect(await faultsInEachLight(page)).toEqual([])

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin/logboek')
    const search = page.getByRole('searchbox').last()
    await expect(search).toBeVisible()
    const [heading, field] = [await boxOf('Logboek', 'heading'), await search.boundingBox()]
    expect(field?.y).toBeGreaterThan(heading.y + heading.height)
    // A field that is too narrow for its placeholder scrolls it.
    expect(await search.evaluate(placeholderFits)).toBe(true)
    expect(await sticksOut(page)).toEqual([])
  }
})

test('EV-MORE-106 EV-MORE-107 a code without a price and a day that does not exist say what is true', async ({
  person,
}) => {
  const { page } = await person('Jasper', { ...admin, width: 390 })
  const eventId = newId()
  const form = { ...newEventForm('', day), title: 'Zonder prijs', venueName: 'De Nieuwe Liefde', teacherIds: [] }
  const data = { id: eventId, form: { ...form, start: `${day}T14:00`, end: `${day}T17:00` } }
  expect((await page.request.post('/api/events/create', { data })).status()).toBe(200)
  await open(page, eventId, 'instellingen')
  await expect(page.getByText(/^Dit evenement heeft geen prijs\./)).toBeVisible()
  const paidId = await givenEvent(page, 'Met prijs')
  await open(page, paidId, 'instellingen')
  await expect(page.getByText('Nog geen kortingscodes')).toBeVisible()
  await expect(page.getByText(/^Dit evenement heeft geen prijs\./)).toHaveCount(0)

  await page.goto(`/events/${newId()}/dag`)
  await expect(page.getByText('Deze dag bestaat niet (meer)')).toBeVisible()
  await expect(page.getByText(/Vraag de organisatie/)).toHaveCount(0)
  expect(await faultsInEachLight(page)).toEqual([])
  await page.getByRole('link', { name: 'Naar het beheer van evenementen' }).click()
  await expect(page).toHaveURL(/\/events\/admin$/)
  const { page: hers } = await person('Sanne', { as: 'lid@bewezen.example' })
  await hers.goto(`/events/${newId()}/dag`)
  await expect(hers.getByText(/^Vraag de organisatie/)).toBeVisible()
})

test('EV-MORE-109 two admins make one budget: the second sees the first one, keeps what was typed, and decides', async ({
  person,
}) => {
  const { page } = await person('Jasper', admin)
  const { page: other } = await person('Jasper, elders', admin)
  const eventId = await givenEvent(page, 'Samen begroten')
  for (const each of [page, other]) {
    await open(each, eventId, 'overzicht')
    await press(each, 'Begroting maken').click()
  }
  await dialog(page, 'Begroting maken').getByLabel('Verwachte deelnemers').fill('40')
  await dialog(other, 'Begroting maken').getByLabel('Inkomsten').fill('1500')
  await dialog(other, 'Begroting maken').getByRole('button', { name: 'Toevoegen' }).click()
  await expect(press(other, 'Begroting bewerken')).toBeVisible()

  const mine = dialog(page, 'Begroting maken')
  await mine.getByRole('button', { name: 'Toevoegen' }).click()
  await expect(mine.getByRole('alert')).toContainText(/Inkomsten: € 1\.500,00 \(was niets\)/)
  await expect(mine.getByLabel('Verwachte deelnemers')).toHaveValue('40')
  await mine.getByRole('button', { name: 'Verder met wat ik typte' }).click()
  await dialog(page, 'Begroting bewerken').getByRole('button', { name: 'Opslaan' }).click()
  for (const each of [page, other]) {
    const budget = each.getByRole('table', { name: 'Begroting' })
    await expect(budget.getByRole('row', { name: /Verwachte deelnemers/ })).toContainText('40')
    await expect(budget.getByRole('row', { name: /Inkomsten/ })).toContainText('€ 1.500,00')
  }
})

/** Whether the whole placeholder of a field is in view. */
function placeholderFits(field: HTMLElement | SVGElement): boolean {
  if (!(field instanceof HTMLInputElement)) return false
  const pen = document.createElement('canvas').getContext('2d')
  const { font, paddingLeft, paddingRight } = getComputedStyle(field)
  if (!pen) return false
  pen.font = font
  return (
    pen.measureText(field.placeholder).width <= field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
  )
}
