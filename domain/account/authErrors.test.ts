import fc from 'fast-check'
import { expect, test } from 'vitest'
import { authErrorText } from './authErrors.ts'

test.each([
  [{ error_code: 'otp_expired', error: 'access_denied' }, 'De verificatielink is verlopen. Vraag een nieuwe aan.'],
  [{ error: 'EXPIRED_TOKEN' }, 'De verificatielink is verlopen. Vraag een nieuwe aan.'],
  [{ error: 'INVALID_TOKEN' }, 'De verificatielink is ongeldig of verlopen.'],
  [{ error: 'access_denied' }, 'De verificatielink is ongeldig of verlopen.'],
  [{ error: 'session_not_set' }, 'De sessie kon niet worden ingesteld.'],
  [{ error: 'server_error' }, 'Er is een onbekende fout opgetreden.'],
  [{ error: '' }, 'Er is een onbekende fout opgetreden.'],
  [{ error: 'constructor' }, 'Er is een onbekende fout opgetreden.'],
  [{ error: ['otp_expired', 'x'] }, 'Er is een onbekende fout opgetreden.'],
  [{ error_description: 'Bel nu 0900-1234' }, 'Er is een onbekende fout opgetreden.'],
  [{}, null],
  [{ error: undefined, error_code: null }, null],
])('SH-VERIFY-10 SH-EDGE-15 the address with %o shows %s', (query, text) => {
  expect(authErrorText(query)).toBe(text)
})

test('SH-EDGE-15 a given text is never shown, whatever it is', () => {
  const ours = /^(De verificatielink is |Er is een onbekende fout|De sessie kon niet)/
  fc.assert(
    fc.property(fc.anything(), fc.string(), fc.string(), (error, error_code, error_description) => {
      expect(authErrorText({ error: error ?? '', error_code, error_description })).toMatch(ours)
    }),
  )
})
