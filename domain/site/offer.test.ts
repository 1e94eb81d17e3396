import { expect, test } from 'vitest'
import { shortAmount } from '../base/money.ts'
import { totalWorthCents, worth } from './offer.ts'

test('MKT-OFFER-03 MKT-OFFER-06 the value list has its seven lines, all but the first per year', () => {
  expect(worth.map(({ what, cents, perYear }) => `${what} ${cents / 100}${perYear ? ' per jaar' : ''}`)).toEqual([
    'Universiteit 2500',
    'Labs 1000 per jaar',
    'Events 250 per jaar',
    'Kortingen 150 per jaar',
    'Q&A en masterclasses 1500 per jaar',
    'Studiehulp 500 per jaar',
    'Hulp van experts 1000 per jaar',
  ])
})

test('MKT-OFFER-04 the total value is € 6.900', () => {
  expect(shortAmount(totalWorthCents)).toBe('€ 6.900')
})
