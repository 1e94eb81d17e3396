import { newId } from '@bewezen/domain/base/newId.ts'
import { publicationWords } from '@bewezen/domain/base/publicationWords.ts'
import { blogEditWords, blogWords } from '@bewezen/domain/blogs/words.ts'
import { legalEditWords } from '@bewezen/domain/legal/words.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './world.ts'

/** The card on the home page that an admin gave a photo, its picture, and the sign that stands there without one. */
const portraitCard = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Noor Visser' })
const portraitIn = (page: Page) => portraitCard(page).locator('img')
const signOf = (page: Page) => portraitCard(page).locator('svg')

test('LEGAL-PAGE-02 LEGAL-PAGE-03 LEGAL-PAGE-04 LEGAL-PAGE-10 LEGAL-PAGE-12 LEGAL-PAGE-14 ADM-PANEL-17 ADM-PANEL-22 an admin rewrites the privacy page and a visitor reads it', async ({
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
  await expect(dialog.getByRole('button', { name: 'Annuleren' })).toBeVisible()
  await text.click()
  await admin.keyboard.press('ControlOrMeta+A')
  await admin.keyboard.press('Delete')
  await expect(save).toBeDisabled()
  await admin.keyboard.type('Wij verkopen niets van je door.')
  // As long as it cannot be stored it says so, and what was typed stays.
  await admin.route('**/api/legal/save', (route) => route.fulfill({ status: 500, body: '{}' }))
  await save.click()
  await expect(admin.getByText('Failed to update legal page')).toBeVisible()
  await expect(admin.getByRole('alert').filter({ hasText: 'Failed to update legal page' })).toContainText('Error')
  await expect(text).toContainText('Wij verkopen niets van je door.')
  await admin.unroute('**/api/legal/save')
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

  // The same dialog and history stand in the admin area, beside the levels and the team.
  await admin.goto('/admin/content')
  const managed = (name: string) => admin.getByRole('region', { name })
  await expect(managed('Levels').getByRole('listitem')).toHaveCount(5)
  await expect(managed('Team').getByRole('listitem')).toHaveCount(3)
  await managed('Juridisch').getByRole('button', { name: 'Eerdere versies van Privacybeleid' }).click()
  await expect(admin.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
  await admin.keyboard.press('Escape')
  await managed('Juridisch').getByRole('button', { name: 'Algemene voorwaarden bewerken' }).click()
  await expect(admin.getByRole('dialog').getByLabel(legalEditWords.title)).toHaveValue('Algemene voorwaarden')
  await admin.keyboard.press('Escape')

  // While a card is open another admin gives it a photo: saving the name does not take that away.
  type Card = { id: string; name: string; role: string; sentence: string; photoUrl: string | null }
  const cards = async () => ((await (await admin.request.get('/api/site/managed')).json()) as { team: Card[] }).team
  const [{ id = '', name = '', role = '', sentence = '', photoUrl = null } = {}] = await cards()
  await managed('Team')
    .getByRole('button', { name: `${name} bewerken` })
    .first()
    .click()
  const words = { name, role, sentence }
  const uploadId = newId()
  const sent = await admin.request.post('/api/uploads/site-portrait', {
    data: await visitor.screenshot(),
    headers: { 'content-type': 'image/png', 'x-upload-id': uploadId },
  })
  expect(sent.ok()).toBe(true)
  const renewed = admin.waitForResponse((answer) => answer.url().includes('/api/site/managed'))
  const change = { id, before: { ...words, photoUrl }, after: words, uploadId, noPhoto: false }
  expect((await admin.request.post('/api/site/editTeamMember', { data: change })).ok()).toBe(true)
  await renewed
  await admin.getByRole('dialog').getByLabel('Naam').fill('Noor Visser')
  await admin.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  const saved = (await cards()).find((card) => card.id === id)
  expect([saved?.name, saved?.photoUrl]).toEqual(['Noor Visser', expect.stringMatching(/^\/files\//)])

  // A picture that cannot be shown gives way to what stands there without one, also where no code comes for it.
  await expect(async () => {
    await visitor.goto('/')
    await expect(portraitIn(visitor)).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
  await expect(signOf(visitor)).toBeHidden()
  await visitor.route('**/files/site-portraits/**', (route) => route.abort())
  await visitor.reload()
  await portraitCard(visitor).scrollIntoViewIfNeeded()
  await expect(portraitIn(visitor)).toHaveCount(0)
  await expect(signOf(visitor)).toBeVisible()

  // By the keyboard a card moves on and on: the focus stays with it.
  const last = managed('Team')
    .getByRole('button', { name: /naar achteren/ })
    .first()
  await last.focus()
  await admin.keyboard.press('Enter')
  const rows = managed('Team').getByRole('listitem')
  await expect(rows.nth(1).getByRole('button', { name: /naar achteren/ })).toBeFocused()
  await admin.keyboard.press('Enter')
  await expect(rows.nth(2).getByRole('button', { name: /naar voren/ })).toBeFocused()
})

test('BLOG-AREA-08 BLOG-AREA-09 BLOG-AREA-15 X3-EDGE-13 a teacher publishes a blog, and whoever gets the link sees what it is about', async ({
  person,
  request,
}) => {
  // Nothing of it may end the script in which search engines read it.
  const excerpt = 'Een kwartier </script><b id="stray"> is ]]> genoeg.'
  const { page: teun } = await person('Teun', { as: 'docent@bewezen.example' })
  await teun.goto('/blogs')
  await teun.getByRole('button', { name: blogEditWords.make }).click()
  const dialog = teun.getByRole('dialog')
  const save = dialog.getByRole('button', { name: blogEditWords.save })
  await dialog.getByLabel(blogEditWords.title).fill('Wandelen na de lunch')
  await expect(save).toBeDisabled()
  await dialog.getByLabel(blogEditWords.excerpt).fill(excerpt)
  await dialog.getByRole('textbox', { name: blogEditWords.content }).click()
  await teun.keyboard.type('Loop na het eten een rondje.')
  await dialog.getByLabel(publicationWords.status).selectOption('published')
  await save.click()
  await expect(teun.getByText(blogEditWords.published, { exact: true })).toBeVisible()

  const { page: visitor } = await person('Vera')
  await visitor.goto('/blogs')
  await visitor.getByRole('link', { name: 'Wandelen na de lunch' }).click()
  await expect(visitor.getByText('Loop na het eten een rondje.')).toBeVisible()
  await expect(visitor.getByRole('button', { name: blogWords.copy })).toBeVisible()

  const html = await (await request.get('/blogs/wandelen-na-de-lunch')).text()
  // A page of the site parses no text (SEC-ACC-22).
  const elsewhere = await visitor.context().newPage()
  const tags = await elsewhere.evaluate((source) => {
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
      stray: page.querySelectorAll('#stray').length,
      article: JSON.parse(facts) as Record<string, unknown>,
    }
  }, html)
  expect(tags.title).toMatch(/^Wandelen na de lunch \| /)
  expect([tags.text, tags.type, tags.stray]).toEqual([excerpt, 'article', 0])
  expect(tags.url).toMatch(/\/blogs\/wandelen-na-de-lunch$/)
  expect(tags.canonical).toBe(tags.url)
  expect(tags.article).toMatchObject({ '@type': 'Article', headline: 'Wandelen na de lunch', description: excerpt })

  // An admin saves while the teacher has it open: nobody's words are lost unasked.
  await teun.getByRole('button', { name: 'Wandelen na de lunch bewerken' }).click()
  await expect(dialog.getByRole('textbox', { name: blogEditWords.content })).toContainText('Loop na het eten')
  const { page: admin } = await person('Jasper', { as: 'admin@bewezen.example' })
  const read = await admin.request.get('/api/blogs/read?slug=wandelen-na-de-lunch')
  const { id } = (await read.json()) as { id: string }
  const opened = (await (await admin.request.get(`/api/blogs/edit?id=${id}`)).json()) as Record<string, unknown>
  const renewed = teun.waitForResponse((answer) => answer.url().includes('/api/blogs/edit'))
  const { cover: _cover, isAddressFixed: _fixed, ...text } = opened
  const change = { ...text, title: 'Wandelen na het eten', slug: '', coverUploadId: null, noCover: false }
  expect((await admin.request.post('/api/blogs/save', { data: change })).ok()).toBe(true)
  await renewed
  await dialog.getByLabel(blogEditWords.title).fill('Mijn eigen titel')
  await save.click()
  const meanwhile = dialog.getByRole('alert').filter({ hasText: 'Wandelen na het eten' })
  await expect(meanwhile).toBeVisible()
  await expect(dialog.getByLabel(blogEditWords.title)).toHaveValue('Mijn eigen titel')
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await teun.getByRole('alertdialog').getByRole('button', { name: 'Verder met invullen' }).click()
  await meanwhile.getByRole('button').click()
  await expect(dialog.getByLabel(blogEditWords.title)).toHaveValue('Wandelen na het eten')
  await expect(meanwhile).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await expect(dialog).toHaveCount(0)

  expect((await request.get('/blogs/nergens')).status()).toBe(404)
  expect((await request.get('/blogs/%00')).status()).toBe(404)
  await visitor.goto('/blogs/nergens')
  await expect(visitor.getByRole('heading', { name: blogWords.missing })).toBeVisible()
})

test('BLOG-AREA-04 whoever waits for the blogs reads that they are coming, and tries again when they did not', async ({
  person,
}) => {
  const { page } = await person('Lena', { as: 'lid@bewezen.example' })
  await page.goto('/privacy')
  const [held, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(
    '**/api/blogs/list*',
    async (route) => {
      asked.resolve()
      await held.promise
      await route.fulfill({ status: 500, json: { code: 'INTERNAL', data: null } })
    },
    { times: 1 },
  )
  await page.getByRole('navigation').getByRole('link', { name: 'Blogs', exact: true }).first().click()
  await asked.promise
  await expect(page.getByText('Blogs laden...')).toBeVisible()
  held.resolve()
  await expect(page.getByRole('heading', { name: 'Kon blogs niet laden' })).toBeVisible()
  await page.getByRole('link', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('link', { name: 'Blote voeten in oktober' })).toBeVisible()
})
