import { newId } from '@bewezen/domain/base/newId.ts'
import { blogWords as words } from '@bewezen/domain/blogs/words.ts'
import { podcastWords } from '@bewezen/domain/podcasts/words.ts'
import { accessibilityFaults } from './accessible.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

for (const width of [390, 1440])
  test(`BLOG-AREA-03 BLOG-AREA-20 a visitor looks for articles by typing alone, goes back to all of them, and keeps the focus, at ${width} pixels`, async ({
    person,
  }) => {
    const { page } = await person('Vera', { width })
    await page.goto('/blogs')
    const box = page.getByRole('searchbox', { name: words.search })
    const titles = page.getByRole('main').getByRole('heading', { level: 2 })
    const clear = page.getByRole('link', { name: words.clear })
    await expect(titles.first()).toBeVisible()
    const all = await titles.allTextContents()
    await expect(clear).toHaveCount(0)
    await box.click()

    // The next list is held back: the one before stays in sight meanwhile, with the field and its focus.
    const { promise: isLet, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/blogs/list*', async (route) => {
      await isLet
      await route.continue()
    })
    await page.keyboard.type('slaap')
    await expect(page).toHaveURL('/blogs?zoek=slaap')
    await expect(titles).toHaveText(all)
    await expect(box).toBeFocused()
    letGo()
    await expect(titles).not.toHaveText(all)
    const count = await titles.count()
    expect(count).toBeGreaterThan(0)
    await expect(page.getByRole('status').filter({ hasText: words.found(count) })).toHaveCount(1)
    await expect(box).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])

    await page.keyboard.type(' xyzniets')
    await expect(page.getByText(words.noneFound)).toBeVisible()
    await expect(box).toHaveValue('slaap xyzniets')
    await clear.click()
    await expect(page).toHaveURL('/blogs')
    await expect(titles).toHaveText(all)
    await expect(box).toHaveValue('')
    await expect(box).toBeFocused()
  })

for (const [path, label] of [
  ['/blogs', words.search],
  ['/podcasts', podcastWords.search],
] as const)
  test(`SH-ERR-38 what came into the search box of ${path} before its code, without a key or a pointer, is looked for`, async ({
    person,
  }) => {
    const { page } = await person('Vera')
    await page.goto(path, { waitUntil: 'commit' })
    // As dictation does it: the text is there, and nothing was pressed.
    await page.getByRole('searchbox', { name: label }).fill('slaap')
    await expect(page).toHaveURL(`${path}?zoek=slaap`)
    await expect(page.getByRole('searchbox', { name: label })).toHaveValue('slaap')
  })

test('BLOG-AREA-20 without JavaScript the form of the blogs still looks', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/blogs')
  await page.getByRole('searchbox', { name: words.search }).fill('slaap')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/blogs?zoek=slaap')
  await page.getByRole('link', { name: words.clear }).click()
  await expect(page).toHaveURL('/blogs')
  await context.close()
})

test('BLOG-AREA-21 on a phone every word in a table of an article stands whole', async ({ person }) => {
  const { page } = await person('Jasper', { as: 'admin@bewezen.example', width: 390 })
  const row = (tag: string, words: string[]) => `<tr>${words.map((word) => `<${tag}>${word}</${tag}>`).join('')}</tr>`
  const table = [
    row('th', ['Dinsdag', 'Weer', 'Park', 'Bij het raam thuis']),
    row('td', ['Midden november', 'Dicht wolkendek', '3.200', '130']),
    row('td', ['Midden december', 'Nevel, zon net op', '1.100', '45']),
  ]
  const article = {
    id: newId(),
    title: 'Een winter gemeten',
    slug: '',
    excerpt: '',
    content: `<p>Drie dinsdagen.</p><table><tbody>${table.join('')}</tbody></table>`,
    coverAlt: '',
    category: null,
    status: 'published',
    publishedAt: null,
    updatedAt: null,
    coverUploadId: null,
    noCover: false,
  }
  expect((await page.request.post('/api/blogs/save', { data: article })).ok()).toBe(true)
  await page.goto('/blogs/een-winter-gemeten')
  const cells = page.getByRole('main').locator('th, td')
  await expect(cells).toHaveCount(12)
  const broken = await cells.evaluateAll((all) =>
    all.flatMap((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (range.getClientRects().length > 1) found.push(word)
        }
      return found
    }),
  )
  expect(broken).toEqual([])
  expect(await sticksOut(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
})
