import { describe, expect, test } from 'vitest'
import { drawn, expectToBeAMail, hrefs, reader } from '../../base/mail/testing.ts'
import { ConfirmEmail } from './ConfirmEmail.tsx'
import { ConfirmNewEmail } from './ConfirmNewEmail.tsx'
import { EmailChanging } from './EmailChanging.tsx'
import { Guessed } from './Guessed.tsx'
import { PasswordChanged } from './PasswordChanged.tsx'
import { ResetPassword } from './ResetPassword.tsx'
import { SecurityChanged } from './SecurityChanged.tsx'

// Everything that a link may hold and that HTML, or a program that guesses at links, would like to change.
const link = `https://bewezen.example/auth/confirm?a=1&b=%2F+"#token=${'8fK2r-X1_bPq6tVw'.repeat(3)}`.replace(
  '"',
  '%22',
)

describe('the mail that confirms an address', () => {
  const facts = { ...reader, link }

  test('is a mail', () => expectToBeAMail(ConfirmEmail, facts))

  test('gives the link exactly as it is, on the button and in full', async () => {
    const { html, text } = await drawn(ConfirmEmail, facts)
    expect(hrefs(html).filter((href) => href === link)).toHaveLength(2)
    expect(text.split(/\s+/).filter((word) => word === link)).toHaveLength(1)
  })

  test('says what it is for and how long the link lasts', async () => {
    const { subject, text } = await drawn(ConfirmEmail, facts)
    expect(subject).toBe('Bevestig je e-mailadres')
    expect(text).toContain('De link is 24 uur geldig en werkt één keer.')
  })
})

describe('the mail that resets a password', () => {
  const facts = { ...reader, link }

  test('is a mail', () => expectToBeAMail(ResetPassword, facts))

  test('gives the link exactly as it is, on the button and in full', async () => {
    const { html, text } = await drawn(ResetPassword, facts)
    expect(hrefs(html).filter((href) => href === link)).toHaveLength(2)
    expect(text.split(/\s+/).filter((word) => word === link)).toHaveLength(1)
  })

  test('says what it is for and how long the link lasts', async () => {
    const { subject, text } = await drawn(ResetPassword, facts)
    expect(subject).toBe('Kies een nieuw wachtwoord')
    expect(text).toContain('De link is 1 uur geldig en werkt één keer.')
  })
})

describe('the mail that tells of a new password', () => {
  const facts = { ...reader, link, changedAt: '2026-10-22T08:12:00Z' }

  test('is a mail', () => expectToBeAMail(PasswordChanged, facts))

  test('says when, in Dutch time, and where to go if it was somebody else', async () => {
    const { subject, html, text } = await drawn(PasswordChanged, facts)
    expect(subject).toBe('Je wachtwoord is gewijzigd')
    expect(text).toContain('gewijzigd op donderdag 22 oktober 2026 om 10:12.')
    expect(hrefs(html)).toContain(link)
  })
})

test('a mail to somebody without a first name greets all the same', async () => {
  const { text } = await drawn(ConfirmEmail, { ...reader, firstName: '  ', link })
  expect(text).toContain('\nHoi,\n')
})

describe('the mails about a new address', () => {
  test('are mails', async () => {
    await expectToBeAMail(ConfirmNewEmail, { ...reader, link })
    await expectToBeAMail(EmailChanging, reader)
  })

  test('SH-CONT-03 the new address gets the link, the old one hears of it without it', async () => {
    const { html } = await drawn(ConfirmNewEmail, { ...reader, link })
    expect(hrefs(html).filter((href) => href === link)).toHaveLength(2)
    const told = await drawn(EmailChanging, reader)
    expect(told.subject).toBe('Je e-mailadres wordt gewijzigd')
    expect(told.text).toContain(reader.site.contactEmail)
  })
})

test.each(['secondFactorOn', 'secondFactorOff', 'passkeyAdded', 'passkeyRemoved', 'something else'])(
  'the mail about a way to sign in (%s) is a mail and leads to the settings',
  async (what) => {
    await expectToBeAMail(SecurityChanged, { ...reader, what, link })
    expect(hrefs((await drawn(SecurityChanged, { ...reader, what, link })).html)).toContain(link)
  },
)

test.each([
  ['password', 'Iemand probeert in te loggen op je account'],
  ['code', 'Iemand heeft je wachtwoord'],
] as const)('SH-AUTH-35 the mail about a %s that is guessed says so and leads to a new one', async (what, subject) => {
  await expectToBeAMail(Guessed, { ...reader, what, link })
  const mail = await drawn(Guessed, { ...reader, what, link })
  expect(mail.subject).toBe(subject)
  expect(hrefs(mail.html)).toContain(link)
})
