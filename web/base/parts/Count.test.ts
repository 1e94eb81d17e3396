import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countLabel } from './Count.tsx'

test('a count of zero or less shows no badge', () => {
  expect([countLabel(0), countLabel(-1)]).toEqual([null, null])
})

test('a count shows itself up to 99 and 99+ above it', () => {
  expect([countLabel(1), countLabel(99), countLabel(100)]).toEqual(['1', '99', '99+'])
  fc.assert(fc.property(fc.integer({ min: 100 }), (count) => countLabel(count) === '99+'))
})
