import { newId } from '@bewezen/domain/base/newId.ts'
import { consentWords } from '@bewezen/domain/legal/words.ts'
import { expect, test } from './world.ts'

test('LEGAL-COOKIE-06 LEGAL-COOKIE-07 LEGAL-COOKIE-08 where the site asks first a visitor refuses as easily as accepts, and takes a yes back', async ({
  person,
}) => {
  const { page: admin } = await person('Jasper', { as: 'admin@bewezen.example' })
  const ask = (on: boolean) =>
    admin.request.post('/api/access/switchSetting', { data: { name: 'externalContentAfterConsent', on } })
  const id = newId()
  const frame = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'
  const article = {
    id,
    title: 'Met een video',
    slug: '',
    excerpt: '',
    content: `<p>Kijk mee.</p>${frame}`,
    coverAlt: '',
    category: null,
    status: 'published',
    publishedAt: null,
    updatedAt: null,
    coverUploadId: null,
    noCover: false,
  }
  expect((await admin.request.post('/api/blogs/save', { data: article })).ok()).toBe(true)

  const { page } = await person('Vera')
  await page
    .context()
    .route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' }),
    )
  const hosts = new Set<string>()
  page.on('request', (request) => request.url().startsWith('http') && hosts.add(new URL(request.url()).host))
  const [banner, player, wait] = [
    page.getByRole('region', { name: consentWords.title }),
    page.locator('iframe'),
    page.getByRole('button', { name: consentWords.load }),
  ]
  await page.goto('/blogs/met-een-video')
  await expect(player).toBeVisible()
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole('button', { name: consentWords.open })).toHaveCount(0)

  await ask(true)
  await expect(async () => {
    await page.reload()
    await expect(banner).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(player).toHaveCount(0)
  // It takes its own place and covers nothing, and yes and no look alike.
  const [strip, below] = [await banner.boundingBox(), await page.getByRole('main').boundingBox()]
  expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1)
  const looks = [consentWords.accept, consentWords.refuse].map((name) =>
    banner.getByRole('button', { name, exact: true }).evaluate((it) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight, height } = getComputedStyle(it)
      return { color, backgroundColor, borderColor, fontSize, fontWeight, height }
    }),
  )
  expect(await looks[0]).toEqual(await looks[1])

  // Accepted, the players are there at once; with nothing chosen it asks again.
  await banner.getByRole('button', { name: consentWords.accept }).click()
  await expect(player).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(banner).toBeVisible()

  // Refused by the keyboard: the players keep waiting, each for its own press.
  await banner.getByRole('button', { name: consentWords.refuse }).focus()
  await page.keyboard.press('Enter')
  await expect(banner).toHaveCount(0)
  await wait.focus()
  await page.keyboard.press('Enter')
  await expect(player).toBeFocused()
  await page.reload()
  await expect(wait).toBeVisible()
  await expect(banner).toHaveCount(0)

  // Changed in the footer, and taken back: what analytics left goes at once.
  const settings = page.getByRole('contentinfo').getByRole('button', { name: consentWords.open })
  const choose = async (media: boolean) => {
    await settings.click()
    const dialog = page.getByRole('dialog', { name: consentWords.open })
    // Without analytics there is no choice about it, and a yes to all sets nothing of it.
    await expect(dialog.getByRole('switch', { name: /analyt/i })).toHaveCount(0)
    await dialog.getByRole('switch', { name: consentWords.media }).setChecked(media)
    await dialog.getByRole('button', { name: consentWords.save }).click()
    await expect(dialog).toHaveCount(0)
  }
  await page.goto('/privacy')
  await choose(true)
  await page.goto('/blogs/met-een-video')
  await expect(player).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name).filter((name) => /^_g|analyt/i.test(name))).toEqual(
    [],
  )
  expect([...hosts].toSorted()).toEqual([new URL(page.url()).host, 'www.youtube-nocookie.com'].toSorted())
  await page.goto('/privacy')
  const url = new URL('/', page.url()).href
  await page.context().addCookies(['_ga', '_gid', 'eigen'].map((name) => ({ name, value: '1', url })))
  await choose(false)
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['eigen'])
  const kept = await page.evaluate(() => Object.values(localStorage).find((value) => value.includes('"media"')))
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ media: false })

  await page.goto('/blogs/met-een-video')
  await expect(wait).toBeVisible()
  await expect(player).toHaveCount(0)
  await page.goto('/cookies')
  await page.getByRole('main').getByRole('button', { name: consentWords.open }).click()
  await expect(page.getByRole('switch', { name: consentWords.media })).not.toBeChecked()
  await ask(false)
  await admin.request.post('/api/blogs/remove', { data: { id } })
})
