import { toForm } from '@bewezen/domain/health/form.ts'
import { emptyMedical } from '@bewezen/domain/health/medical.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetKeys } from '../base/session/localKeys.ts'
import { dropDraft, hasDraft, keepDraft, readDraft } from './draft.ts'

const form = { ...toForm(emptyMedical()), medicalConditions: 'Astma' }
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

test('SH-MED-43 what is typed is kept for this tab only, and gone when the login ends', () => {
  keepDraft({ personId: 'noor', version: 1, form })
  expect(readDraft('noor')).toEqual({ personId: 'noor', version: 1, form })
  expect(device.kept.size).toBe(0)
  forgetKeys(() => tab, [])
  expect([readDraft('noor'), hasDraft()]).toEqual([null, false])
})

test('SH-MED-43 the draft of somebody else is thrown away', () => {
  keepDraft({ personId: 'noor', version: 1, form })
  expect(readDraft('sem')).toBeNull()
  expect(tab.kept.size).toBe(0)
})

test('a storage that refuses, or holds something else, is no draft', () => {
  tab.setItem('medical-draft', '{broken')
  expect(readDraft('noor')).toBeNull()
  vi.stubGlobal('sessionStorage', undefined)
  keepDraft({ personId: 'noor', version: 1, form })
  dropDraft()
  expect([readDraft('noor'), hasDraft()]).toEqual([null, false])
})
