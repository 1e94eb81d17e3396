import { type AnyRoute, createMemoryHistory, isRedirect, RouterProvider } from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { islandsLoaded } from './base/hydration/islands.tsx'
import { newRouter } from './router.tsx'

const ask = () => Promise.reject(new Error('no API here'))
const site = { name: 'Bewezen', contactEmail: 'hallo@bewezen.example', url: 'https://bewezen.example' }

function routerAt(path: string, signedIn: boolean) {
  const router = newRouter({ ask: ask as never, site, signedIn, day: { sunrise: 496, sunset: 1111, now: 619 } })
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) } as never)
  return router
}

/** The screen of a path, or '404'. */
function screenAt(path: string): string {
  const router = routerAt(path, true)
  const [matchedRoutes, params, foundRoute] = router.getMatchedRoutes(path)
  // What is left of the path behind the routes that were found is under '**'.
  if (!foundRoute || '**' in params) return '404'
  const parts = matchedRoutes.flatMap((route) => route.options.staticData?.parts ?? [])
  return parts.filter((part) => part !== 'lazyScreens').join()
}

/** The parts that only somebody who is signed in sees at a path: for the community, the gate and what lies behind it. */
const gateAt = (path: string): string[] =>
  routerAt(path, true)
    .getMatchedRoutes(path)[0]
    .flatMap((route) => route.options.staticData?.memberParts ?? [])

/** Where a person who asks for this path is sent, or null. */
async function sentTo(path: string, signedIn: boolean): Promise<string | null> {
  const router = routerAt(path, signedIn)
  for (const match of router.matchRoutes(router.latestLocation)) {
    const route: AnyRoute | undefined = router.routesById[match.routeId]
    try {
      await route?.options.beforeLoad?.({ context: router.options.context, location: router.latestLocation } as never)
    } catch (thrown) {
      if (!isRedirect(thrown)) throw thrown
      return describeStep(thrown.options as Step)
    }
  }
  return null
}

type Step = { href?: string; to?: string; search?: { next?: string }; replace?: boolean }
const describeStep = ({ href, to = '', search, replace }: Step) =>
  `${href ?? to}${search?.next ? `?next=${search.next}` : ''}${replace ? ' (replaced)' : ''}`

describe('addresses', () => {
  test.each([
    ['/profile/3', 'ProfileScreen'],
    ['/masterclassen', 'SoonScreen'],
    ['/cursussen', 'SoonScreen'],
    ['/challenges', 'SoonScreen'],
  ])('%s shows %s', (path, screen) => {
    expect(screenAt(path)).toBe(screen)
  })

  test('SH-ROUTE-01 SH-ROUTE-02 SH-ROUTE-13 SH-ROUTE-17 SH-ROUTE-21 SH-ROUTE-22 SH-ROUTE-23 each address of the shell has its screen', () => {
    const screens = {
      '/': 'HomeScreen',
      '/community': 'CommunityEntrance',
      '/contact': 'ContactScreen',
      '/inbox': 'InboxScreen',
      '/subscription': 'SubscriptionScreen',
      '/auth/confirm': 'Verification',
      '/auth/callback': 'Verification',
      '/reset-password': 'ResetPasswordScreen',
    }
    for (const [path, screen] of Object.entries(screens)) expect(screenAt(path), path).toBe(screen)
  })

  test.each([
    '/events/ademlab',
    '/podcasts/7',
    '/shop/licht',
    '/shop/licht/lamp',
    '/livestream',
    '/subscription-success',
    '/subscription-cancel',
    '/checkout',
    '/bestellingen',
    '/checkout/payment',
    '/checkout/success',
  ])('SH-ROUTE-36 %s has a page', (path) => {
    expect(screenAt(path)).toMatch(/^\w+(Screen|Entrance)$/)
  })

  const inCommunity = ['/a', '/a/b', '/a/challenge/c', '/a/lesson/c', '/a/masterclass/c', '/a/feed/c']
  const longForm = ['/a/b/challenge/c', '/a/b/lesson/c', '/a/b/masterclass/c', '/a/b/feed/c']
  test.each([...inCommunity, ...longForm])(
    'SH-ROUTE-30 SH-COMM-03 ROUTE-TABLE-05 ROUTE-TABLE-06 /community%s is the community, behind its gate',
    (path) => {
      expect(screenAt(`/community${path}`)).toBe('CommunityEntrance')
      expect(gateAt(`/community${path}`)).toContain('MemberGate')
    },
  )

  test('SH-LINK-08 a content link with another type leads to the 404 page', () => {
    expect(screenAt('/community/a/lesson/c')).toBe('CommunityEntrance')
    expect(screenAt('/community/a/rommel/c')).toBe('404')
    expect(screenAt('/community/a/b/rommel/c')).toBe('404')
  })

  test('ROUTE-TABLE-17 any other path leads to the 404 page', () => {
    for (const path of ['/nergens', '/blogs/a/b', '/profiles', '/communityx']) expect(screenAt(path)).toBe('404')
  })

  test('SH-ROUTE-27 SH-ROUTE-37 MKT-PAGE-03 X3-ERR-29 the 404 page says so and leads home', async () => {
    const router = routerAt('/nergens', false)
    await Promise.all([router.load(), islandsLoaded()])
    const html = renderToString(createElement(RouterProvider, { router } as never))
    expect(html).toContain('Oops! Page not found.')
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>(<svg.*<\/svg>)?Terug naar home<\/a>/)
  })

  test('ROUTE-TABLE-21 route words match in lower case only, and a slash at the end is ignored', () => {
    expect([screenAt('/contact'), screenAt('/Contact')]).toEqual(['ContactScreen', '404'])
    expect([screenAt('/community/a/lesson/c'), screenAt('/community/a/Lesson/c')]).toEqual(['CommunityEntrance', '404'])
    expect([screenAt('/contact/'), screenAt('/livestream/'), screenAt('/community/')]).toEqual([
      'ContactScreen',
      'LivestreamsEntrance',
      'CommunityEntrance',
    ])
  })
})

describe('who may come in', () => {
  const open = [
    '/',
    '/how-it-works',
    '/blogs',
    '/blogs/a',
    '/podcasts',
    '/podcasts/7',
    '/events',
    '/events/ademlab',
    '/livestream',
    '/products',
    '/shop/licht',
    '/shop/licht/lamp',
    '/contact',
    '/privacy',
    '/terms',
    '/cookies',
    '/auth',
    '/auth?mode=register',
    '/auth/confirm',
    '/auth/callback',
    '/reset-password',
    '/subscription',
    '/community',
    '/community/a/b',
    '/community/a/lesson/c',
  ]
  test.each(open)(
    'SH-GEN-02 SH-ROUTE-07 SH-ROUTE-08 SH-ROUTE-29 ROUTE-TABLE-02 ROUTE-TABLE-03 ROUTE-TABLE-04 ROUTE-TABLE-11 a visitor opens %s',
    async (path) => {
      expect(await sentTo(path, false)).toBeNull()
    },
  )

  const guarded = [
    '/profile',
    '/profile/3',
    '/challenges',
    '/cursussen',
    '/masterclassen',
    '/inbox?tab=gelezen',
    '/admin/instellingen',
    '/events/admin',
    '/checkout',
    '/checkout?product=1',
    '/bestellingen?order=1',
    '/checkout/payment?client_secret=a&order_id=1',
    '/checkout/success?order_id=1',
    '/profile/toegang',
    '/subscription/herroepen',
    '/subscription-success',
    '/subscription-cancel',
  ]
  test.each(guarded)(
    'SH-ROUTE-28 ROUTE-TABLE-09 ROUTE-TABLE-16 MKT-PAGE-02 SUB-PAY-01 X3-ROLE-08 a visitor who asks for %s goes to /auth, which knows the way back',
    async (path) => {
      expect(await sentTo(path, false)).toBe(`/auth?next=${path}`)
      expect(await sentTo(path, true)).toBeNull()
    },
  )

  test('SH-ROUTE-03 ROUTE-TABLE-01 MKT-HOME-01 somebody who is signed in goes from / to /community', async () => {
    expect([await sentTo('/', true), await sentTo('/', false)]).toEqual(['/community (replaced)', null])
  })

  test.each([
    '/checkout/payment',
    '/checkout/payment?order_id=1',
    '/checkout/payment?client_secret=a&order_id=',
    '/checkout/success?order_id=',
  ])('SUB-PAY-02 SUB-PAY-08 %s says nothing about an order and leads to the products', async (path) => {
    expect(await sentTo(path, true)).toBe('/products (replaced)')
  })

  test('SH-ROUTE-26 SUB-PAGE-12 ROUTE-TABLE-08 ROUTE-TABLE-15 old addresses lead on with their query', async () => {
    expect(await sentTo('/dashboard?channelId=1', true)).toBe('/community?channelId=1 (replaced)')
    expect(await sentTo('/dashboard/?channelId=1', true)).toBe('/community?channelId=1 (replaced)')
    expect(await sentTo('/abonnementen?plan=student', false)).toBe('/subscription?plan=student (replaced)')
  })
})
