import { afterEach, expect, test, vi } from 'vitest'
import { askAuth, authSentence } from './askAuth.ts'

afterEach(() => vi.unstubAllGlobals())

/** A network that gives these answers one after the other; null is a connection that breaks. */
function network(...answers: (Response | null)[]) {
  const fetched = vi.fn(async () => {
    const answer = answers[Math.min(fetched.mock.calls.length, answers.length) - 1]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer.clone()
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const refused = (status: number, body: string) => new Response(body, { status })

test('SH-AUTH-27 SH-AUTH-29 SH-AUTH-30 a refusal is told by its code, and asked for once', async () => {
  for (const code of ['INVALID_EMAIL_OR_PASSWORD', 'EMAIL_NOT_VERIFIED', 'TOO_MANY_REQUESTS'] as const) {
    const fetched = network(refused(401, JSON.stringify({ code, data: null })))
    expect(await askAuth('sign-in/email', { email: 'a@b.nl', password: 'x' })).toBe(code)
    expect(fetched).toHaveBeenCalledTimes(1)
  }
})

test('SH-UI-10 SH-UI-11 a lost connection or a failing server is tried once more', async () => {
  network(null, refused(200, '{"ok":true}'))
  expect(await askAuth('sign-in/email')).toBeNull()
  const failing = network(refused(500, '<html>'))
  expect(await askAuth('sign-in/email')).toBe('UNEXPECTED')
  expect(failing).toHaveBeenCalledTimes(2)
  const gone = network(null)
  expect(await askAuth('sign-in/email')).toBe('OFFLINE')
  expect(gone).toHaveBeenCalledTimes(2)
})

test('SH-RESET-13 saving a new password is not tried twice: its link works once', async () => {
  const fetched = network(null)
  expect(await askAuth('reset-password', { token: 'a', newPassword: 'zonlicht' })).toBe('OFFLINE')
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('SH-AUTH-28 SH-ERR-09 SH-ERR-17 every refusal has a sentence of ours, and no text of the answer is among them', async () => {
  network(refused(500, JSON.stringify({ code: 'select * from auth_users', message: 'at auth.ts:12' })))
  const refusal = await askAuth('sign-in/email')
  expect(refusal && authSentence(refusal)).toBe('Er ging iets mis. Probeer het opnieuw.')
  expect(authSentence('OFFLINE')).toBe('Geen verbinding. Controleer je internet en probeer het opnieuw.')
  expect(authSentence('INVALID_EMAIL_OR_PASSWORD')).toBe('Onjuiste inloggegevens. Controleer je email en wachtwoord.')
})
