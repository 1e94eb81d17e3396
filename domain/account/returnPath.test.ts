import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownPath, pathAfterSignIn } from './returnPath.ts'

describe('a remembered path', () => {
  test.each([
    '/inbox',
    '/community/slaap/welkom',
    '/community?channelId=1&channelName=Slaap%2FRitme',
    '/events/masterclass#inschrijven',
    '/profile/01a00000-0000-7000-8000-000000000001',
    '/blogs/caf%C3%A9',
    '/inbox/',
    '/',
    `/${'x'.repeat(1999)}`,
  ])('SH-ROUTE-34 %s is a path of our own site', (path) => {
    expect(ownPath(path)).toBe(path)
  })

  test.each([
    null,
    undefined,
    '',
    'inbox',
    'https://evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,hi',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/inbox\\..\\..',
    '/\t/evil.example',
    '/\n/evil.example',
    '/ /evil.example',
    ' /inbox',
    '/%2f/evil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%252fevil.example',
    '/%25255Cevil.example',
    '/inbox//evil.example',
    '/..//evil.example',
    '/./inbox',
    '/inbox/..',
    '/%2e%2e/inbox',
    '/inbox\u0000',
    '/inbox\u202E',
    '/%E0%A4%A',
    '/auth',
    '/auth?mode=register',
    '/auth/confirm',
    '/%61uth',
    '/reset-password',
    `/${'x'.repeat(2000)}`,
  ])('SH-EDGE-14 X3-EDGE-43 %j is ignored', (path) => {
    expect(ownPath(path)).toBeNull()
  })

  test('SH-EDGE-14 X3-EDGE-43 whatever is remembered, an accepted path stays on the site and is not rewritten', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      '%5C',
      '%09',
      '\t',
      'a',
      'evil.example',
      'javascript:',
    )
    const address = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(piece, { maxLength: 8 }).map((it) => `/${it.join('')}`),
    )
    fc.assert(
      fc.property(address, (remembered) => {
        const path = ownPath(remembered)
        if (path === null) return
        const there = new URL(path, 'https://bewezen.example/auth')
        expect(there.origin).toBe('https://bewezen.example')
        expect(there.pathname.startsWith('//')).toBe(false)
        expect(decodeURIComponent(there.pathname).includes('//')).toBe(false)
      }),
      { numRuns: 5000 },
    )
  })
})

describe('where a person lands after signing in', () => {
  const me = '01a00000-0000-7000-8000-000000000001'
  const other = '01a00000-0000-7000-8000-000000000002'
  const staff = { id: me, privileged: true, entitled: false }
  const member = { id: me, privileged: false, entitled: true }
  const newcomer = { id: me, privileged: false, entitled: false }

  test.each([staff, member])(
    'SH-GATE-01 a privileged role or an active subscription leads to /community: %o',
    (who) => {
      expect(pathAfterSignIn({ ...who, returnPath: null })).toBe('/community')
    },
  )

  test('SH-GATE-02 everybody else goes to /subscription', () => {
    expect(pathAfterSignIn({ ...newcomer, returnPath: null })).toBe('/subscription')
  })

  test.each([
    // the page that was asked for, where a member lands, where a person without access lands
    ['/inbox', '/inbox', '/inbox'],
    ['/profile', '/profile', '/profile'],
    ['/profile#settings', '/profile#settings', '/profile#settings'],
    [`/profile/${me}`, `/profile/${me}`, `/profile/${me}`],
    [`/profile/${other}`, `/profile/${other}`, '/subscription'],
    ['/community', '/community', '/subscription'],
    ['/community?channelId=1', '/community?channelId=1', '/subscription'],
    ['/community/slaap/welkom', '/community/slaap/welkom', '/subscription'],
    ['/%63ommunity/slaap', '/%63ommunity/slaap', '/subscription'],
    ['/communityx', '/communityx', '/communityx'],
    ['/checkout/success?session_id=1', '/checkout/success?session_id=1', '/checkout/success?session_id=1'],
    ['//evil.example', '/community', '/subscription'],
    ['/auth', '/community', '/subscription'],
  ])(
    'SH-ROUTE-34 ROUTE-TABLE-20 sent away from %s a member lands on %s, somebody without access on %s',
    (returnPath, withAccess, without) => {
      expect(pathAfterSignIn({ ...member, returnPath })).toBe(withAccess)
      expect(pathAfterSignIn({ ...staff, returnPath })).toBe(withAccess)
      expect(pathAfterSignIn({ ...newcomer, returnPath })).toBe(without)
    },
  )
})
