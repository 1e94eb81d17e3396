import { expect, test } from 'vitest'
import { quoteLength, quoteOf } from './quote.ts'

test('a quote is cut between characters, never within one', () => {
  expect(quoteOf('🌞'.repeat(quoteLength + 1))).toBe('🌞'.repeat(quoteLength))
  expect(quoteOf('kort')).toBe('kort')
})
