import { expect, test } from 'vitest'
import { keepResend, keptResends } from './keptResends.ts'
import { forgetAddress, forgetReturn, keepRegistration, keptAddress, keptReturn } from './registrationStorage.ts'
import { brokenStorage, storageWith } from './testing/answers.ts'

const now = new Date('2026-11-21T10:00:00Z')

test('SH-AUTH-32 SH-LOCAL-04 SH-LOCAL-07 a registration leaves its flag, and the address a link can be sent to again', () => {
  const storage = storageWith()
  keepRegistration(storage, 'noor@voorbeeld.nl')

  expect(storage.entries()).toEqual({ 'new-registration': 'true', resend_email: 'noor@voorbeeld.nl' })
  expect(keptAddress(storage)).toBe('noor@voorbeeld.nl')
  forgetAddress(storage)
  expect(keptAddress(storage)).toBeNull()
  expect(storage.entries()).toEqual({ 'new-registration': 'true' })
})

test('SH-VERIFY-21 a registration remembers the page it began from until somebody went back there', () => {
  const storage = storageWith()
  keepRegistration(storage, 'noor@voorbeeld.nl', '/products')
  expect(keptReturn(storage)).toBe('/products')
  forgetReturn(storage)
  expect(keptReturn(storage)).toBeNull()
})

test('SH-VERIFY-12 SH-LOCAL-03 resends are counted under resend_count and last_resend_time', () => {
  const storage = storageWith()
  keepResend(storage, now)
  keepResend(storage, now)

  expect(storage.entries()).toEqual({ resend_count: '2', last_resend_time: String(now.getTime()) })
  expect(keptResends(storage)).toEqual({ count: '2', time: String(now.getTime()) })
})

test('SH-LOCAL-09 a storage that is missing or refuses stops nobody', () => {
  for (const storage of [null, brokenStorage()]) {
    keepRegistration(storage, 'noor@voorbeeld.nl')
    keepResend(storage, now)
    forgetAddress(storage)
    expect(keptAddress(storage)).toBeNull()
    expect(keptResends(storage)).toEqual({ count: null, time: null })
  }
})
