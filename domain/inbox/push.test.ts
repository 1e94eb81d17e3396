import { expect, test } from 'vitest'
import { isPushAddress } from './push.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-am3p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com.example/abc', false],
  ['https://evilfcm.googleapis.com.example/abc', false],
  ['https://xfcm.googleapis.com/abc', false],
  ['https://user:secret@fcm.googleapis.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['http://127.0.0.1:9999/abc', false],
  ['https://[::1]/abc', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['javascript:alert(1)', false],
  ['geen adres', false],
])('%s may be called: %s', (address, allowed) => {
  expect(isPushAddress(address)).toBe(allowed)
})

test('the service that stands in for one is on this machine only', () => {
  expect(isPushAddress('http://127.0.0.1:9999/abc', { nearby: true })).toBe(true)
  expect(isPushAddress('http://10.0.0.1:9999/abc', { nearby: true })).toBe(false)
})
