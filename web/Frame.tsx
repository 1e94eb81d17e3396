import { Outlet, useMatches, useRouteContext } from '@tanstack/react-router'
import { Suspense } from 'react'
import { browserOnly } from './base/hydration/browserOnly.tsx'
import { later } from './base/hydration/later.tsx'
import { still } from './base/hydration/still.tsx'
import { classes } from './base/parts/classes.ts'
import { Toasts } from './base/parts/Toasts.tsx'
import { hasFooter, hasTopBar } from './shell/frame.ts'

// A visitor's page is drawn with its frame, and carries the frame's code only when it is used; a member's frame is
// code of its own.
const VisitorTop = later(() => import('./shell/VisitorTop.tsx'), 'VisitorTop')
const Footer = still(() => import('./shell/Footer.tsx'), 'Footer')
const MemberTop = browserOnly(
  () => import('./shell/MemberTop.tsx'),
  'MemberTop',
  // Its place is kept, so that nothing below moves when it comes.
  <div className="h-[62px] flex-none lg:h-[72px]" />,
)
const MemberBottom = browserOnly(() => import('./shell/MemberBottom.tsx'), 'MemberBottom')

// Only a site with a choice asks, and only a browser knows what was chosen (LEGAL-COOKIE-06).
const ConsentBanner = browserOnly(() => import('./legal/ConsentBanner.tsx'), 'ConsentBanner')

/** What stands around every page, for visitors and for members (SH-ROUTE-31..33). */
export function Frame() {
  // Of the page that is shown: one that is left keeps its bars until the next takes its place (SH-ERR-32).
  const path = useMatches({ select: (shown) => shown.at(-1)?.pathname ?? '' })
  const { site, signedIn, day } = useRouteContext({ from: '__root__' })
  return (
    // A screen that fills the window, such as the chat, scrolls by itself.
    <div
      data-at={path}
      className={classes('flex min-h-dvh flex-col has-data-fills:h-dvh', signedIn && hasTopBar(path) && 'above-bar')}
    >
      {hasTopBar(path) && (signedIn ? <MemberTop /> : <VisitorTop site={site.name} day={day} />)}
      {site.asksConsent && <ConsentBanner />}
      <Outlet />
      <Suspense>{hasFooter(path) && <Footer {...site} />}</Suspense>
      {signedIn && <MemberBottom />}
      <Toasts />
    </div>
  )
}
