import type { Page } from '@playwright/test'
import { accessibilityFaults, faultsInEachLight } from './accessible.ts'
import { expect, type Person, test } from './world.ts'

const section = '/admin/externe-berichten'
const told = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const talkOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Gesprekken' }).getByRole('button', { name })
const thread = (page: Page, name: string) => page.getByRole('region', { name: `Gesprek met ${name}` })

/** Puts a mail into the mailbox, as somebody outside sends it. */
async function mails({ page }: Person, mail: object): Promise<void> {
  const answer = await page.request.post('/dev/imap/deliver', { data: mail })
  expect(answer.status(), await answer.text()).toBe(200)
}
const isIn = async ({ page }: Person, mood: string) => {
  expect((await page.request.post('/dev/imap/control', { data: { mood } })).status()).toBe(200)
}

test('IN-EXT-25 IN-EXT-41 IN-EXT-43 IN-EXT-44 IN-EXT-45 IN-EXT-49 a mailbox is added, refuses its password, works, and a mail from it is answered', async ({
  person,
}) => {
  const jasper = await person('Jasper', { as: 'admin@bewezen.example' })
  const { page } = jasper
  await page.goto(`${section}?deel=bronnen`)
  await page.getByRole('button', { name: 'Bron toevoegen', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Bron toevoegen' })
  await form.getByLabel('Kanaal').selectOption('email')
  await expect(form.getByRole('radio', { name: 'Postvak (IMAP)' })).toBeChecked()
  await form.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await expect(form.getByText('Vul de naam van de mailserver in, zoals imap.voorbeeld.nl.')).toBeVisible()
  await form.getByRole('textbox', { name: /^Naam/ }).fill('Vragen per mail')
  await form.getByLabel('Mailadres').fill('vragen@bewezen.example')
  await form.getByLabel('Mailserver (IMAP)').fill('imap.bewezen.example')
  await form.getByLabel('Gebruikersnaam').fill('hallo@bewezen.example')
  await form
    .getByLabel(/^Wachtwoord/)
    .and(form.locator('input'))
    .fill('postbus')
  expect(await accessibilityFaults(page)).toEqual([])
  await form.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await expect(told(page, 'Bron toegevoegd')).toBeVisible()

  const connect = page.getByRole('dialog', { name: 'Zo koppel je deze bron' })
  await isIn(jasper, 'refuses')
  await connect.getByRole('button', { name: 'Postvak controleren' }).click()
  const refused = /Het postvak weigert de gebruikersnaam of het wachtwoord\./
  await expect(connect.getByRole('status')).toContainText(refused)
  await isIn(jasper, 'works')
  await mails(jasper, {
    from: 'Roos Buiten <roos@buiten.example>',
    subject: 'Groepswandeling',
    text: 'Kan ik nog mee?\n\nOp 1 mei 2026 schreef Jasper:\n> Zaterdag wandelen we.',
  })
  await connect.getByRole('button', { name: 'Postvak controleren' }).click()
  await expect(told(page, 'Het postvak werkt.')).toBeVisible()
  await expect(connect.getByRole('status')).not.toContainText(refused)
  expect(await accessibilityFaults(page)).toEqual([])
  await connect.getByRole('button', { name: 'Sluiten' }).last().click()
  await expect(page.getByRole('row').filter({ hasText: 'Vragen per mail' })).toContainText('wachtwoord bewaard')

  await page.goto(section)
  await talkOf(page, 'Roos Buiten').first().click()
  const talk = thread(page, 'Roos Buiten')
  await expect(talk.getByText('Groepswandeling', { exact: true })).toBeVisible()
  await expect(talk.getByText('Kan ik nog mee?', { exact: true })).toBeVisible()
  await expect(talk.getByText('> Zaterdag wandelen we.')).toBeHidden()
  await talk.getByRole('button', { name: 'Toon eerdere tekst' }).click()
  await expect(talk.getByText('> Zaterdag wandelen we.')).toBeVisible()
  expect(await faultsInEachLight(page)).toEqual([])

  await talk.getByRole('textbox', { name: 'Antwoord aan Roos Buiten' }).fill('Ja, kom gezellig mee!')
  await talk.getByRole('button', { name: 'Verstuur antwoord' }).click()
  await expect(told(page, 'Antwoord verzonden')).toBeVisible()
  const sent = await page.request.get('/dev/mail.json?to=roos@buiten.example')
  expect((await sent.json()).mails).toMatchObject([{ subject: 'Re: Groepswandeling', text: 'Ja, kom gezellig mee!' }])
})
