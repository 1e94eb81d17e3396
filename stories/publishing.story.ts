import { blogEditWords, blogWords } from '@bewezen/domain/blogs/words.ts'
import { legalEditWords } from '@bewezen/domain/legal/words.ts'
import { expect, test } from './world.ts'

test('LEGAL-PAGE-02 LEGAL-PAGE-03 LEGAL-PAGE-04 LEGAL-PAGE-10 an admin rewrites the privacy page and a visitor reads it', async ({
  person,
}) => {
  const [{ page: admin }, { page: visitor }] = [
    await person('Jasper', { as: 'admin@bewezen.example' }),
    await person('Vera'),
  ]
  await visitor.goto('/privacy')
  await expect(visitor.getByText('Voorbeeldtekst.')).toBeVisible()
  await expect(visitor.getByRole('button', { name: legalEditWords.edit })).toHaveCount(0)

  await admin.goto('/privacy')
  await admin.getByRole('button', { name: 'Privacybeleid bewerken' }).click()
  const dialog = admin.getByRole('dialog')
  const text = dialog.getByRole('textbox', { name: 'Inhoud' })
  await expect(text).toContainText('Wie zijn wij')
  const save = dialog.getByRole('button', { name: legalEditWords.save })
  await expect(dialog.getByRole('button', { name: legalEditWords.cancel })).toBeVisible()
  await text.click()
  await admin.keyboard.press('ControlOrMeta+A')
  await admin.keyboard.press('Delete')
  await expect(save).toBeDisabled()
  await admin.keyboard.type('Wij verkopen niets van je door.')
  await save.click()
  await expect(admin.getByText('Legal page updated successfully')).toBeVisible()
  await expect(admin.getByRole('article')).toContainText('Wij verkopen niets van je door.')

  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByRole('article')).toContainText('Wij verkopen niets van je door.', { timeout: 1_000 })
  }).toPass()
  await expect(visitor.getByText('Voorbeeldtekst.')).toHaveCount(0)

  await admin.getByRole('button', { name: 'Eerdere versies van Privacybeleid' }).click()
  await admin.getByRole('button', { name: 'PB-2025-01 lezen' }).click()
  await expect(admin.getByRole('dialog').getByRole('article')).toContainText('Jouw rechten')
})

test('BLOG-AREA-08 BLOG-AREA-09 BLOG-AREA-15 a teacher publishes a blog, and whoever gets the link sees what it is about', async ({
  person,
  request,
}) => {
  const { page: teun } = await person('Teun', { as: 'docent@bewezen.example' })
  await teun.goto('/blogs')
  await teun.getByRole('button', { name: blogEditWords.make }).click()
  const dialog = teun.getByRole('dialog')
  const save = dialog.getByRole('button', { name: blogEditWords.save })
  await dialog.getByLabel(blogEditWords.title).fill('Wandelen na de lunch')
  await expect(save).toBeDisabled()
  await dialog.getByLabel(blogEditWords.excerpt).fill('Een kwartier is genoeg om het te merken.')
  await dialog.getByRole('textbox', { name: blogEditWords.content }).click()
  await teun.keyboard.type('Loop na het eten een rondje.')
  await dialog.getByLabel(blogEditWords.status).selectOption('published')
  await save.click()
  await expect(teun.getByText(blogEditWords.published, { exact: true })).toBeVisible()

  const { page: visitor } = await person('Vera')
  await visitor.goto('/blogs')
  await visitor.getByRole('link', { name: 'Wandelen na de lunch' }).click()
  await expect(visitor.getByText('Loop na het eten een rondje.')).toBeVisible()
  await expect(visitor.getByRole('button', { name: blogWords.copy })).toBeVisible()

  const html = await (await request.get('/blogs/wandelen-na-de-lunch')).text()
  const tags = await visitor.evaluate((source) => {
    const page = new DOMParser().parseFromString(source, 'text/html')
    const of = (name: string) => page.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
    const told = [...page.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent)
    const facts = told.find((one) => one?.includes('"Article"')) ?? '{}'
    return {
      title: of('og:title'),
      text: of('og:description'),
      type: of('og:type'),
      url: of('og:url'),
      canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      article: JSON.parse(facts) as Record<string, unknown>,
    }
  }, html)
  expect(tags.title).toMatch(/^Wandelen na de lunch \| /)
  expect([tags.text, tags.type]).toEqual(['Een kwartier is genoeg om het te merken.', 'article'])
  expect(tags.url).toMatch(/\/blogs\/wandelen-na-de-lunch$/)
  expect(tags.canonical).toBe(tags.url)
  expect(tags.article).toMatchObject({ '@type': 'Article', headline: 'Wandelen na de lunch' })

  expect((await request.get('/blogs/nergens')).status()).toBe(404)
  await visitor.goto('/blogs/nergens')
  await expect(visitor.getByRole('heading', { name: blogWords.missing })).toBeVisible()
})
