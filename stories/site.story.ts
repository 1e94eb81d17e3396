import { contentWords } from '@bewezen/domain/admin/contentWords.ts'
import { defaultContent } from '@bewezen/domain/site/defaults.ts'
import { heroWords } from '@bewezen/domain/site/heroWords.ts'
import { insideWords } from '@bewezen/domain/site/insideWords.ts'
import { homeWords } from '@bewezen/domain/site/words.ts'
import { expect, test } from './world.ts'

test.use({ lessMotion: false })

test('MKT-HOME-02 MKT-HOME-05 MKT-HOME-08 MKT-HOME-10 X3-LIMIT-15 what moves on the home page keeps its time, and waits for whoever holds it', async ({
  person,
}) => {
  const { page } = await person('Vera')
  await page.clock.install()
  await page.goto('/')
  const shown = page.locator('#hero h1 span span:not(.opacity-0)')
  await expect(shown).toHaveText('Community')
  await page.clock.pauseAt(Date.now() + 60_000)
  const word = async () => (await shown.textContent())?.trim() ?? ''
  /** Milliseconds until the next word, in steps of 100. */
  const untilNext = async () => {
    const before = await word()
    for (let passed = 100; ; passed += 100) {
      await page.clock.runFor(100)
      if ((await word()) !== before || passed > 5_000) return passed
    }
  }
  await untilNext()
  const order = [await word()]
  for (let turn = 0; turn < 5; turn++) {
    expect(await untilNext()).toBe(2_500)
    order.push(await word())
  }
  for (const [at, it] of order.slice(0, 5).entries())
    expect(order[at + 1]).toBe(heroWords.turning[(heroWords.turning.indexOf(it as 'Labs') + 1) % 5])
  await page.getByRole('button', { name: heroWords.pause }).click()
  await page.mouse.move(0, 0)
  const last = await word()
  await page.clock.runFor(10_000)
  expect(await word()).toBe(last)

  const joinBar = page.locator('[data-join-bar]')
  await expect(joinBar).toHaveCount(0)
  const row = page.getByRole('list', { name: /^Ervaringen/ })
  await row.scrollIntoViewIfNeeded()
  await expect(joinBar.getByRole('link', { name: homeWords.join })).toBeVisible()
  await expect(joinBar.getByRole('link', { name: homeWords.moreInfo })).toBeVisible()
  // Without gliding, so that a step is seen the moment it is taken.
  await row.evaluate((it) => {
    it.style.scrollBehavior = 'auto'
  })
  const at = () => row.evaluate((it) => Math.round(it.scrollLeft))
  /** Milliseconds until the row stands elsewhere, in steps of 100. */
  const untilMoved = async () => {
    const before = await at()
    for (let passed = 100; ; passed += 100) {
      await page.clock.runFor(100)
      if ((await at()) !== before || passed > 10_000) return passed
    }
  }
  // Its code came at the first sign of the visitor: from there on it steps in its own time.
  await untilMoved()
  expect(await untilMoved()).toBe(4_500)
  const held = page.getByRole('button', { name: homeWords.testimonials.previous })
  await held.hover()
  const place = await at()
  await page.clock.runFor(20_000)
  expect(await at()).toBe(place)
  await page.getByRole('button', { name: homeWords.testimonials.next }).click()
  await expect.poll(at).not.toBe(place)

  await page.evaluate(() => scrollTo(0, 0))
  await expect(joinBar).toHaveCount(0)
})

test('MKT-HOME-10 with reduced motion the word and the row stand still', async ({ person }) => {
  const { page } = await person('Vera')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await page.mouse.move(5, 5)
  const row = page.getByRole('list', { name: /^Ervaringen/ })
  await row.scrollIntoViewIfNeeded()
  // The join bar shows that the page was taken over, so that timers could run.
  await expect(page.locator('[data-join-bar]')).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(page.locator('#hero h1 span span:not(.opacity-0)')).toHaveText('Project')
  expect(await row.evaluate((it) => it.scrollLeft)).toBe(0)
})

test('MKT-HOME-07 MKT-HOME-09 MKT-HOME-14 X3-LIMIT-15 the timeline of the levels comes on wide screens when a tenth of it is in view, and is worked by pointer and keyboard', async ({
  person,
}) => {
  const { page } = await person('Vera')
  const place = page.locator('[data-timeline]')
  const tabs = page.getByRole('tab')
  /** Scrolls until so much of the place is in view, at the foot of the window. */
  const show = async (share: number) => {
    await place.evaluate((it, share) => {
      const { top, height } = it.getBoundingClientRect()
      scrollTo({ top: scrollY + top + height * share - innerHeight, behavior: 'instant' })
    }, share)
    // The join bar shows that what comes later has come.
    await expect(page.locator('[data-join-bar]')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }
  await page.goto('/')
  await show(0.05)
  await expect(place).toHaveAttribute('data-timeline', 'off')
  await expect(tabs).toHaveCount(0)
  await show(0.15)
  await expect(tabs).toHaveCount(5)

  const shown = page.getByRole('tabpanel')
  const { levels } = defaultContent
  const expectLevel = async (index: number) => {
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true')
    for (const text of Object.values(levels[index] ?? {})) await expect(shown).toContainText(text)
  }
  await expectLevel(0)
  await tabs.nth(2).click()
  await expectLevel(2)
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(3)).toBeFocused()
  await expectLevel(3)
  await page.keyboard.press('ArrowLeft')
  await expectLevel(2)
  await tabs.nth(4).focus()
  await expectLevel(4)
  await page.keyboard.press('ArrowRight')
  await expectLevel(0)

  const list = page.getByRole('listitem').filter({ hasText: levels[4]?.title })
  for (const [width, isWide] of [
    [1024, true],
    [1023, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(place).toBeVisible({ visible: isWide })
    await expect(list).toBeVisible({ visible: !isWide })
  }
})

test('MKT-CONTACT-02 X3-LIMIT-18 the hero of the contact page is asked for once in five minutes', async ({
  person,
}) => {
  const { page } = await person('Vera')
  await page.clock.install()
  await page.goto('/cookies')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/site/content')) asked += 1
  })
  const steps = page.getByRole('contentinfo')
  const visit = async () => {
    await steps.getByRole('link', { name: 'Contactpagina' }).click()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await steps.getByRole('link', { name: 'Cookiebeleid' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cookiebeleid' })).toBeVisible()
    return asked
  }
  const counts = [await visit(), await visit()]
  await page.clock.fastForward('04:00')
  counts.push(await visit())
  await page.clock.fastForward('01:30')
  counts.push(await visit())
  expect(counts).toEqual([1, 1, 1, 2])
})

test('each step to another public page tells its title, description and one address, and no page complains', async ({
  person,
}) => {
  const { page } = await person('Vera')
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(`${page.url()}: ${message.text()}`)
  })
  const told = () =>
    page.evaluate(() => {
      const all = (selector: string, name: string) =>
        Array.from(document.head.querySelectorAll(selector), (it) => it.getAttribute(name))
      return {
        title: document.title,
        description: all('meta[name="description"]', 'content'),
        address: all('link[rel="canonical"]', 'href'),
      }
    })
  const paths = ['/', '/how-it-works', '/contact', '/blogs', '/privacy', '/terms', '/cookies', '/subscription']
  const toCome = ['/events', '/podcasts', '/livestream', '/products', '/community', '/auth']
  await page.goto('/blogs')
  const article = await page.locator('article a').first().getAttribute('href')
  const loaded = new Map<string, Awaited<ReturnType<typeof told>>>()
  for (const path of [...paths, ...toCome, article ?? '']) {
    await page.goto(path)
    await page.mouse.wheel(0, 400)
    await page.waitForLoadState('networkidle')
    loaded.set(path, await told())
  }
  for (const [path, first] of loaded) {
    await page.evaluate((path) => window.dispatchEvent(new CustomEvent('navigate', { detail: { path } })), path)
    await expect.poll(told, path).toEqual(first)
  }
  expect(said).toEqual([])
})

test('SH-NAV-02 SH-NAV-04 SH-NAV-05 a visitor searches the public pages, from the bar and with the keyboard alone', async ({
  person,
}) => {
  const { page } = await person('Vera', { width: 390 })
  await page.goto('/')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Reg', exact: true })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Login', exact: true })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Registreren' })).toBeHidden()
  const opener = bar.getByRole('button', { name: 'Zoeken' }).last()
  await opener.click()
  const field = page.getByRole('combobox', { name: 'Waar zoek je naar?' })
  await expect(field).toBeFocused()
  await page.keyboard.type('p')
  await expect(page.getByText('Typ minstens 2 tekens.')).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.keyboard.type('rivacy')
  await expect(page.getByRole('option', { name: 'Privacybeleid' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('mark', { hasText: 'Privacybeleid' })).toBeVisible()
  await field.fill('%_')
  await expect(page.getByRole('dialog').getByText('Geen resultaten gevonden').last()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(opener).toBeFocused()

  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [name, to] of [
    ['Registreren', '/auth?mode=register'],
    ['Inloggen', '/auth'],
  ] as const)
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', to)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('licht')
  await expect(page.getByRole('option')).not.toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  const last = page.getByRole('option').last()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  const href = await last.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}${url.hash}` === href)
  // It is an episode, which lies over its list; the search does not open over it.
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('button', { name: 'licht', exact: true }).click()
  await expect(page.getByRole('option')).not.toHaveCount(0)
})

test('SH-NAV-22 SH-NAV-23 SH-NAV-24 the account menu leads admins to what is managed, and nobody else', async ({
  person,
}) => {
  const management = ['Admin Center', 'Event Admin', 'Producten', 'Maintenance Mode', 'Tester Mode']
  for (const [as, managed] of [
    ['admin@bewezen.example', management],
    ['docent@bewezen.example', []],
  ] as const) {
    const { page } = await person(as, { as })
    await page.goto('/inbox')
    await page.getByRole('button', { name: /^Account van/ }).click()
    const menu = page.getByRole('menu')
    await expect(menu.getByRole('menuitem', { name: 'Profile Settings' })).toHaveAttribute('href', '/profile#settings')
    const told = await menu.textContent()
    expect(management.filter((label) => told?.includes(label))).toEqual(managed)
  }
})

test('SH-NAV-05 a member finds what was said, whoever else it was, and comes to the very message', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
  await page.goto('/inbox')
  await page.getByRole('button', { name: 'Zoeken' }).click()
  await page.getByRole('combobox', { name: 'Waar zoek je naar?' }).fill('leila bouz')
  await expect(page.getByRole('option', { name: /Leïla Bouzidi/ })).toHaveAttribute('href', /^\/profile\//)
  // On a phone what is long is cut, and does not push the sheet wider than the screen.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('combobox', { name: 'Waar zoek je naar?' }).fill('slaap')
  await expect(page.getByRole('option', { name: /^Zo lees je een slaapgrafiek/ })).toBeVisible()
  for (const { x, width } of await page
    .getByRole('option')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON())))
    expect([x >= 0, x + width <= 390]).toEqual([true, true])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('combobox', { name: 'Waar zoek je naar?' }).fill('briefje hangt')
  const said = page.getByRole('group', { name: 'Berichten' }).getByRole('option').first()
  await expect(said).toContainText('Bram Kuipers')
  const [id] = /[\da-f-]{36}(?!.*[\da-f-]{36})/.exec((await said.getAttribute('href')) ?? '') ?? []
  await said.click()
  await expect(page).toHaveURL(/\/community/)
  await expect(page.locator(`[data-message="${id}"]`)).toBeInViewport()
})

test('MKT-MORE-07 the join bar steps aside while the price or a button of its kind is in view, and nothing moves', async ({
  person,
}) => {
  const { page } = await person('Vera')
  await page.goto('/')
  const bar = page.locator('[data-join-bar]')
  const length = () => page.evaluate(() => document.documentElement.scrollHeight)
  await page.getByRole('heading', { name: homeWords.why.title }).scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  const before = await length()
  for (const name of [homeWords.offer.title, homeWords.community.title]) {
    await page.getByRole('region', { name }).getByRole('link').scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
    expect(await length()).toBe(before)
    await page.getByRole('heading', { name: homeWords.why.title }).scrollIntoViewIfNeeded()
    await expect(bar).toBeVisible()
  }
})

for (const width of [390, 1440])
  test(`MKT-MORE-44 the join bar lies along the whole foot of the window, and the page ends above it, at ${width} pixels`, async ({
    person,
  }) => {
    const { page } = await person('Vera', { width })
    await page.goto('/')
    await page.getByRole('heading', { name: homeWords.why.title }).scrollIntoViewIfNeeded()
    const bar = page.locator('[data-join-bar]')
    await expect(bar).toBeVisible()
    await expect(bar).toHaveCSS('opacity', '1')
    const { x, y, width: wide, height } = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect([x, wide, y + height]).toEqual([0, width, page.viewportSize()?.height])
    expect(await bar.evaluate((it) => getComputedStyle(it).backgroundColor)).toMatch(/^(rgb|oklch)\([^/]*\)$/)
    // At the end of the page it may have stepped aside (MKT-MORE-07): its place is the same.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const last = page.locator('footer li').last()
    await expect.poll(async () => ((await last.boundingBox())?.y ?? 0) + 20).toBeLessThan(y)
  })

test('MKT-MORE-01 MKT-MORE-03 MKT-MORE-04 MKT-MORE-05 what an admin writes of the conversation a visitor reads on the home page, beside the calendar and the university', async ({
  person,
}) => {
  const [{ page: admin }, { page: visitor }] = [
    await person('Jasper', { as: 'admin@bewezen.example' }),
    await person('Vera'),
  ]
  await visitor.goto('/')
  const inside = visitor.getByRole('region', { name: insideWords.title })
  await expect(inside.getByRole('img', { name: /^slaapduur, van gemiddeld/ })).toBeVisible()
  await expect(inside.getByText(homeWords.sample)).toBeVisible()
  await expect(inside.getByRole('region', { name: insideWords.week.university })).toContainText('Level 1, week 2 van 8')
  await expect(
    inside
      .getByRole('region', { name: /^Week van/ })
      .getByRole('link')
      .nth(1),
  ).toHaveAttribute('href', /^\/events\//)

  await admin.goto('/admin/content')
  await admin
    .getByRole('region', { name: contentWords.showcase.title })
    .getByRole('button', { name: contentWords.edit(contentWords.showcase.conversation) })
    .click()
  const dialog = admin.getByRole('dialog')
  await dialog
    .getByRole('textbox', { name: new RegExp(`^${contentWords.showcase.said(1)}`) })
    .fill('Twee weken vroeg naar buiten.')
  await dialog.getByLabel(contentWords.measured.after).fill('6 zeven')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect(dialog.getByText(contentWords.measured.wrong(3, 14))).toBeVisible()
  await dialog.getByLabel(contentWords.measured.after).fill('8 8,5 9')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(async () => {
    await visitor.reload()
    await expect(inside.getByText('Twee weken vroeg naar buiten.')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(inside.getByRole('img', { name: /naar 8,5 uur$/ })).toBeVisible()
})
