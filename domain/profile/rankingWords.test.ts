import { expect, test } from 'vitest'
import { rankingWords } from './rankingWords.ts'

test.each([
  [209, 0, 'Bekijk de ranglijst', /^Je eerste zonnetjes verdien je/],
  [209, 10, 'Plek 209 op de ranglijst', /^Jij staat op plek 209, met 10 zonnetjes\.$/],
  [1, 1_240, 'Plek 1 op de ranglijst', /^Jij staat op plek 1, met 1\.240 zonnetjes\.$/],
])('SH-RANK-10 in place %i with %i points', (rank, points, open, own) => {
  expect(rankingWords.open(rank, points)).toBe(open)
  expect(rankingWords.own(rank, points)).toMatch(own)
})
