import type { Page } from '@playwright/test'
import { accessibilityFaults } from './accessible.ts'
import { expect, test } from './world.ts'

const present = (page: Page, count: number) => page.getByRole('button', { name: `${count} aanwezig` })
const field = (page: Page) => page.getByRole('textbox', { name: /^Schrijf in/ })
/** Where the composer stands: nothing may move it. */
const composerTop = async (page: Page) => (await field(page).boundingBox())?.y

test('COM-CHAT-31 COM-CHAT-32 COM-CHAT-33 COM-CHAT-34 COM-CHAT-36 two members in one channel see that the other is there and types, until one no longer wants it', async ({
  person,
}) => {
  const [sanne, joost] = [
    await person('Sanne', { as: 'lid@bewezen.example' }),
    await person('Joost', { as: 'plus@bewezen.example', width: 390 }),
  ]
  const channel = '/community/universiteit/welkom'

  await test.step('nobody is told of themselves; with a second member both know', async () => {
    await sanne.page.goto(channel)
    await expect(sanne.page.getByRole('log')).toBeVisible()
    await expect(sanne.page.getByRole('button', { name: /aanwezig$/ })).toHaveCount(0)
    await joost.page.goto(channel)
    await expect(present(sanne.page, 2)).toBeVisible()
    await expect(present(joost.page, 2)).toBeVisible()
    expect(await accessibilityFaults(sanne.page)).toEqual([])
    expect(await accessibilityFaults(joost.page)).toEqual([])
  })

  await test.step('the list has their names', async () => {
    await present(sanne.page, 2).click()
    const list = sanne.page.getByRole('dialog', { name: 'Wie er nu is' })
    await expect(list.getByRole('listitem')).toHaveText([/Joost/, /Sanne.*\(jij\)/])
    expect(await accessibilityFaults(sanne.page)).toEqual([])
    await sanne.page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(present(sanne.page, 2)).toBeFocused()
  })

  await test.step('what one types the other sees, under messages that stay where they are, until it is sent', async () => {
    const line = sanne.page.getByText('Joost typt…').first()
    const before = await composerTop(sanne.page)
    await field(joost.page).pressSequentially('Wie loopt er mee?')
    await expect(line).toBeVisible()
    expect(await composerTop(sanne.page)).toBe(before)
    await expect(joost.page.getByText('typt…')).toHaveCount(0)
    await field(joost.page).press('Control+Enter')
    await expect(sanne.page.getByRole('log')).toContainText('Wie loopt er mee?')
    await expect(line).toBeHidden()
  })

  await test.step('who does not want to be seen is gone at once, and sees the other still', async () => {
    await joost.page.request.post('/api/inbox/savePreferences', { data: { presenceShown: false } })
    await expect(present(sanne.page, 2)).toHaveCount(0)
    await field(joost.page).pressSequentially('Ziet iemand dit?')
    await expect(present(joost.page, 1)).toBeVisible()
    await expect(sanne.page.getByText('typt…')).toHaveCount(0)
  })

  await test.step('who closes the tab is gone too', async () => {
    await sanne.page.close()
    await expect(joost.page.getByRole('button', { name: /aanwezig$/ })).toHaveCount(0)
  })
})
