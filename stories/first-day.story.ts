import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { accessibilityFaults } from './accessible.ts'
import { expect, test } from './world.ts'

const password = 'Ochtendlicht-9'
const email = 'roos@eerstedag.example'
const channel = '/community/experimenten/logboek'

test('SH-MAINT-01 SH-MAINT-02 SH-MAINT-03 SH-MAINT-22 SH-NOTIF-01 SH-NOTIF-04 IN-STATE-03 IN-STATE-07 IN-STATE-13 COM-CHAT-07 COM-CHAT-08 COM-CHAT-10 COM-CHAT-11 COM-CHAT-13 SUB-CHECKOUT-02 SUB-CHECKOUT-09 a first day: a visitor becomes a member, talks with another, and sits out the maintenance of an admin', async ({
  person,
  mailbox,
}) => {
  const [roos, sanne, jasper] = [
    await person('Roos'),
    await person('Sanne', { as: 'lid@bewezen.example' }),
    await person('Jasper', { as: 'admin@bewezen.example' }),
  ]

  await test.step('a visitor reads the home page, registers and follows the link of a real mail', async () => {
    await roos.page.goto('/')
    await expect(roos.page.getByRole('heading', { level: 1 })).toContainText('Bewezen')
    await roos.page.getByRole('link', { name: 'Registreren' }).first().click()
    await roos.page.getByLabel('Voornaam').fill('Roos')
    await roos.page.getByLabel('Achternaam').fill('Terpstra')
    await roos.page.getByLabel('E-mailadres').fill(email)
    await roos.page.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill(password)
    await roos.page.getByLabel('Herhaal wachtwoord').fill(password)
    await expect(roos.page.getByText('Username is beschikbaar')).toBeVisible()
    await roos.page.getByRole('button', { name: 'Registreren' }).click()
    await expect(
      roos.page.getByText('Account aangemaakt! Controleer je email om je account te bevestigen.'),
    ).toBeVisible()
    await roos.page.goto(await mailbox.link(email, 'Bevestig je e-mailadres'))
    await roos.page.waitForURL('/community')
    await expect(roos.page.getByRole('heading', { name: 'Geen Toegang' })).toBeVisible()
  })

  await test.step('without a subscription the gate leads to the plans; the test checkout opens it', async () => {
    await roos.page.getByRole('link', { name: 'Start mijn abonnement' }).click()
    const start = roos.page.getByRole('button', { name: /Start (mijn abonnement|Student Abonnement)/ })
    await expect(start).toBeDisabled()
    await roos.page.getByRole('checkbox', { name: /Ik ga akkoord/ }).check()
    await start.click()
    await expect(roos.page.getByText('Testbetaling').first()).toBeVisible()
    await roos.page.getByRole('button', { name: 'Betalen' }).click()
    await expect(roos.page.getByText('Abonnement succesvol!').first()).toBeVisible({ timeout: 30_000 })
  })

  await test.step('the new member opens a channel and pages back through its history', async () => {
    await roos.page.goto(channel)
    const log = roos.page.getByRole('log')
    await expect(log).toContainText('Energie om drie uur')
    await expect(log.getByText(/^Dag 1:/)).toHaveCount(0)
    await expect(async () => {
      await log.evaluate((list) => list.scrollTo({ top: 0 }))
      await expect(log.getByText(/^Dag 1:/)).toBeVisible({ timeout: 500 })
    }).toPass()
  })

  const other = await test.step('another member sits in the channel and in the inbox', async () => {
    await sanne.page.goto(channel)
    await expect(sanne.page.getByRole('log')).toContainText('Energie om drie uur')
    const tab = await sanne.page.context().newPage()
    await tab.goto('/inbox')
    await expect(tab.getByRole('tab', { name: /Ongelezen/ })).toBeVisible()
    // Away from the channel, so that what is said next is not read at once.
    await sanne.page.goto('/community/universiteit/welkom')
    await expect(sanne.page.getByRole('log')).toContainText('En ik ben wakker voor de wekker.')
    return tab
  })
  const before = await unreadOf(sanne.page)

  await test.step('she writes a message with a mention and a picture', async () => {
    await roos.page.goto(channel)
    const composer = roos.page.getByRole('textbox', { name: /^Schrijf in/ })
    await composer.fill('Mijn eerste ochtend buiten, ')
    await composer.press('End')
    await composer.pressSequentially('@sanne_d')
    await roos.page.getByRole('option', { name: /Sanne/ }).click()
    await expect(composer).toHaveValue('Mijn eerste ochtend buiten, @sanne_de_wit ')
    await roos.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'ochtend.png', mimeType: 'image/png', buffer: await picture() })
    await expect(roos.page.getByRole('img', { name: /Gekozen afbeelding/ })).toBeVisible()
    await composer.press('Control+Enter')
    const own = messageWith(roos.page, 'Mijn eerste ochtend buiten')
    await expect(own.getByRole('button', { name: /Afbeelding van Roos/ })).toBeVisible()
    await expect(composer).toHaveValue('')
  })

  await test.step('the bell of the other rises live, the notification stands under Ongelezen, and a click leads to the message', async () => {
    await expect.poll(() => unreadOf(sanne.page)).toBe(before + 1)
    const card = other.getByRole('article').filter({ hasText: 'Mijn eerste ochtend buiten' })
    await expect(card).toBeVisible()
    const third = await sanne.page.context().newPage()
    await third.goto('/inbox')
    await expect(third.getByRole('article').filter({ hasText: 'Mijn eerste ochtend buiten' })).toBeVisible()

    await third
      .getByRole('article')
      .filter({ hasText: 'Mijn eerste ochtend buiten' })
      .getByRole('button', { name: /Ga naar chat/ })
      .click()
    await expect(messageWith(third, 'Mijn eerste ochtend buiten')).toBeVisible()
    // On every open tab it moved to Gelezen by itself.
    await expect(card).toHaveCount(0)
    await other
      .getByRole('tab', { name: /Gelezen/ })
      .last()
      .click()
    await expect(other.getByRole('article').filter({ hasText: 'Mijn eerste ochtend buiten' })).toBeVisible()
    await expect.poll(() => unreadOf(sanne.page)).toBe(before)
    await third.close()
  })

  await test.step('the other answers and reacts; both appear without a reload', async () => {
    await sanne.page.goto(channel)
    const hers = messageWith(sanne.page, 'Mijn eerste ochtend buiten')
    await hers.hover()
    await hers.getByRole('button', { name: 'Reageer met ❤️' }).click()
    await expect(
      messageWith(roos.page, 'Mijn eerste ochtend buiten').getByRole('button', { name: /❤️ 1 keer/ }),
    ).toBeVisible()
    await hers.hover()
    await hers.getByRole('button', { name: 'Reageren' }).click()
    await sanne.page.getByRole('textbox', { name: /^Schrijf in/ }).fill('Welkom Roos! <b>Mooi</b> licht.')
    await sanne.page.getByRole('button', { name: 'Verstuur' }).click()
    const answer = messageWith(roos.page, 'Welkom Roos!')
    await expect(answer).toContainText('<b>Mooi</b> licht.')
    await expect(answer).toContainText('Mijn eerste ochtend buiten')
    expect(await accessibilityFaults(roos.page)).toEqual([])
  })

  await test.step('an admin switches maintenance on: students stand before its screen, the admin works on; off again, and what was typed is still there', async () => {
    const composer = roos.page.getByRole('textbox', { name: /^Schrijf in/ })
    await composer.fill('Dit was ik net aan het typen')
    await jasper.page.goto(channel)
    await expect(jasper.page.getByRole('log')).toContainText('Welkom Roos!')
    await switchMaintenance(jasper.page)
    await expect(jasper.page.getByText('Studenten zien nu de onderhoudsmelding')).toBeVisible()

    const screen = (page: Page) => page.getByRole('button', { name: 'Uitloggen' })
    for (const { page } of [roos, sanne]) await expect(screen(page)).toBeVisible()
    const refused = await roos.page.request.get('/api/community/list')
    expect([refused.status(), await refused.json()]).toEqual([503, { code: 'MAINTENANCE', data: null }])
    await jasper.page.getByRole('textbox', { name: /^Schrijf in/ }).fill('Even geduld allemaal.')
    await jasper.page.getByRole('button', { name: 'Verstuur' }).click()
    await expect(messageWith(jasper.page, 'Even geduld allemaal.')).toBeVisible()

    await switchMaintenance(jasper.page)
    await expect(screen(roos.page)).toHaveCount(0)
    await expect(composer).toHaveValue('Dit was ik net aan het typen')
    await expect(messageWith(roos.page, 'Even geduld allemaal.')).toBeVisible()
  })
})

const messageWith = (page: Page, text: string): Locator =>
  page.getByRole('log').getByRole('article').filter({ hasText: text }).last()

/** How many unread notifications the bell counts. */
async function unreadOf(page: Page): Promise<number> {
  const label = await page.getByRole('button', { name: /^Meldingen/ }).getAttribute('aria-label')
  return Number(/(\d+) ongelezen/.exec(label ?? '')?.[1] ?? 0)
}

async function switchMaintenance(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account van/ }).click()
  await page.getByRole('menuitemcheckbox', { name: /Maintenance Mode/ }).click()
  await page.keyboard.press('Escape')
}

const picture = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#f5a93c' } })
    .png()
    .toBuffer()
