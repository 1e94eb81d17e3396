import { toForm } from '@bewezen/domain/health/form.ts'
import { emptyMedical } from '@bewezen/domain/health/medical.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetKeys } from '../base/session/localKeys.ts'
import { storage } from '../base/session/testing/storage.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'

const form = { ...toForm(emptyMedical()), medicalConditions: 'Astma' }
let [tab, device] = [storage(), storage()]

beforeEach(() => {
  ;[tab, device] = [storage(), storage()]
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('localStorage', device)
})
afterEach(() => vi.unstubAllGlobals())

test('SH-MED-43 what is typed is kept for this tab only, for its person alone, and gone when the login ends', () => {
  const draft = { personId: 'noor', version: 1, form }
  keepDraft(draft)
  expect([readDraft('noor'), device.kept.size]).toEqual([draft, 0])
  expect(readDraft('sem')).toBeNull()
  expect(tab.kept.size).toBe(0)
  keepDraft(draft)
  forgetKeys(() => tab, [])
  expect(readDraft('noor')).toBeNull()
})

test('SH-MED-43 the browser asks before it closes the tab as long as there is a draft', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  keepDraft({ personId: 'noor', version: 1, form })
  expect(asks()).toBe(true)
  // The login ended in another tab: nobody is kept here.
  forgetKeys(() => tab, [])
  expect(asks()).toBe(false)
  keepDraft({ personId: 'noor', version: 1, form })
  dropDraft()
  expect(asks()).toBe(false)
})
