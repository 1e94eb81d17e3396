import { expect, test } from 'vitest'
import { drawn, expectToBeAMail, hrefs, reader } from '../../base/mail/testing.ts'
import { EmergencyOpened } from './EmergencyOpened.tsx'
import { EmergencyWatched } from './EmergencyWatched.tsx'

const facts = {
  ...reader,
  admin: 'Jasper van den Berg',
  member: 'Lieke Postma',
  link: 'https://bewezen.example/profile/inzage',
  openedAt: '2026-10-22T13:08:00Z',
  endsAt: '2026-10-22T13:38:00Z',
}

test('the mails about emergency access are mails', async () => {
  await expectToBeAMail(EmergencyOpened, facts)
  await expectToBeAMail(EmergencyWatched, facts)
})

test('SH-MED-42 the member reads who, when and until when, and is led to the list', async () => {
  const { html, text } = await drawn(EmergencyOpened, facts)
  expect(text).toMatch(/Jasper van den Berg heeft op donderdag 22 oktober 2026 om 15:08 noodtoegang geopend/)
  expect(text).toContain('tot 15:38')
  expect(hrefs(html)).toContain(facts.link)
})

test('SH-MED-42 the other admins read whose data were opened and by whom', async () => {
  const { text } = await drawn(EmergencyWatched, facts)
  expect(text).toMatch(/Jasper van den Berg .* van Lieke Postma/s)
})
