import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { useOwnPath } from '../base/address/useOwnPath.ts'
import { contentId } from '../base/document/words.ts'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { still } from '../base/hydration/still.tsx'

const Legal = still(() => import('./Legal.tsx'), 'Legal')
const LegalTools = browserOnly(() => import('./LegalTools.tsx'), 'LegalTools')

/** The privacy page and the terms (LEGAL-PAGE-01); whoever may edit them gets the tools beside the title. */
export function LegalScreen() {
  const path = useOwnPath()
  const pageType = path.startsWith('/terms') ? 'terms' : 'privacy'
  const { page } = useLoaderData({ from: `/${pageType}` })
  const signedIn = useRouteContext({ strict: false, select: (context) => context.signedIn })
  return (
    <main id={contentId} tabIndex={-1}>
      {/* Each version is a part of its own: what stays as the server drew it cannot become another text. */}
      <Legal key={`${path} ${page?.updatedAt}`} pageType={pageType} page={page} />
      {signedIn && <LegalTools key={`tools ${path}`} pageType={pageType} />}
    </main>
  )
}
