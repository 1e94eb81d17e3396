import { expect, test, vi } from 'vitest'
import { readLink, takeLink } from './link.ts'

test('SH-VERIFY-02 a link carries its token in the hash or a code in the query', () => {
  expect(readLink({ hash: '#token=a-b_c', search: '' })).toEqual({ token: 'a-b_c', code: null, error: null })
  expect(readLink({ hash: '', search: '?code=xyz' })).toEqual({ token: null, code: 'xyz', error: null })
  expect(readLink({ hash: '#token=', search: '?code=' })).toEqual({ token: null, code: null, error: null })
  expect(readLink({ hash: '', search: '' })).toEqual({ token: null, code: null, error: null })
})

test('SH-EDGE-15 an error in either part is told by its known code, and never by its own text', () => {
  const expired = 'De verificatielink is verlopen. Vraag een nieuwe aan.'
  expect(readLink({ hash: '#error=access_denied&error_code=otp_expired', search: '' }).error).toBe(expired)
  expect(readLink({ hash: '', search: '?error_code=otp_expired' }).error).toBe(expired)
  expect(readLink({ hash: '#error=%3Cb%3EBel+ons%3C/b%3E', search: '' }).error).toBe(
    'Er is een onbekende fout opgetreden.',
  )
})

test('a link is taken out of the address, where nobody can read or follow it again', () => {
  const replaceState = vi.fn()
  const location = { hash: '#token=geheim', search: '?from=mail', pathname: '/auth/confirm' }
  vi.stubGlobal('window', { location, history: { state: { key: 'a' }, replaceState } })
  expect(takeLink()).toMatchObject({ token: 'geheim' })
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ key: 'a' }, '', '/auth/confirm')
})
