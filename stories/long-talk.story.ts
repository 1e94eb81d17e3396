import { longTalk, scrollThrough } from './longTalk.ts'
import { expect, test } from './world.ts'

test('COM-CHAT-44 however far somebody scrolls back in a long conversation, only what is near the view is drawn', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
  await longTalk(page, 1_000)
  await page.goto('/community/universiteit/slaap')
  const log = page.getByRole('log')
  await expect(log.getByText('1000. Vanochtend')).toBeVisible()
  const most = await scrollThrough(page, 'up')
  await expect(log.getByText('1. Ik sliep acht uur')).toBeVisible()
  await expect(log.getByText('1000. Vanochtend')).toHaveCount(0)
  expect(Math.max(most, await scrollThrough(page, 'down'))).toBeLessThan(80)
  await expect(log.getByText('1000. Vanochtend')).toBeInViewport()
})
