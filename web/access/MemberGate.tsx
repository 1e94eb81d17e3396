import { gateWords } from '@bewezen/domain/access/gateWords.ts'
import { type ComponentProps, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { lazyPart } from '../base/hydration/lazyPart.ts'
import { Button } from '../base/parts/Button.tsx'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { type OwnAccess, useOwnAccess } from '../base/session/ownAccess.ts'
import { Loading } from '../places/index.ts'
import type * as Rare from './rare.ts'
import { typedIn } from './typedIn.ts'

// Most who come here may enter, and hardly anybody is late with paying: what else there is, is code of its own.
const rare = () => import('./rare.ts')
const ClosedGate = lazyPart<'ClosedGate', ComponentProps<typeof Rare.ClosedGate>>(rare, 'ClosedGate')
const LateBanner = lazyPart<'LateBanner', ComponentProps<typeof Rare.LateBanner>>(rare, 'LateBanner')

/**
 * The community gate for somebody who is signed in: loading, tester mode, no access, open, in this order (SH-GATE-08). An
 * unknown status is never taken for one or the other (SH-GATE-07); one that was known stays while asking anew fails.
 */
export function MemberGate({ children }: { children: ReactNode }) {
  const { data: ownAccess, isError, refetch } = useOwnAccess(true)
  if (ownAccess) return <Gate ownAccess={ownAccess}>{children}</Gate>
  if (isError) return <Unknown onRetry={() => void refetch()} />
  return <Loading text={gateWords.loading} />
}

/**
 * Opens or closes with the viewer's own access. When it closes while somebody types, what stands there is hidden at once, and what
 * was typed is taken along so that it can be copied (SH-EDGE-25).
 */
function Gate({ ownAccess: { gate, isNew, lateUntil }, children }: { ownAccess: OwnAccess; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(gate === 'granted')
  const [typed, setTyped] = useState('')
  useLayoutEffect(() => {
    if (gate !== 'granted' && place.current) setTyped(typedIn(place.current))
    setOpen(gate === 'granted')
  }, [gate])

  if (open)
    return (
      <div ref={place} className="contents" hidden={gate !== 'granted'}>
        {lateUntil && (
          <Suspense>
            <LateBanner until={lateUntil} />
          </Suspense>
        )}
        {children}
      </div>
    )
  if (gate === 'granted') return null
  return (
    <Suspense>
      <ClosedGate gate={gate} isNew={isNew} typed={typed} />
    </Suspense>
  )
}

const Unknown = ({ onRetry }: { onRetry: () => void }) => (
  <Main className="page py-16">
    <div role="alert">
      <EmptyState
        art="arc"
        title={gateWords.subscriptionUnknown.title}
        text={gateWords.subscriptionUnknown.text}
        action={
          <Button look="line" onClick={onRetry}>
            {gateWords.tryAgain}
          </Button>
        }
      />
    </div>
  </Main>
)
