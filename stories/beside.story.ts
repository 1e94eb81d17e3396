import { roleLabel } from '@bewezen/domain/access/roles.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import { rankingWords } from '@bewezen/domain/profile/rankingWords.ts'
import { taskWords } from '@bewezen/domain/tasks/words.ts'
import { todayWords } from '@bewezen/domain/today/words.ts'
import { faultsInEachLight } from './accessible.ts'
import { expect, test } from './world.ts'

const channel = '/community/universiteit/slaap'

test('COM-START-40 COM-START-41 COM-START-42 COM-START-43 beside a conversation stand her tasks, the next event and the ranking; students wear no badge', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
  await page.goto(channel)
  const rail = page.getByRole('complementary', { name: communityWords.rail })
  await expect(rail.getByRole('heading')).toHaveText([taskWords.title, todayWords.next, rankingWords.title])

  const task = rail.getByRole('checkbox', { checked: false }).first()
  const title = await task.evaluate((box) => box.closest('label')?.textContent ?? '')
  await task.check()
  await page.reload()
  await expect(rail.getByRole('checkbox', { name: title })).toBeChecked()

  const own = rail.locator('li[aria-current]')
  await expect(own).toContainText('Sanne')
  await rail.getByRole('button', { name: todayWords.wholeRanking }).click()
  await expect(page.getByRole('dialog', { name: rankingWords.title })).toBeVisible()
  await page.keyboard.press('Escape')

  const log = page.getByRole('log')
  await expect(log.getByText(roleLabel('teacher'), { exact: true }).first()).toBeVisible()
  await expect(log.getByText(roleLabel('student'), { exact: true })).toHaveCount(0)
  expect(await faultsInEachLight(page)).toEqual([])

  await rail.getByRole('region', { name: todayWords.next }).getByRole('link').click()
  await expect(page).toHaveURL(/\/events\//)
})

test('COM-START-40 COM-START-44 what a channel is about stands behind its title at every width; on a narrow window nothing is asked for beside it', async ({
  person,
}) => {
  for (const width of [1440, 1024, 390]) {
    const { page } = await person('Sanne', { as: 'lid@bewezen.example', width })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(channel)
    const title = page.getByRole('heading', { level: 1, name: 'Slaap en ritme' })
    await expect(title).toBeVisible()
    // Anywhere on the title.
    await title.click({ force: true })
    const about = page.getByRole('dialog', { name: communityWords.about })
    await expect(about.getByRole('button', { name: /^Verlaten: / })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: communityWords.showAbout })).toBeFocused()
    const isAsked = () => asked.includes('/api/today/beside')
    if (width === 1440) await expect.poll(isAsked).toBe(true)
    else expect(isAsked()).toBe(false)
  }
})
