import { expect, test } from 'vitest'
import { isPutOff, putOff } from './factorOffer.ts'

function storage(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  }
}
const refuses = () => {
  throw new Error('no storage')
}
const broken = { getItem: refuses, setItem: refuses, removeItem: refuses }

test('SEC-ACC-09 what was put off stays so in this browser', () => {
  const it = storage()
  expect(isPutOff(it)).toBe(false)
  putOff(it)
  expect(isPutOff(it)).toBe(true)
})

test('SH-LOCAL-09 nonsense, and a browser that keeps nothing, offer it again', () => {
  expect(isPutOff(storage({ 'second-factor-later': '{' }))).toBe(false)
  putOff(broken)
  expect(isPutOff(broken)).toBe(false)
})
