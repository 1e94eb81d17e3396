import { expect, test } from 'vitest'
import { forgetKeys } from './localKeys.ts'

function storageOf(...keys: string[]) {
  const kept = new Map(keys.map((key) => [key, 'x']))
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('SH-LOCAL-08 SH-UI-13 signing out removes every key but the theme, the red light and the live notifications', () => {
  const storage = storageOf('theme', 'a', 'red-light-filter', 'new-registration', 'enable-optimized-notifications', 'b')
  forgetKeys(() => storage)
  expect([...storage.kept.keys()]).toEqual(['theme', 'red-light-filter', 'enable-optimized-notifications'])
})

test('what lives as long as a tab is removed without exception', () => {
  const storage = storageOf('theme', 'a')
  forgetKeys(() => storage, [])
  expect(storage.kept.size).toBe(0)
})

test('SH-LOCAL-09 a storage that cannot be reached does not stop the signing out', () => {
  expect(() =>
    forgetKeys(() => {
      throw new Error('SecurityError')
    }),
  ).not.toThrow()
})
