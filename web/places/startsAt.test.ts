import { expect, test } from 'vitest'
import { keepStart, startsAt } from './startsAt.ts'

const storage = (kept: Record<string, string> = {}) => ({
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
})
const refuses = () => {
  throw new Error('no storage')
}

test('SH-TODAY-12 where one begins is kept in this browser, and is Vandaag until somebody chose', () => {
  const kept = storage()
  expect(startsAt(() => kept)).toBe('today')
  keepStart('last', () => kept)
  expect(startsAt(() => kept)).toBe('last')
  keepStart('today', () => kept)
  expect(startsAt(() => kept)).toBe('today')
})

test('SH-TODAY-12 SH-LOCAL-09 nonsense and a browser that keeps nothing are Vandaag', () => {
  expect(startsAt(() => storage({ 'community-starts-at': 'morgen' }))).toBe('today')
  expect(startsAt(refuses)).toBe('today')
  expect(() => keepStart('last', refuses)).not.toThrow()
})
