import { securityReason, securityWords } from '@bewezen/domain/account/securityWords.ts'
import { signInWords } from '@bewezen/domain/account/words.ts'
import { subscriptionWords } from '@bewezen/domain/admin/subscriptionWords.ts'
import { adminReason } from '@bewezen/domain/admin/words.ts'
import { writingWords } from '@bewezen/domain/admin/writingWords.ts'
import { startWords } from '@bewezen/domain/experiments/startWords.ts'
import { logbookWords } from '@bewezen/domain/experiments/words.ts'
import { personDataRefused, personDataWords } from '@bewezen/domain/privacy/adminWords.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './world.ts'

const refused = { status: 403, body: '{"code":"FORBIDDEN"}' }
const choosePerson = async (within: Locator | Page, name: string) => {
  await within.getByRole('searchbox').fill(name)
  await within.getByRole('button', { name: `Kies ${name}`, exact: true }).click()
}

test('ADM-PANEL-10 ADM-PANEL-21 access that is refused: whom, until when and why stay, and the day that is over gets the focus', async ({
  person,
}) => {
  const { page } = await person('Jasper', { as: 'admin@bewezen.example' })
  await page.goto('/admin/abonnementen')
  await page.getByRole('button', { name: subscriptionWords.grant }).click()
  const dialog = page.getByRole('dialog')
  const [until, reason] = [dialog.getByLabel(subscriptionWords.until), dialog.getByLabel(subscriptionWords.reason)]
  await choosePerson(dialog, 'Bram Kuipers')
  await until.fill('2020-01-31')
  await reason.fill('Helpt bij de opening')
  await dialog.getByRole('button', { name: subscriptionWords.grant }).click()
  await expect(dialog.getByText(adminReason('GRANT_OVER'))).toBeVisible()
  await expect(until).toBeFocused()
  await expect(until).toHaveValue('2020-01-31')
  await expect(reason).toHaveValue('Helpt bij de opening')
  await expect(dialog.getByText('Bram Kuipers')).toBeVisible()
  await until.fill('')
  await expect(dialog.getByText(adminReason('GRANT_OVER'))).toHaveCount(0)
  // Half a date reads as none, which would be access without an end.
  await until.focus()
  await page.keyboard.press('3')
  await dialog.getByRole('button', { name: subscriptionWords.grant }).click()
  await expect(dialog.getByText(subscriptionWords.untilHalf)).toBeVisible()
  await expect(until).toBeFocused()
  await until.fill('2099-01-31')
  await expect(dialog.getByText(subscriptionWords.untilHalf)).toHaveCount(0)
  await until.fill('')
  await dialog.getByRole('button', { name: subscriptionWords.grant }).click()
  await expect(page.getByRole('row', { name: /Helpt bij de opening/ }).first()).toContainText('Bram Kuipers')
})

test('ADM-PANEL-21 COM-CHAT-29 a letter to a member that is refused stays as it was typed, and is sent once it can be', async ({
  person,
}) => {
  const { page } = await person('Jasper', { as: 'admin@bewezen.example' })
  await page.goto('/admin/berichten')
  const form = page.getByRole('region', { name: writingWords.title })
  const [subject, text] = [
    form.getByLabel(writingWords.subject),
    form.getByRole('textbox', { name: writingWords.text }),
  ]
  const send = form.getByRole('button', { name: writingWords.send })
  await subject.fill('Welkom terug')
  await send.click()
  await expect(form.getByText(writingWords.choosePerson)).toBeVisible()
  await expect(form.getByRole('searchbox')).toBeFocused()
  await choosePerson(form, 'Bram Kuipers')
  await text.fill('Fijn dat je er weer bent.')
  await page.route('**/api/inbox/write', (route) => route.fulfill(refused))
  await send.click()
  await expect(page.getByText('Opslaan mislukt')).toBeVisible()
  await expect(form.getByText('Bram Kuipers')).toBeVisible()
  await expect(subject).toHaveValue('Welkom terug')
  await expect(text).toHaveValue('Fijn dat je er weer bent.')
  await page.unroute('**/api/inbox/write')
  await send.click()
  await expect(page.getByText(writingWords.sent(1))).toBeVisible()
  await expect(subject).toHaveValue('')
  await expect(form.getByText(writingWords.subjectWrong)).toHaveCount(0)
})

test('ADM-PANEL-07 an account is not erased with a wrong password: that alone is asked once more', async ({
  person,
}) => {
  const { page } = await person('Jasper', { as: 'admin@bewezen.example' })
  await page.goto('/admin/gebruikers')
  await page.getByRole('searchbox').fill('Bram Kuipers')
  await page.getByRole('button', { name: 'Beheer Bram Kuipers' }).click()
  const drawer = page.getByRole('dialog', { name: 'Bram Kuipers', exact: true })
  await drawer.getByRole('button', { name: personDataWords.erase }).click()
  const erasing = page.getByRole('dialog', { name: personDataWords.eraseTitle('Bram Kuipers') })
  const username = erasing.getByRole('textbox', { name: personDataWords.username })
  const own = erasing.getByLabel(personDataWords.password)
  await username.fill('bram_kuipers')
  await own.fill('verkeerd')
  await erasing.getByRole('button', { name: personDataWords.erase }).click()
  await expect(erasing.getByText(personDataRefused.WRONG_PASSWORD.text)).toBeVisible()
  await expect(own).toHaveValue('')
  await expect(own).toBeFocused()
  await expect(username).toHaveValue('bram_kuipers')
  await own.fill('x')
  await expect(erasing.getByText(personDataRefused.WRONG_PASSWORD.text)).toHaveCount(0)
})

test('COM-N1-10 an experiment is shared in another channel; what was written to it stays when that is refused', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
  await page.goto('/community/logboek')
  await page.getByRole('button', { name: logbookWords.share }).first().click()
  const dialog = page.getByRole('dialog', { name: startWords.shareTitle })
  const [channel, message] = [dialog.getByLabel(startWords.channel), dialog.getByLabel(startWords.shareMessage)]
  const send = dialog.getByRole('button', { name: startWords.shareSubmit })
  await message.fill('')
  await send.click()
  await expect(dialog.getByText(startWords.noChannel)).toBeVisible()
  await expect(channel).toBeFocused()
  await channel.selectOption({ index: 1 })
  await expect(dialog.getByText(startWords.noChannel)).toHaveCount(0)
  await message.fill('Zo gaat het met mijn slaap.')
  const chosen = await channel.inputValue()
  await page.route('**/api/community/post', (route) => route.fulfill(refused))
  await send.click()
  await expect(page.getByText(startWords.shareFailed)).toBeVisible()
  await expect(message).toHaveValue('Zo gaat het met mijn slaap.')
  await expect(channel).toHaveValue(chosen)
  await page.unroute('**/api/community/post')
  await send.click()
  await expect(page.getByText(startWords.shared)).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('a password that is asked once more stays where it was typed when it is wrong', async ({ person }) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
  await page.goto('/profile#settings')
  await page.getByRole('button', { name: securityWords.addPasskey }).click()
  const dialog = page.getByRole('dialog', { name: securityWords.addPasskey })
  const [own, next] = [
    dialog.getByRole('textbox', { name: signInWords.password, exact: true }),
    dialog.getByRole('button', { name: securityWords.next }),
  ]
  await next.click()
  await expect(dialog.getByText(signInWords.passwordRequired, { exact: true })).toBeVisible()
  await expect(own).toBeFocused()
  await own.fill('verkeerd')
  await next.click()
  await expect(dialog.getByText(securityReason('WRONG_PASSWORD'))).toBeVisible()
  await expect(own).toHaveValue('verkeerd')
})
