import { expect, test } from 'vitest'
import { searchScreenWords } from './words.ts'

test('SH-NAV-05 what was found is counted, one or more', () => {
  expect([0, 1, 2].map(searchScreenWords.results)).toEqual(['0 resultaten', '1 resultaat', '2 resultaten'])
})
