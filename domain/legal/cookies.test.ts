import { expect, test } from 'vitest'
import { type CookieBlock, cookiePolicy } from './cookies.ts'

const textOf = (block: CookieBlock): string =>
  typeof block === 'string'
    ? block
    : 'list' in block
      ? block.list.map(({ term, text }) => `${term}: ${text}`).join(' ')
      : block.table.rows.map((row) => row.join(' ')).join(', ')
const sectionText = (title: string) =>
  cookiePolicy.sections
    .find((section) => section.title === title)
    ?.blocks.map(textOf)
    .join(' ')

test('LEGAL-COOKIE-04 the cookie policy has its nine titles in order', () => {
  expect(cookiePolicy.sections.map(({ title }, index) => `${index + 1}. ${title}`)).toEqual([
    '1. Wat zijn cookies?',
    '2. Wie zijn wij?',
    '3. Noodzakelijke cookies',
    '4. Functionele opslag',
    '5. Analytische cookies',
    '6. Media van derden',
    '7. Bewaartermijnen',
    '8. Je keuze beheren',
    '9. Vragen en wijzigingen',
  ])
})

test('LEGAL-COOKIE-02 LEGAL-COOKIE-09 X3-LIMIT-20 the table names how long each cookie stays', () => {
  expect(sectionText('Bewaartermijnen')).toBe(
    '_ga 2 jaar, _gid 24 uur, Inlogcookie tot uitloggen of 30 dagen, Apparaatcookie 180 dagen',
  )
})

test('LEGAL-COOKIE-03 X3-LIMIT-20 questions are answered within five working days', () => {
  expect(sectionText('Vragen en wijzigingen')).toMatch(/^Wij antwoorden binnen 5 werkdagen\..*\{contact\}/)
})

test('LEGAL-COOKIE-05 LEGAL-COOKIE-09 each section holds what it must', () => {
  for (const word of ['inlogcookie', 'apparaatcookie']) expect(sectionText('Noodzakelijke cookies')).toContain(word)
  for (const word of ['Thema', 'Roodlicht', 'Inbox', 'Registratie'])
    expect(sectionText('Functionele opslag')).toContain(word)
  for (const word of ['_ga', '_gid']) expect(sectionText('Analytische cookies')).toContain(word)
  for (const word of ['YouTube', 'Spotify', 'Rumble', 'betaaldienst'])
    expect(sectionText('Media van derden')).toContain(word)
})

test('within a page no two sections share an address', () => {
  const { sections } = cookiePolicy
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
})
