import type { Page } from '@playwright/test'

/** How far things have moved on the page by themselves, as the browser measures it, and which did. */
export const movedOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; what: string[] }>((done) => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] }
        let shifts: Shift[] = []
        new PerformanceObserver((list) => {
          shifts = [...shifts, ...(list.getEntries() as Shift[])].filter((shift) => !shift.hadRecentInput)
        }).observe({ type: 'layout-shift', buffered: true })
        const sum = () => shifts.reduce((all, { value }) => all + value, 0)
        const what = () => shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.nodeName ?? '?'))
        // What is buffered is told in the next tasks.
        requestAnimationFrame(() => setTimeout(() => done({ sum: sum(), what: what() }), 100))
      }),
  )

/** Which animations without an end run on the page now, seen or not. */
export const runningOn = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((it) => it.playState === 'running' && it.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
      .map((it) => (it instanceof CSSAnimation ? it.animationName : it.id)),
  )

export const visitorPages = [
  '/',
  '/how-it-works',
  '/contact',
  '/subscription',
  '/auth',
  '/auth?mode=register',
  '/community',
  '/privacy',
  '/livestream',
  '/podcasts',
  '/products',
  '/shop/fysiek-product/avondbril-amber',
]
export const memberPages = [
  '/community',
  '/community/universiteit/slaap',
  '/community/universiteit/feed',
  '/community/universiteit/feed/zo-werkt-de-feed',
  '/community/universiteit/universiteit',
  '/community/universiteit/challenges',
  '/community/universiteit/masterclasses',
  '/community/direct',
  '/community/logboek',
  '/inbox',
  '/subscription',
  '/subscription-success',
  '/subscription-cancel',
  '/events',
  '/blogs',
  '/livestream',
  '/podcasts',
  '/products',
  '/shop/fysiek-product/avondbril-amber',
  '/masterclassen',
  '/profile',
  '/profile#tasks',
  '/profile#settings',
  '/profile/gegevens',
  '/profile/inzage',
  '/profile/toegang',
  '/bestellingen',
]
export const adminPages = [
  '/admin/overzicht',
  '/admin/gebruikers',
  '/admin/awards',
  '/admin/meldingen',
  '/admin/moderatie',
  '/community/moderatie',
  '/admin/instellingen',
  '/admin/noodtoegang',
  '/admin/bekijk-als',
  '/admin/logboek',
  '/events/admin',
  '/admin/communities',
  '/admin/berichten',
  // Whoever manages the streams has more on it than a member.
  '/livestream',
]
