import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { accessibilityFaults } from './accessible.ts'
import { expect, test } from './world.ts'

const email = 'plus@bewezen.example'
const password = 'Bewezen-2026!'

async function signIn(page: Page) {
  await page.goto('/auth')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

async function leave(page: Page) {
  await page.goto('/profile#settings')
  await page.getByRole('button', { name: 'Account verwijderen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Je account verwijderen?' })
  await dialog.getByLabel('Je wachtwoord').fill('verkeerd')
  await dialog.getByRole('button', { name: 'Account verwijderen' }).click()
  await expect(dialog.getByText('Dit wachtwoord klopt niet.')).toBeVisible()
  await dialog.getByLabel('Je wachtwoord').fill(password)
  await dialog.getByRole('button', { name: 'Account verwijderen' }).click()
  await expect(page).toHaveURL('/')
  const word = page.getByRole('status').filter({ hasText: 'Je account wordt verwijderd' })
  await expect(word).toContainText(
    /Op \w+ \d+ \w+ \d{4} om \d\d:\d\d wordt alles gewist. Tot die tijd kun je terugkomen./,
  )
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(word).toHaveCount(0)
}

test('SH-PROF-05 SH-EDGE-40 leaving the platform: take everything along, go, be called back, go again and be gone', async ({
  person,
  mailbox,
}) => {
  const joost = await person('Joost', { as: email })
  const other = await person('Sanne', { as: 'lid@bewezen.example' })
  const tablet = await person('Joost op zijn tablet', { as: email, width: 390 })
  await joost.page.goto('/community/universiteit/welkom')
  await joost.page.getByRole('textbox', { name: /^Schrijf in/ }).fill('Dit is mijn afscheid')
  await joost.page.keyboard.press('ControlOrMeta+Enter')
  await other.page.goto('/community/universiteit/welkom')
  const message = other.page.getByRole('log').getByRole('article').filter({ hasText: 'Dit is mijn afscheid' })
  await expect(message).toContainText('Joost Mulder')
  await tablet.page.goto('/inbox')

  await test.step('everything about him is in one file', async () => {
    await joost.page.goto('/profile#settings')
    const coming = joost.page.waitForEvent('download')
    await joost.page.getByRole('button', { name: 'Alles downloaden' }).click()
    const file = await (await coming).path()
    const files = unzipSync(new Uint8Array(await readFile(file)))
    expect(strFromU8(files['gegevens.html'] ?? new Uint8Array())).toContain('Dit is mijn afscheid')
    expect(JSON.parse(strFromU8(files['gegevens.json'] ?? new Uint8Array())).account[0].email).toBe(email)
  })

  await test.step('he goes: hidden live for others, signed out on every device, told by mail', async () => {
    await leave(joost.page)
    await expect(message).toContainText('Verwijderde gebruiker')
    await expect(other.page.getByRole('log')).not.toContainText('Joost Mulder')
    await expect(tablet.page).not.toHaveURL('/inbox')
    const mail = await mailbox.newest(email, 'Je account wordt verwijderd')
    expect(mail.text).toContain('Inloggen en terugkomen')
  })

  await test.step('he signs in again, finds nothing but the way back, and takes it', async () => {
    await signIn(joost.page)
    const cover = joost.page.getByRole('dialog', { name: 'Je account wordt verwijderd' })
    await expect(cover.getByRole('button', { name: 'Account terughalen' })).toBeFocused()
    expect(await accessibilityFaults(joost.page)).toEqual([])
    await cover.getByRole('button', { name: 'Account terughalen' }).click()
    await expect(joost.page.getByText('Welkom terug')).toBeVisible()
    await expect(cover).toHaveCount(0)
    await expect(message).toContainText('Joost Mulder')
  })

  await test.step('he goes again, and eight days later he is gone for good', async () => {
    await leave(joost.page)
    const eightDays = 8 * 24 * 60 * 60_000
    await other.page.request.post('/dev/clock.json', { data: { offsetMs: eightDays } })
    try {
      const answer = await joost.page.request.post('/api/auth/sign-in/email', { data: { email, password } })
      expect(answer.status()).toBe(401)
      await other.page.reload()
      await expect(message).toContainText('Verwijderde gebruiker')
    } finally {
      await other.page.request.post('/dev/clock.json', { data: { offsetMs: 0 } })
    }
  })
})
