import { accessibilityFaults } from './accessible.ts'
import { expect, test } from './world.ts'

test('SH-GEN-12 SH-GATE-13 SH-GATE-14 X3-GATE-02 a visitor at the community reads what it is, without a script too, and finds the way to an account', async ({
  person,
  request,
}) => {
  const html = await (await request.get('/community/universiteit/welkom')).text()
  expect(html).toMatch(/<html[^>]* lang="nl"/)
  expect(html).toContain('Sta er niet alleen voor: leer samen met gelijkgestemden')

  const { page } = await person('Bezoeker')
  await page.goto('/community')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Account aanmaken' }).click()
  await expect(page).toHaveURL('/auth?mode=register')
})

test('SH-GATE-10 SH-GATE-11 SH-GATE-12 X3-GATE-04 X3-GATE-07 without an active subscription the gate stays closed and leads to the plans', async ({
  person,
}) => {
  for (const as of ['gast@bewezen.example', 'opgezegd@bewezen.example']) {
    const { page } = await person(as, { as })
    await page.goto('/community')
    await expect(page.getByRole('heading', { name: 'Geen Toegang' })).toBeVisible()
    await expect(
      page.getByText('Je hebt een actief abonnement nodig om toegang te krijgen tot de community'),
    ).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Bekijk abonnementen' }).click()
    await expect(page).toHaveURL('/subscription')
  }
})

test('SH-GATE-07 a status that cannot be loaded is neither access nor its absence, and can be asked again', async ({
  person,
}) => {
  const { page } = await person('Lid', { as: 'lid@bewezen.example' })
  await page.route('**/api/access/ownAccess', (route) => route.fulfill({ status: 500, body: '{}' }))
  // A line that opens asks again by itself what failed.
  await page.route('**/api/live?*', (route) => route.abort())
  await page.goto('/community/universiteit/welkom')
  await expect(page.getByText('Kon je abonnement niet laden.')).toBeVisible()
  await expect(page.getByText('Geen Toegang')).toHaveCount(0)
  await expect(page.getByRole('log')).toHaveCount(0)

  await page.unroute('**/api/access/ownAccess')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('log')).toBeVisible()
})

test('SH-GEN-06 SH-GEN-09 SH-CALL-01 SH-NAV-10 SH-NAV-11 students and staff have the whole community, staff without a subscription, and every call goes to the site itself', async ({
  person,
  site,
}) => {
  for (const [as, throughRole] of [
    ['lid', false],
    ['docent', true],
    ['moderator', true],
    ['partner', true],
  ] as const) {
    const { page } = await person(as, { as: `${as}@bewezen.example` })
    const asked: URL[] = []
    page.on('request', (request) => {
      if (['fetch', 'xhr', 'eventsource'].includes(request.resourceType())) asked.push(new URL(request.url()))
    })
    const own = await (await page.request.get('/api/membership/mine')).json()
    expect([own.throughRole, own.state], as).toEqual([throughRole, throughRole ? 'none' : 'active'])

    await page.goto('/community/universiteit/welkom')
    await expect(page.getByRole('log')).toBeVisible()
    await expect(page.getByRole('link', { name: /slaap/i }).first()).toBeVisible()
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('button', { name: /^Meldingen/ })).toBeVisible()
    await bar.getByRole('button', { name: 'Assistent', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Assistent' })).toBeVisible()
    await page.keyboard.press('Escape')
    for (const [name, path] of [
      ['Events', '/events'],
      ['Blogs', '/blogs'],
    ] as const) {
      await bar.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto('/inbox')
    await expect(page.getByRole('heading', { name: 'Inbox', exact: true })).toBeVisible()
    await page.goto('/profile')
    await expect(page.getByText('Mijn Taken').first()).toBeVisible()

    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter(({ origin, pathname }) => origin !== site.url || !/^\/(api|assets)\//.test(pathname))).toEqual(
      [],
    )
  }
})

test('SH-GEN-07 SH-ROUTE-14 ROUTE-TABLE-13 ROUTE-TABLE-19 SH-PERM-01 the admin area is for admins: a member goes home and is told why, a visitor signs in first', async ({
  person,
}) => {
  const [admin, member, teacher, visitor] = [
    await person('Admin', { as: 'admin@bewezen.example' }),
    await person('Lid', { as: 'lid@bewezen.example' }),
    await person('Docent', { as: 'docent@bewezen.example' }),
    await person('Bezoeker'),
  ]
  for (const { page } of [member, teacher])
    for (const [path, home] of [
      ['/admin', /\/community/],
      ['/events/admin', /\/events$/],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText('Geen toegang', { exact: true })).toBeVisible()
      await expect(page.getByText('Je hebt geen rechten voor deze actie.')).toBeVisible()
      await expect(page).toHaveURL(home)
    }
  await teacher.page.goto('/products')
  await expect(teacher.page.getByRole('heading', { level: 1, name: 'Productcollectie' })).toBeVisible()
  await member.page.getByRole('button', { name: /^Account van/ }).click()
  await expect(member.page.getByRole('menuitem', { name: 'Profile Settings' })).toBeVisible()
  const tools = ['Admin', 'Admin Center', 'Event Admin', 'Producten', 'Maintenance Mode', 'Tester Mode']
  // The foot of the page names the shop for everybody (SH-FOOT-06).
  const beside = member.page.locator(':not(footer *)')
  for (const tool of tools) await expect(member.page.getByText(tool, { exact: true }).and(beside)).toHaveCount(0)

  await visitor.page.goto('/admin')
  await expect(visitor.page).toHaveURL('/auth?next=%2Fadmin')

  await admin.page.goto('/admin')
  await expect(admin.page.getByRole('heading', { name: 'Admin Center' })).toBeVisible()
  await expect(admin.page.getByRole('link', { name: 'Overzicht' })).toHaveAttribute('aria-current', 'page')
  expect(await accessibilityFaults(admin.page)).toEqual([])
  await admin.page.getByRole('button', { name: /^Account van/ }).click()
  for (const tool of tools)
    await expect(admin.page.getByText(tool, { exact: true }).filter({ visible: true }).first()).toBeVisible()
  for (const mode of ['Maintenance Mode', 'Tester Mode'])
    await expect(admin.page.getByRole('menuitemcheckbox', { name: mode })).toBeEnabled()
  for (const [path, heading] of [
    ['/events/admin', 'Event Admin'],
    ['/products', 'Productcollectie'],
  ] as const) {
    await admin.page.goto(path)
    await expect(admin.page.getByRole('heading', { name: heading })).toBeVisible()
  }
})
