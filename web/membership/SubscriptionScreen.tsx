import { words } from '@bewezen/domain/membership/words.ts'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../base/hydration/lazyPart.ts'
import { still } from '../base/hydration/still.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { PlanPlace } from './PlanPlace.tsx'
import { Steps } from './Steps.tsx'
import { VisitorStart } from './VisitorStart.tsx'

// A visitor reads a page without the code that reads plans and starts a checkout.
const PlanPage = lazyPart(() => import('./PlanPage.tsx'), 'PlanPage')

const VisitorPlans = still(() => import('./VisitorPlans.tsx'), 'VisitorPlans')

/** The plan page: the way in for a visitor, plans or the own membership for whoever is signed in (SUB-PAGE-01). */
export function SubscriptionScreen() {
  const signedIn = useRouteContext({ strict: false, select: (context) => context.signedIn })
  return (
    <Main className="page max-w-[1180px] pt-5 pb-16 lg:pt-9 lg:pb-24">
      {signedIn ? (
        <InBrowser>
          <PlanPage />
        </InBrowser>
      ) : (
        <Visitor />
      )}
    </Main>
  )
}

function Visitor() {
  const { priceCents, faq } = useLoaderData({ from: '/subscription' })
  return (
    <>
      <h1 className="heading mt-2 text-fs-64 leading-[1.05] tracking-[-0.035em] lg:mt-10">{words.title}</h1>
      <p className="mt-3 max-w-[54ch] text-fs-18 text-ink-2">{words.lead}</p>
      <VisitorStart />
      <Steps done={0} />
      <VisitorPlans priceCents={priceCents} faq={faq} />
    </>
  )
}

/** What only the browser knows is drawn there; the server sends its place. */
function InBrowser({ children }: { children: ReactNode }) {
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  return isHere ? <Suspense fallback={<PlanPlace />}>{children}</Suspense> : <PlanPlace />
}
