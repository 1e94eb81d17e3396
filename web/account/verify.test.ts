import { expect, test } from 'vitest'
import type { Link } from './link.ts'
import { answering, refusing } from './testing/answers.ts'
import { type VerifyPage, verifiedForMs, verify } from './verify.ts'

const nothing: Link = { token: null, code: null, error: null }
const noor = { id: '01a00000-0000-7000-8000-000000000001' }
const nobody = refusing('SIGN_IN_REQUIRED', 401)
const confirmed = { state: 'signedIn' }

type Replies = Parameters<typeof answering>[0]
const verifying = (link: Partial<Link>, replies: Replies, how: { page?: VerifyPage; signedIn?: boolean } = {}) => {
  const api = answering({ 'account.viewer': nobody, ...replies })
  const deps = { page: 'confirm', signedIn: false, ...how, ask: api.ask } as const
  return { ...api, verified: verify({ ...nothing, ...link }, deps) }
}

test('SH-VERIFY-02 SH-VERIFY-06 a token, a code and a session each lead to success, on both pages', async () => {
  for (const page of ['confirm', 'callback'] as const) {
    const session = { 'account.viewer': noor }
    const spending = { ...session, 'account.confirm': confirmed }
    expect(await verifying({ token: 'a' }, spending, { page }).verified).toEqual({ state: 'done' })
    expect(await verifying({ code: 'b' }, spending, { page }).verified).toEqual({ state: 'done' })
    expect(await verifying({}, session, { page, signedIn: true }).verified).toEqual({ state: 'done' })
  }
})

test('SH-VERIFY-02 SH-VERIFY-05 what fails is followed by the next method, and the first reason is what is told', async () => {
  const replies = { 'account.confirm': ({ token }: { token: string }) => (token === 'b' ? confirmed : expired) }
  const expired = refusing('EXPIRED_TOKEN', 410)
  const second = verifying({ token: 'a', code: 'b' }, { ...replies, 'account.viewer': noor })
  expect(await second.verified).toEqual({ state: 'done' })
  expect(second.asked.map(({ input }) => input)).toEqual([{ token: 'a' }, { token: 'b' }, {}])

  const third = verifying({ token: 'a' }, { ...replies, 'account.viewer': noor }, { signedIn: true })
  expect(await third.verified).toEqual({ state: 'done' })

  const none = verifying({ token: 'a', code: 'c' }, replies, { signedIn: true })
  expect(await none.verified).toEqual({
    state: 'failed',
    sentence: 'De verificatielink is verlopen. Vraag een nieuwe aan.',
  })
})

test('SH-VERIFY-08 SH-VERIFY-10 SH-ERR-11 SH-ERR-12 each page has its own words for nothing to verify with', async () => {
  expect(await verifying({}, {}).verified).toEqual({
    state: 'failed',
    sentence: 'De verificatielink is ongeldig of verlopen.',
  })
  expect(await verifying({}, {}, { page: 'callback' }).verified).toEqual({
    state: 'failed',
    sentence: 'Geen geldige verificatiemethode gevonden',
  })
  const named = verifying({ error: 'De verificatielink is verlopen. Vraag een nieuwe aan.' }, {}, { page: 'callback' })
  expect(await named.verified).toMatchObject({ sentence: 'De verificatielink is verlopen. Vraag een nieuwe aan.' })
})

test('SH-VERIFY-09 SH-ERR-12 a browser that keeps no session is told so', async () => {
  for (const page of ['confirm', 'callback'] as const)
    expect(await verifying({ token: 'a' }, { 'account.confirm': confirmed }, { page }).verified).toEqual({
      state: 'failed',
      sentence: 'De sessie kon niet worden ingesteld.',
    })
})

test('SH-EDGE-10 a link of an address that was confirmed before leads to the login', async () => {
  const again = verifying({ token: 'a' }, { 'account.confirm': { state: 'alreadyConfirmed' } })
  expect(await again.verified).toEqual({ state: 'confirmedBefore' })
})

test('SH-EDGE-13 a link of another account waits for a choice', async () => {
  const other = refusing('OTHER_ACCOUNT', 409, { email: 'sem@voorbeeld.nl' })
  const replies = { 'account.viewer': noor, 'account.confirm': other }
  expect(await verifying({ token: 'a' }, replies, { signedIn: true }).verified).toEqual({
    state: 'otherAccount',
    email: 'sem@voorbeeld.nl',
    token: 'a',
  })
})

test('SH-VERIFY-10 SH-ERR-11 SH-ERR-17 a fault that says nothing about the link is not blamed on it, also with a session', async () => {
  const failing = (error: Error) => verifying({ token: 'a' }, { 'account.confirm': error }, { signedIn: true }).verified
  expect(await failing(new Error('?'))).toEqual({ state: 'failed', sentence: 'Er is een onbekende fout opgetreden.' })
  expect(await failing(refusing('OFFLINE', 503))).toEqual({
    state: 'failed',
    sentence: 'Geen verbinding. Controleer je internet en probeer het opnieuw.',
  })
  const lost = verifying({}, { 'account.viewer': refusing('OFFLINE', 503) }, { signedIn: true })
  expect(await lost.verified).toMatchObject({ state: 'failed' })
})

test('SH-LIMIT-18 SH-VERIFY-03 SH-VERIFY-07 the good news stays 1200 ms on one page and 1500 ms on the other', () => {
  expect(verifiedForMs).toEqual({ confirm: 1200, callback: 1500 })
})
