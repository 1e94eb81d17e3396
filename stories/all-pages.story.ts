import { adminPages, memberPages, movedOn, runningOn, visitorPages } from './pages.ts'
import { expect, test } from './world.ts'

// Whoever goes through all pages takes longest and changes nothing: each width may begin at once, beside the other.
test.describe.configure({ mode: 'parallel' })
test.use({ lessMotion: false })

for (const width of [390, 1440])
  test(`SH-UI-28 nothing moves by itself while a page comes and once it is there, at ${width} pixels`, {
    tag: '@all-pages',
  }, async ({ person }) => {
    const vera = await person('Vera', { width })
    const sanne = await person('Sanne', { as: 'lid@bewezen.example', width })
    const jasper = await person('Jasper', { as: 'admin@bewezen.example', width })
    const roos = await sanne.page.request.get('/api/search/find?text=leila%20bouz')
    const [profile] = /\/profile\/[\w-]+/.exec(await roos.text()) ?? []
    const { podcasts } = await (await sanne.page.request.get('/api/podcasts/list')).json()
    const episode = `/podcasts/${podcasts[0]?.id}`
    const moved: string[] = []
    for (const [{ page }, paths] of [
      [vera, [...visitorPages, episode]],
      [sanne, [...memberPages, episode, profile ?? 'nobody was found']],
      [jasper, adminPages],
    ] as const)
      for (const path of paths) {
        await page.goto(path)
        // An open dialog hides the heading of the page behind it.
        const title = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog').getByRole('heading'))
        await expect(title.first()).toBeVisible()
        await expect(page.locator('[aria-busy="true"], .animate-skeleton')).toHaveCount(0)
        await page.evaluate(() => document.fonts.ready)
        await expect.poll(() => runningOn(page), path).toEqual([])
        const { sum, what } = await movedOn(page)
        if (sum > 0.02) moved.push(`${path}: ${sum.toFixed(3)} ${what.join(', ')}`)
      }
    expect(moved).toEqual([])

    // The measure itself: something that pushes the page down is seen.
    await vera.page.evaluate(() =>
      document.querySelector('main')?.prepend(Object.assign(document.createElement('p'), { style: 'height:300px' })),
    )
    await expect.poll(async () => (await movedOn(vera.page)).sum).toBeGreaterThan(0.02)
  })
