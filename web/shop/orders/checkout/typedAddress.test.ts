import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetKeys } from '../../../base/session/localKeys.ts'
import { dropTyped, keepTyped, readTyped } from './typedAddress.ts'

const typed = { street: 'Biltstraat', houseNumber: '14' }
const storage = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
let [tab, device] = [storage(), storage()]

beforeEach(() => {
  ;[tab, device] = [storage(), storage()]
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('localStorage', device)
})
afterEach(() => vi.unstubAllGlobals())

test('SHOP-ORDER-41 a typed address is kept for this tab alone, and gone with the order or the login', () => {
  keepTyped('sanne', typed)
  expect(readTyped('sanne')).toEqual(typed)
  expect(device.kept.size).toBe(0)
  dropTyped()
  expect(readTyped('sanne')).toBeNull()
  keepTyped('sanne', typed)
  forgetKeys(() => tab, [])
  expect(readTyped('sanne')).toBeNull()
})

test('SHOP-ORDER-41 the typed address of somebody else is thrown away', () => {
  keepTyped('sanne', typed)
  expect(readTyped('roos')).toBeNull()
  expect(tab.kept.size).toBe(0)
})

test('SHOP-ORDER-41 a storage that refuses, or holds something else, holds no address', () => {
  tab.setItem('checkout-address', '{broken')
  expect(readTyped('sanne')).toBeNull()
  vi.stubGlobal('sessionStorage', undefined)
  keepTyped('sanne', typed)
  dropTyped()
  expect(readTyped('sanne')).toBeNull()
})
