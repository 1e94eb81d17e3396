import { dialogOf } from './eventPages.ts'
import { expect, test } from './world.ts'

const title = 'Eten van het land'
const path = '/events/eten-van-het-land'

for (const width of [390, 1440])
  test(`SH-ERR-32 SH-ERR-35 an event that is opened over a slow line does not grow while its text comes, at ${width} pixels`, async ({
    person,
  }) => {
    const { page } = await person('Sanne', { as: 'lid@bewezen.example', width })
    // With its look kept from before, a page is drawn as far as it has come.
    await page.goto(path)
    await expect(dialogOf(page, title)).toBeVisible()
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] }
      const seen = window as unknown as { moved: number }
      seen.moved = 0
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[])
          if (sources.some(({ node }) => node?.parentElement?.closest('[role=dialog]') || isDialog(node)))
            seen.moved += value
      }).observe({ type: 'layout-shift', buffered: true })
      const isDialog = (node?: Node) => node instanceof Element && node.matches('[role=dialog]')
    })
    const line = await page.context().newCDPSession(page)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 200,
      downloadThroughput: 25_000,
      uploadThroughput: 25_000,
    })
    await page.goto(path)
    await expect(dialogOf(page, title).getByRole('heading', { name: /^Goed om te weten/ })).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02)
  })

test('EV-CAL-31 SH-ERR-32 where the clock is another the room for it is kept until it is told, and nowhere else', async ({
  person,
}) => {
  test.setTimeout(90_000)
  for (const [zone, isOther] of [
    ['America/New_York', true],
    ['Europe/Brussels', false],
  ] as const) {
    const { page } = await person(zone, { as: 'lid@bewezen.example', width: 390, zone })
    const letGo = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await letGo.promise
      await route.continue()
    })
    const told = page.getByRole('dialog').getByText(/^jouw tijd: /)
    const places = () =>
      page.evaluate(() => {
        const top = (part: Element | null | undefined) => part?.getBoundingClientRect().top ?? 0
        const dialog = document.querySelector('[role=dialog]')
        // Within the dialog from its title on: the one of the code slides in.
        const within = [...(dialog?.querySelectorAll('h3') ?? [])].map(
          (part) => top(part) - top(dialog?.querySelector('h2')),
        )
        const below = [...document.querySelectorAll('article')].slice(0, 4).map((card) => card.offsetHeight)
        return [...within, ...below]
      })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('#dialog-as-served')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    await expect(told).toHaveCount(0)
    const before = await places()
    letGo.resolve()
    await expect(page.locator('meta[name=code]')).toHaveCount(0)
    await expect(page.locator('#dialog-as-served')).toHaveCount(0)
    await expect(told).toHaveCount(isOther ? 1 : 0)
    const after = await places()
    // While it slides, parts stand between two pixels.
    expect(before.map((place, at) => Math.abs(place - (after[at] ?? 0))).filter((moved) => moved > 2)).toEqual([])
    expect(before.length).toBeGreaterThan(4)
  }
})
