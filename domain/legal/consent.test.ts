import { expect, test } from 'vitest'
import { consentNow, endingsOfAnalytics, readConsent } from './consent.ts'

const now = new Date('2026-11-22T10:00:00Z')

test('LEGAL-COOKIE-06 a choice made on the last of a month ends on a day that there is', () => {
  const { until } = consentNow(false, new Date('2026-08-31T10:00:00Z'))
  expect(new Date(until).toISOString().slice(0, 10)).toBe('2027-02-28')
})

test('LEGAL-COOKIE-06 a choice lasts six months and not a moment longer', () => {
  const { media, until } = consentNow(true, now)
  expect([media, new Date(until).toISOString().slice(0, 10)]).toEqual([true, '2027-05-22'])
  const stored = JSON.stringify({ media, until })
  expect(readConsent(stored, until - 1)).toEqual({ media: true, until })
  expect(readConsent(stored, until)).toBeNull()
})

test('LEGAL-COOKIE-07 what analytics may have left ends here and on every domain above', () => {
  expect(endingsOfAnalytics('www.bewezen.example')).toEqual([
    '_ga=; Max-Age=0; Path=/',
    '_ga=; Max-Age=0; Path=/; Domain=www.bewezen.example',
    '_ga=; Max-Age=0; Path=/; Domain=bewezen.example',
    '_ga=; Max-Age=0; Path=/; Domain=example',
    '_gid=; Max-Age=0; Path=/',
    '_gid=; Max-Age=0; Path=/; Domain=www.bewezen.example',
    '_gid=; Max-Age=0; Path=/; Domain=bewezen.example',
    '_gid=; Max-Age=0; Path=/; Domain=example',
  ])
})

test.each([null, '', 'x', 'null', '1', '{}', '{"media":1,"until":9e15}', '{"media":true,"until":"later"}'])(
  'X3-EDGE-44 what is stored as %j is no choice, so nothing is agreed to',
  (stored) => expect(readConsent(stored, now.getTime())).toBeNull(),
)
