import type { Page } from '@playwright/test'
import { accessibilityFaults } from './accessible.ts'
import { expect, test } from './world.ts'

// One after the other: both modes are of the whole site.
test.describe.configure({ mode: 'serial' })

const inMaintenance = (page: Page) => page.getByRole('dialog', { name: 'We zijn even met onderhoud bezig' })
const settings = async (page: Page) => {
  await page.goto('/admin/instellingen')
  await expect(page.getByRole('switch', { name: /Maintenance Mode/ })).toBeVisible()
}
const wallTime = (moment: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short', timeStyle: 'short' })
    .format(moment)
    .replace(' ', 'T')

test('SH-MAINT-01 SH-MAINT-02 SH-MAINT-03 SH-MAINT-13 SH-MAINT-14 SH-MAINT-22 SH-MAINT-23 SH-EDGE-28 SH-ERR-15 an admin switches maintenance on: it covers the site of members only, and they go on where they were', async ({
  person,
}) => {
  const [admin, member, teacher, cancelled, visitor] = [
    await person('Admin', { as: 'admin@bewezen.example' }),
    await person('Lid', { as: 'lid@bewezen.example' }),
    await person('Docent', { as: 'docent@bewezen.example' }),
    await person('Opgezegd', { as: 'opgezegd@bewezen.example' }),
    await person('Bezoeker'),
  ]
  await member.page.goto('/inbox')
  await member.page.getByRole('searchbox').fill('half getypt')
  await Promise.all([teacher.page.goto('/inbox'), cancelled.page.goto('/inbox'), admin.page.goto('/inbox')])

  await admin.page.getByRole('button', { name: /^Account van/ }).click()
  const toggle = admin.page.getByRole('menuitemcheckbox', { name: 'Maintenance Mode' })
  await toggle.click()
  await expect(admin.page.getByText('Onderhoudsmodus geactiveerd')).toBeVisible()
  await expect(admin.page.getByText('Studenten zien nu de onderhoudsmelding')).toBeVisible()

  const screen = inMaintenance(member.page)
  await expect(screen).toBeVisible()
  await expect(screen.getByRole('button')).toHaveText('Uitloggen')
  await expect(screen.getByRole('link')).toHaveCount(0)
  expect(await accessibilityFaults(member.page)).toEqual([])
  await member.page.keyboard.press('Escape')
  await expect(screen).toBeVisible()
  await visitor.page.goto('/auth')
  await expect(visitor.page.getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible()
  for (const { page } of [teacher, cancelled, admin]) await expect(inMaintenance(page)).toHaveCount(0)

  await toggle.click()
  await expect(admin.page.getByText('Onderhoudsmodus gedeactiveerd')).toBeVisible()
  await expect(admin.page.getByText('Studenten hebben weer toegang')).toBeVisible()
  await expect(screen).toHaveCount(0)
  await expect(member.page.getByRole('searchbox')).toHaveValue('half getypt')
})

test('SH-EDGE-28 a dialog with something typed in it is still open when maintenance ends', async ({ person }) => {
  const [admin, member] = [
    await person('Admin', { as: 'admin@bewezen.example' }),
    await person('Lid', { as: 'lid@bewezen.example', width: 390 }),
  ]
  await settings(admin.page)
  await member.page.goto('/inbox')
  await member.page.getByRole('button', { name: 'Filters en sorteren' }).click()
  const sheet = member.page.getByRole('dialog', { name: 'Filters en sorteren' })
  await sheet.getByLabel('Vermeldingen').check()

  await admin.page.getByRole('switch', { name: /Maintenance Mode/ }).click()
  const screen = inMaintenance(member.page)
  await expect(screen.getByRole('button', { name: 'Uitloggen' })).toBeFocused()
  await member.page.keyboard.press('Escape')
  await screen.click({ position: { x: 20, y: 300 } })
  await admin.page.getByRole('switch', { name: /Maintenance Mode/ }).click()

  await expect(screen).toHaveCount(0)
  await expect(sheet.getByLabel('Vermeldingen')).toBeChecked()
})

test('SH-MAINT-04 SH-MAINT-10 SH-MAINT-20 SH-EDGE-26 the screen says what the admin wrote and counts by the clock of the server', async ({
  person,
}) => {
  const [admin, member] = [
    await person('Admin', { as: 'admin@bewezen.example' }),
    await person('Lid', { as: 'lid@bewezen.example' }),
  ]
  await settings(admin.page)
  await admin.page.getByRole('switch', { name: /Maintenance Mode/ }).click()
  await expect(admin.page.getByText('Gestart')).toBeVisible()
  await admin.page.getByLabel('Bericht aan leden').fill('We zetten lessen klaar. <b>Tot zo</b>')
  await admin.page.getByLabel('Eindtijd').fill('2020-01-01T10:00')
  await admin.page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(admin.page.getByText('Eindtijd moet na de starttijd liggen')).toBeVisible()
  await admin.page.getByLabel('Eindtijd').fill(wallTime(Date.now() + 161 * 60_000))
  await admin.page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(admin.page.getByText('Onderhoud opgeslagen')).toBeVisible()

  await member.page.clock.setSystemTime(Date.now() + 5 * 60 * 60_000)
  await member.page.goto('/inbox')
  const screen = inMaintenance(member.page)
  await expect(screen).toContainText('We zetten lessen klaar. <b>Tot zo</b>')
  await expect(screen).toContainText(/2 uur en 4[01] minuten/)
  await expect(screen).toContainText(/Begonnen op .* om \d\d:\d\d/)
  const minutes = async () => Number(/en (\d+) minu/.exec((await screen.textContent()) ?? '')?.[1])
  const before = await minutes()
  await member.page.clock.runFor(60_000)
  await expect.poll(minutes).toBeLessThan(before)

  await admin.page.getByRole('switch', { name: /Maintenance Mode/ }).click()
  await expect(screen).toHaveCount(0)
  await expect(admin.page.getByLabel('Bericht aan leden')).toHaveValue('We zetten lessen klaar. <b>Tot zo</b>')
  await expect(admin.page.getByLabel('Eindtijd')).toHaveValue('')
})

test('SH-MAINT-16 a status that cannot be fetched is no maintenance', async ({ person }) => {
  const [admin, member] = [
    await person('Admin', { as: 'admin@bewezen.example' }),
    await person('Lid', { as: 'lid@bewezen.example' }),
  ]
  await settings(admin.page)
  await admin.page.getByRole('switch', { name: /Maintenance Mode/ }).click()
  await member.page.goto('/inbox')
  await expect(inMaintenance(member.page)).toBeVisible()

  await member.page.route('**/api/access/ownAccess', (route) => route.fulfill({ status: 500, body: '{}' }))
  await member.page.reload()
  await expect(member.page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
  await expect(inMaintenance(member.page)).toHaveCount(0)

  await admin.page.getByRole('switch', { name: /Maintenance Mode/ }).click()
  await expect(admin.page.getByText('Onderhoudsmodus gedeactiveerd')).toBeVisible()
})

test('SH-MAINT-24 SH-TEST-16 SH-TEST-17 SH-ERR-05 SH-ERR-13 each mode says in its own words why it was not switched, or cannot be read', async ({
  person,
}) => {
  const { page } = await person('Admin', { as: 'admin@bewezen.example' })
  await settings(page)
  const toast = (text: string) => page.getByRole('alert').filter({ hasText: text })
  const modes = {
    setMaintenance: page.getByRole('switch', { name: /Maintenance Mode/ }),
    setTesterMode: page.getByRole('switch', { name: /Tester Mode/ }),
  }
  let answer: { status: number; json: { code: string; data: null } }
  await page.route(/\/api\/access\/set(Maintenance|TesterMode)$/, (route) => route.fulfill(answer))
  for (const [operation, status, code, title, text] of [
    ['setMaintenance', 401, 'SIGN_IN_REQUIRED', 'Fout', 'Geen gebruiker ingelogd'],
    ['setMaintenance', 500, 'UNKNOWN', 'Fout', 'Kon onderhoudsmodus niet wijzigen'],
    ['setTesterMode', 403, 'FORBIDDEN', 'Geen toegang', 'Only admins can manage tester mode'],
    ['setTesterMode', 401, 'SIGN_IN_REQUIRED', 'Fout', 'User not authenticated'],
    ['setTesterMode', 500, 'UNKNOWN', 'Fout', 'Failed to update tester mode'],
  ] as const) {
    answer = { status, json: { code, data: null } }
    await modes[operation].click()
    await expect(toast(text)).toContainText(title)
    await expect(modes[operation]).not.toBeChecked()
  }
  await page.route('**/api/access/settings*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/inbox')
  await expect(toast('Failed to fetch tester mode')).toBeVisible()
})

test('SH-TEST-07 SH-TEST-08 SH-TEST-09 SH-TEST-11 SH-TEST-15 X3-GATE-05 tester mode holds members at the gate, live, with what they had typed', async ({
  person,
}) => {
  const [admin, member, teacher] = [
    await person('Admin', { as: 'admin@bewezen.example' }),
    await person('Lid', { as: 'lid@bewezen.example' }),
    await person('Docent', { as: 'docent@bewezen.example' }),
  ]
  await settings(admin.page)
  for (const { page } of [member, teacher]) {
    await page.goto('/community/universiteit/welkom')
    await expect(page.getByRole('log')).toBeVisible()
  }
  await member.page.getByRole('textbox', { name: /^Schrijf in/ }).fill('Half getypt bericht')

  await admin.page.getByRole('switch', { name: /Tester Mode/ }).click()
  const { page } = member
  await expect(
    page.getByRole('heading', { name: 'De community is momenteel alleen toegankelijk voor testers.' }),
  ).toBeVisible()
  await expect(page.getByText('Het project gaat live op 20 oktober.')).toBeVisible()
  await expect(page.getByText('Je abonnement loopt minimaal één volle maand door na de lancering.')).toBeVisible()
  await expect(page.getByRole('log')).toHaveCount(0)
  await expect(page.getByLabel('Dit had je getypt')).toHaveValue('Half getypt bericht')
  expect(await accessibilityFaults(page)).toEqual([])
  await expect(teacher.page.getByRole('log')).toBeVisible()
  await page.goto('/inbox')
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()

  await page.goto('/community/universiteit/welkom')
  const closed = { name: 'De community is momenteel alleen toegankelijk voor testers.' }
  const [known, unknown] = [await page.context().newPage(), await page.context().newPage()]
  const answers = '**/api/access/ownAccess'
  const fails = { status: 500, body: '{}' }
  await test.step('what is known stays while it cannot be asked for anew', async () => {
    await known.clock.install()
    await known.goto('/community/universiteit/welkom')
    await expect(known.getByRole('heading', closed)).toBeVisible()
    await known.route(answers, (route) => route.fulfill(fails))
    const refused = known.waitForResponse(answers)
    await known.clock.runFor(61_000)
    expect((await refused).status()).toBe(500)
    await expect(known.getByRole('heading', closed)).toBeVisible()
  })
  await test.step('with nothing known it is asked for once more and then not called closed; the server refuses all the same', async () => {
    let asked = 0
    await unknown.route(answers, (route) => {
      asked += 1
      return route.fulfill(fails)
    })
    await unknown.goto('/community/universiteit/welkom')
    await expect(unknown.getByText('Kon je abonnement niet laden.')).toBeVisible()
    expect(asked).toBeGreaterThanOrEqual(2)
    await expect(unknown.getByRole('heading', closed)).toHaveCount(0)
    const list = await unknown.request.get('/api/community/list')
    expect([list.status(), (await list.json()).code]).toEqual([403, 'TESTER_MODE'])
  })
  await Promise.all([known.close(), unknown.close()])

  await admin.page.getByRole('switch', { name: /Tester Mode/ }).click()
  await expect(page.getByRole('log')).toBeVisible()
})
