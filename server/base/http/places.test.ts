import { expect, test } from 'vitest'
import { openPlaces } from './places.ts'

test('one person holds no more places than one may, and others have their own', () => {
  const take = openPlaces(2)
  const [first, second] = [take('noor'), take('noor')]

  expect([first, second, take('sem')]).not.toContain(null)
  expect(take('noor')).toBeNull()

  first?.()
  expect(take('noor')).not.toBeNull()
})

test('a place that is given back twice is one place', () => {
  const take = openPlaces(2)
  const first = take('noor')
  take('noor')
  first?.()
  first?.()

  expect(take('noor')).not.toBeNull()
  expect(take('noor')).toBeNull()
})
