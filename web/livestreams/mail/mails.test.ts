import { expect, test } from 'vitest'
import { drawn, expectToBeAMail, hrefs, reader } from '../../base/mail/testing.ts'
import { LivestreamSoon } from './LivestreamSoon.tsx'

const facts = {
  ...reader,
  title: 'Samen ademen',
  startTime: '2027-03-22T19:00:00Z',
  link: 'https://bewezen.example/livestream?stream=1',
}

test('LIVE-MORE-17 the mail before a livestream is a mail, with its title, when it begins and where', async () => {
  await expectToBeAMail(LivestreamSoon, facts)
  const { subject, html, text } = await drawn(LivestreamSoon, facts)
  expect(subject).toBe('Om 20:00 begint de livestream')
  expect(text).toContain('Samen ademen begint om 20:00.')
  expect(hrefs(html)).toContain(facts.link)
})
