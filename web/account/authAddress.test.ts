import { expect, test } from 'vitest'
import { authAddress, authAddressWith, authView, hasMessage } from './authAddress.ts'
import { authMessage } from './authMessage.ts'

test('SH-ROUTE-18 SH-ROUTE-19 SH-AUTH-04 the address chooses the view, and any other word is the login', () => {
  expect(authView({})).toBe('signIn')
  expect(authView({ mode: 'register' })).toBe('register')
  expect(authView({ mode: 'forgot' })).toBe('forgot')
  expect(authView({ mode: 'admin' })).toBe('signIn')
})

test('SH-AUTH-05 SH-ROUTE-34 another view keeps the page somebody was sent from, and drops what was said', () => {
  const query = { next: '/inbox?tab=read', error: 'otp_expired', melding: 'bevestigd' }
  expect(authAddress('register', query)).toBe('/auth?mode=register&next=%2Finbox%3Ftab%3Dread')
  expect(authAddress('signIn', query)).toBe('/auth?next=%2Finbox%3Ftab%3Dread')
  expect(authAddress('forgot')).toBe('/auth?mode=forgot')
  expect(authAddress('signIn')).toBe('/auth')
})

test('SH-ROUTE-20 SH-EDGE-15 an error in the address is told by its code, and a made-up text is not told', () => {
  expect(authMessage({ error: 'otp_expired' })).toEqual({
    kind: 'error',
    text: 'De verificatielink is verlopen. Vraag een nieuwe aan.',
  })
  expect(authMessage({ error_description: '<b>Bel 0900-1234</b>' })).toEqual({
    kind: 'error',
    text: 'Er is een onbekende fout opgetreden.',
  })
  expect(authMessage({})).toBeNull()
  expect(hasMessage({ error_code: '' })).toBe(true)
  expect(hasMessage({ mode: 'register', next: '/inbox' })).toBe(false)
})

test('SH-EDGE-10 SH-RESET-11 a note is told by its name, and a made-up one is not', () => {
  const noteAt = (address: string) =>
    authMessage(Object.fromEntries(new URL(address, 'https://x.example').searchParams))
  expect(noteAt(authAddressWith('bevestigd'))).toEqual({
    kind: 'success',
    text: 'Je e-mailadres is bevestigd. Je kunt nu inloggen.',
  })
  expect(noteAt(authAddressWith('gewijzigd'))?.text).toBe('Wachtwoord succesvol gewijzigd!')
  for (const melding of ['<b>', 'toString', '']) expect(authMessage({ melding })).toBeNull()
})

test('MKT-MORE-13 the login of who has just become the first admin says so, and leads on to what stands on the home page', () => {
  const query = Object.fromEntries(new URL(authAddressWith('beheerder', '/admin/content'), 'http://x').searchParams)
  expect(query).toEqual({ melding: 'beheerder', next: '/admin/content' })
  expect(hasMessage(query)).toBe(true)
  expect(authAddressWith('beheerder')).toBe('/auth?melding=beheerder')
})
