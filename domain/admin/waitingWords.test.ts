import { expect, test } from 'vitest'
import { mailLabel } from './mailWords.ts'
import { weekLabel } from './trendWords.ts'
import { waitingKinds } from './waiting.ts'
import { itemDetail, itemTitle, kindSlugs, waitedText } from './waitingWords.ts'

const item = {
  id: '1',
  since: '2026-10-20T08:00:00.000Z',
  title: null,
  who: null,
  about: null,
  cents: null,
  currency: null,
  path: '/',
}
const lieke = { ...item, who: 'Lieke Postma' }

test.each([
  [
    { ...lieke, kind: 'eventRefund', about: 'Ademlab', cents: 3_500, currency: 'EUR' },
    'Lieke Postma, € 35,00',
    'Ademlab',
  ],
  [
    { ...lieke, kind: 'eventRefund', about: 'Ademlab', cents: 3_500, currency: 'usd' },
    'Lieke Postma, $ 35,00',
    'Ademlab',
  ],
  [
    { ...lieke, kind: 'eventRefund', about: 'Ademlab', cents: 3_500, currency: 'sek' },
    'Lieke Postma, 35,00 SEK',
    'Ademlab',
  ],
  [
    { ...item, kind: 'eventDispute', about: 'Ademlab', cents: 100, currency: 'EUR' },
    'Verwijderde gebruiker, € 1,00',
    'Ademlab',
  ],
  [
    { ...lieke, kind: 'report', title: 'De foto blijft weg', about: 'profiel' },
    'De foto blijft weg',
    'Lieke Postma, profiel',
  ],
  [{ ...item, kind: 'case', about: 'Voeding' }, 'Bericht in Voeding', ''],
  [{ ...item, kind: 'case' }, 'Bericht in een gesprek', ''],
  [{ ...lieke, kind: 'mail', about: 'invoice' }, 'Factuur', 'Aan Lieke Postma'],
  [{ ...item, kind: 'task', title: 'Zaal huren', about: 'Ademlab' }, 'Zaal huren', 'Ademlab'],
  [{ ...lieke, kind: 'appeal' }, 'Lieke Postma', ''],
] as const)('ADM-MORE-01 %j is called %s, under it %s', (one, title, detail) => {
  expect(itemTitle(one)).toBe(title)
  expect(itemDetail(one)).toBe(detail)
})

test.each([
  [0, 'minder dan een uur'],
  [3_599_999, 'minder dan een uur'],
  [3_600_000, '1 uur'],
  [86_399_999, '23 uur'],
  [86_400_000, '1 dag'],
  [2 * 86_400_000, '2 dagen'],
  [1_500 * 86_400_000, '1.500 dagen'],
  [-5_000, 'minder dan een uur'],
])('ADM-MORE-01 what waits %s milliseconds waits %s', (ms, expected) => {
  expect(waitedText(item.since, Date.parse(item.since) + ms)).toBe(expected)
})

test('ADM-MORE-03 every kind has an address of its own', () => {
  expect(new Set(Object.values(kindSlugs)).size).toBe(waitingKinds.length)
})

test('ADM-MORE-16 a kind of mail that this release does not know is still a mail', () => {
  expect(mailLabel('toString')).toBe('Mail')
  expect(mailLabel('invoice')).toBe('Factuur')
})

test('ADM-MORE-07 a week is called by its Monday', () => expect(weekLabel('2026-08-03')).toBe('3 aug'))
