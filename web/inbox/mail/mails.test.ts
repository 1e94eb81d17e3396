import { expect, test } from 'vitest'
import { drawn, expectToBeAMail, hrefs, reader } from '../../base/mail/testing.ts'
import { Digest } from './Digest.tsx'

const facts = {
  ...reader,
  unread: 3,
  lines: ['2 × Vermelding', '1 × Nieuw bericht'],
  link: 'https://bewezen.example/inbox',
  settingsLink: 'https://bewezen.example/profile#settings',
}

test('the digest is a mail', () => expectToBeAMail(Digest, facts))

test('the digest says how much is unread and leads to the inbox and to where it is turned off', async () => {
  const { subject, html, text } = await drawn(Digest, facts)
  expect(subject).toBe('Je hebt 3 ongelezen meldingen')
  expect(Digest.subject({ ...facts, unread: 1 })).toBe('Je hebt 1 ongelezen melding')
  for (const line of facts.lines) expect(text).toContain(line)
  expect(hrefs(html)).toEqual(expect.arrayContaining([facts.link, facts.settingsLink]))
})
