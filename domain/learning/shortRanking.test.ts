import { expect, test } from 'vitest'
import { firstPlaces, shortRanking } from './shortRanking.ts'

const places = Array.from({ length: 50 }, (_, at) => ({ at }))
const placesFor = (own: { at: number } | null) => shortRanking(places, own).map(({ at }) => at)

test('COM-LEARN-35 the first five stand in a short ranking, and nobody twice', () => {
  expect(firstPlaces).toBe(5)
  expect(placesFor(null)).toEqual([0, 1, 2, 3, 4])
  expect(placesFor({ at: 4 })).toEqual([0, 1, 2, 3, 4])
})

test('COM-LEARN-35 somebody further down stands behind them, whatever page they are on', () => {
  expect(placesFor({ at: 5 })).toEqual([0, 1, 2, 3, 4, 5])
  expect(placesFor({ at: 92 })).toEqual([0, 1, 2, 3, 4, 92])
})
