import { expect, test } from 'vitest'
import { drawn, expectToBeAMail, hrefs, reader } from '../../base/mail/testing.ts'
import { CallSheetMail } from './CallSheetMail.tsx'

const facts = {
  ...reader,
  title: 'Ademlab',
  startsAt: '2026-11-14T13:00:00Z',
  zone: 'Europe/Amsterdam',
  link: 'https://bewezen.example/events/e/callsheet',
}

test('EV-MORE-43 the mail with a call sheet is a mail, and holds the event, its date and the link', async () => {
  await expectToBeAMail(CallSheetMail, facts)
  const { subject, html, text } = await drawn(CallSheetMail, facts)
  expect(subject).toBe('Je callsheet voor Ademlab')
  expect(text).toContain('Wat je doet bij Ademlab op 14 november 2026')
  expect(hrefs(html)).toContain(facts.link)
})
