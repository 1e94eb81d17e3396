import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasFooter, hasTopBar, isWithin } from '../../shell/frame.ts'
import { isFloating, managementLinks, memberMenuLinks, pageLabel, tabsOf, visitorTabs } from './navigation.ts'

const labelsOf = (links: readonly { label: string }[]) => links.map((link) => link.label)

describe('the tabs', () => {
  test('SH-NAV-01 a visitor gets Home, How it works, Blogs, Podcasts, Events and Contact', () => {
    expect(labelsOf(visitorTabs)).toEqual(['Home', 'How it works', 'Blogs', 'Podcasts', 'Events', 'Contact'])
  })

  test('SH-NAV-07 a member gets Community, Events, Blogs and Podcasts', () => {
    expect(labelsOf(tabsOf({ mayOpenAdmin: false }))).toEqual(['Community', 'Events', 'Blogs', 'Podcasts'])
  })

  test('SH-NAV-12 SH-NAV-13 an admin gets Producten and Admin as well, leading to /products and /admin', () => {
    const more = tabsOf({ mayOpenAdmin: true }).slice(4)
    expect(more).toEqual([
      { to: '/products', label: 'Producten' },
      { to: '/admin', label: 'Admin' },
    ])
  })
})

test('SH-NAV-08 SH-NAV-09 the menu of a member has Blog, which leads where Blogs leads, and Profile', () => {
  expect(memberMenuLinks.map(({ to, label }) => `${label} ${to}`)).toEqual(['Blog /blogs', 'Profile /profile'])
  expect(tabsOf({ mayOpenAdmin: false })).toContainEqual({ to: '/blogs', label: 'Blogs' })
})

test('SH-NAV-22 SH-NAV-24 SH-NAV-25 management has its places in the account menu', () => {
  expect(managementLinks.map(({ to, label }) => `${label} ${to}`)).toEqual([
    'Admin Center /admin',
    'Event Admin /events/admin',
    'Producten /products',
  ])
})

describe('what stands around a page', () => {
  test('SH-ROUTE-31 SH-ROUTE-33 ROUTE-SHELL-01 the top bar is hidden under /auth and nowhere else', () => {
    expect(['/auth', '/auth/confirm', '/auth/callback'].filter(hasTopBar)).toEqual([])
    const shown = ['/', '/reset-password', '/authors', '/community', '/events']
    expect(shown.filter(hasTopBar)).toEqual(shown)
  })

  test('SH-ROUTE-32 ROUTE-SHELL-02 the footer is hidden in the areas where people work or read', () => {
    const hidden = [
      '/community',
      '/community/a/b',
      '/inbox',
      '/admin',
      '/admin/instellingen',
      '/profile/3',
      '/blogs/een',
    ]
    expect(hidden.filter(hasFooter)).toEqual([])
  })

  test('SH-ROUTE-33 ROUTE-SHELL-05 the footer rule matches whole segments only', () => {
    const shown = ['/', '/events/admin', '/profiles', '/communityx', '/reset-password', '/subscription', '/podcasts']
    expect(shown.filter(hasFooter)).toEqual(shown)
  })
})

describe('the label of the current page', () => {
  const labels = {
    '/': 'Home',
    '/how-it-works': 'How it works',
    '/community': 'Community',
    '/events': 'Events',
    '/events/admin': 'Event Admin',
    '/blogs': 'Blogs',
    '/podcasts': 'Podcasts',
    '/livestream': 'Livestream',
    '/products': 'Producten',
    '/shop': 'Producten',
    '/inbox': 'Inbox',
    '/profile': 'Profiel',
    '/subscription': 'Abonnement',
    '/contact': 'Contact',
    '/admin': 'Admin',
    '/privacy': 'Privacy',
    '/terms': 'Voorwaarden',
    '/cookies': 'Cookies',
  }

  test('SH-NAV-17 SH-NAV-18 each path of the list has its label', () => {
    expect(Object.keys(labels).map(pageLabel)).toEqual(Object.values(labels))
  })

  test('SH-NAV-18 the longest matching path wins, by whole segments', () => {
    expect(pageLabel('/events/admin/ademlab/kosten')).toBe('Event Admin')
    expect(pageLabel('/events/ademlab')).toBe('Events')
    expect(pageLabel('/events/administratie')).toBe('Events')
    expect(pageLabel('/community/universiteit/slaap')).toBe('Community')
    expect(pageLabel('/inbox/')).toBe('Inbox')
  })

  test('SH-NAV-18 other paths show no label', () => {
    expect(['/masterclassen', '/eventsadmin', '/reset-password', '/constructor'].map(pageLabel)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})

describe('the floating bar', () => {
  test('SH-NAV-19 SH-NAV-20 SH-LIMIT-22 it floats above 20 px and is normal at 20 px or less', () => {
    expect([0, 19.5, 20].map(isFloating)).toEqual([false, false, false])
    expect([20.5, 21, 4000].map(isFloating)).toEqual([true, true, true])
  })

  test('overscroll above the top of the page does not make it float', () => {
    fc.assert(fc.property(fc.integer({ max: 20 }), (offset) => !isFloating(offset)))
  })
})

test('a path lies within itself and its parents, by whole segments', () => {
  expect(isWithin('/community', '/community')).toBe(true)
  expect(isWithin('/community/universiteit', '/community')).toBe(true)
  expect(isWithin('/communitys', '/community')).toBe(false)
})
