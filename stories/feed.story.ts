import { commentWords } from '@bewezen/domain/comments/words.ts'
import { goneWords } from '@bewezen/domain/community/laterWords.ts'
import { composerWords, reactionWords } from '@bewezen/domain/community/words.ts'
import { feedWords, postEditWords as words } from '@bewezen/domain/feed/words.ts'
import { accessibilityFaults } from './accessible.ts'
import { expect, test } from './world.ts'

test('COM-LEARN-01 COM-LEARN-02 a teacher posts with a picture, a member comments and reacts, and the teacher lands on the comment from the inbox', async ({
  person,
}) => {
  const [{ page: teun }, { page: sanne }] = [
    await person('Teun', { as: 'docent@bewezen.example' }),
    await person('Sanne', { as: 'lid@bewezen.example', width: 390 }),
  ]
  await sanne.goto('/community/adem/feed')
  await expect(sanne.getByRole('heading', { name: 'Drie minuten per dag, drie weken lang' })).toBeVisible()
  await expect(sanne.getByRole('button', { name: words.make })).toHaveCount(0)
  expect(await accessibilityFaults(sanne)).toEqual([])

  await teun.goto('/community/adem/feed')
  await teun.getByRole('button', { name: words.make }).click()
  const dialog = teun.getByRole('dialog')
  await dialog.getByRole('textbox', { name: words.title }).fill('Zes tellen uit, de eerste week')
  await dialog.getByRole('textbox', { name: words.content }).click()
  await teun.keyboard.type('Negen mensen deden mee. <script>alert(1)</script>')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'week.png', mimeType: 'image/png', buffer: await sanne.screenshot() })
  await expect(dialog.getByRole('button', { name: words.picture.other })).toBeVisible()
  await dialog.getByRole('textbox', { name: words.picture.alt }).fill('Grafiek van een week')
  // As long as it cannot be stored it says so, and what was typed stays.
  await teun.route('**/api/feed/save', (route) => route.fulfill({ status: 500, body: '{}' }))
  await dialog.getByRole('button', { name: words.save }).click()
  await expect(teun.getByText(words.saveFailed)).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: words.title })).toHaveValue('Zes tellen uit, de eerste week')
  await teun.unroute('**/api/feed/save')
  await dialog.getByRole('button', { name: words.save }).click()
  await expect(teun.getByText(words.published)).toBeVisible()

  // It is there without a reload, at the address of its title.
  await sanne.getByRole('link', { name: 'Zes tellen uit, de eerste week' }).click()
  await expect(sanne).toHaveURL(/\/community\/adem\/feed\/zes-tellen-uit-de-eerste-week$/)
  await expect(sanne.getByText('Negen mensen deden mee. <script>alert(1)</script>')).toBeVisible()
  await expect(sanne.getByRole('img', { name: 'Grafiek van een week' })).toBeVisible()
  await sanne.getByRole('textbox', { name: commentWords.placeholder }).fill('Ik ging van 78 naar 71.')
  await sanne.getByRole('button', { name: composerWords.send }).click()
  const list = (page: typeof sanne) => page.getByRole('list', { name: commentWords.label })
  await expect(list(sanne).getByText('Ik ging van 78 naar 71.')).toBeVisible()
  await sanne.locator('article').getByRole('button', { name: reactionWords.add }).click()
  await sanne.getByRole('dialog').getByRole('gridcell').first().click()
  await expect(sanne.locator('article').getByRole('button', { name: / 1 keer, door jou/ })).toBeVisible()
  expect(await accessibilityFaults(sanne)).toEqual([])

  await teun.goto('/inbox')
  await teun.getByRole('button', { name: commentWords.toComment }).click()
  await expect(teun).toHaveURL(/\/feed\/zes-tellen-uit-de-eerste-week\?commentId=/)
  const row = list(teun).getByRole('listitem').filter({ hasText: 'Ik ging van 78 naar 71.' })
  await expect(row).toBeInViewport()
  await expect(row).toBeFocused()
  await expect(teun.locator('article').getByRole('button', { name: / 1 keer$/ })).toBeVisible()

  // The member takes the comment back: gone for the teacher too.
  await list(sanne)
    .getByRole('button', { name: commentWords.removeOf('Sanne de Wit') })
    .click()
  await expect(sanne.getByText(commentWords.removeQuestion)).toBeVisible()
  await sanne.getByRole('button', { name: commentWords.removeVerb }).click()
  await expect(row).toHaveCount(0)
})

test('COM-LEARN-17 ROUTE-TABLE-06 ROUTE-TABLE-18 an unknown post says so and leads back, and both forms of an address work', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
  await page.goto('/community/adem/feed/bestaat-niet')
  await expect(page.getByText(goneWords.notFound).last()).toBeVisible()
  await page.getByRole('link', { name: goneWords.toCommunity('Adem en stress') }).click()
  await expect(page).toHaveURL(/\/community\/adem\/ademhaling$/)
  await page.goto('/community/adem/ademhaling/feed/drie-minuten-per-dag-drie-weken-lang')
  await expect(page.getByRole('heading', { level: 1, name: 'Drie minuten per dag' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: feedWords.toFeed }).click()
  await expect(page).toHaveURL(/\/community\/adem\/feed$/)
})
