import { expect, test } from 'vitest'
import { drawn, expectToBeAMail, hrefs, reader } from '../../base/mail/testing.ts'
import { RemovalAsked } from './RemovalAsked.tsx'

const facts = { ...reader, dueAt: '2026-10-29T08:19:00Z', link: 'https://bewezen.example/auth' }

test('SH-PROF-05 the mail about leaving says until when one can come back, and where', async () => {
  await expectToBeAMail(RemovalAsked, facts)
  const { html, text } = await drawn(RemovalAsked, facts)
  expect(text).toContain('donderdag 29 oktober 2026 om 09:19')
  expect(hrefs(html)).toContain(facts.link)
})
