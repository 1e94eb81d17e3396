import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptInTab } from './keptInTab.ts'
import { forgetKeys } from './localKeys.ts'
import { storage } from './testing/storage.ts'

const typed = keptInTab<{ personId: string; text: string }>('typed')
const value = { personId: 'sanne', text: 'Biltstraat' }
let [tab, device] = [storage(), storage()]

beforeEach(() => {
  ;[tab, device] = [storage(), storage()]
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('localStorage', device)
})
afterEach(() => vi.unstubAllGlobals())

test('SHOP-ORDER-41 SH-MED-43 it is kept for this tab alone, and gone when it is dropped or the login ends', () => {
  expect([typed.isKept(), typed.read('sanne')]).toEqual([false, null])
  typed.keep(value)
  expect([typed.isKept(), typed.read('sanne'), device.kept.size]).toEqual([true, value, 0])
  typed.drop()
  expect([typed.isKept(), typed.read('sanne')]).toEqual([false, null])
  typed.keep(value)
  forgetKeys(() => tab, [])
  expect([typed.isKept(), typed.read('sanne')]).toEqual([false, null])
})

test('SHOP-ORDER-41 SH-MED-43 what somebody else left is not read, and thrown away', () => {
  typed.keep(value)
  expect(typed.read('roos')).toBeNull()
  expect(tab.kept.size).toBe(0)
})

test('SHOP-ORDER-41 SH-MED-43 two values stand beside each other', () => {
  const other = keptInTab<{ personId: string }>('other')
  other.keep({ personId: 'sanne' })
  typed.keep(value)
  other.drop()
  expect(typed.read('sanne')).toEqual(value)
})

test('a storage that refuses, or holds something else, keeps nothing', () => {
  for (const broken of ['{broken', '5', '"text"', '[]']) {
    tab.setItem('typed', broken)
    expect(typed.read('sanne')).toBeNull()
  }
  vi.stubGlobal('sessionStorage', undefined)
  typed.keep(value)
  typed.drop()
  expect([typed.isKept(), typed.read('sanne')]).toEqual([false, null])
})
