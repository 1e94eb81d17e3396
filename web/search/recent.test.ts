import { expect, test } from 'vitest'
import { keepSearch, recentSearches } from './recent.ts'

function storage(first: string | null = null) {
  let kept = first
  return () => ({
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value
    },
  })
}

test('the last five searches are kept, the newest first and each once', () => {
  const it = storage()
  for (const text of ['a1', 'b2', ' slaap ', 'c3', 'd4', 'Slaap', 'e5']) keepSearch(text, it)
  expect(recentSearches(it)).toEqual(['e5', 'Slaap', 'd4', 'c3', 'b2'])
})

test('SH-LOCAL-09 a storage that is missing or holds nonsense remembers nothing and breaks nothing', () => {
  for (const nonsense of ['{', '7', '{"a":1}', '[1, null]']) expect(recentSearches(storage(nonsense))).toEqual([])
  const closed = () => {
    throw new Error('SecurityError')
  }
  expect(recentSearches(closed)).toEqual([])
  expect(() => keepSearch('slaap', closed)).not.toThrow()
})
