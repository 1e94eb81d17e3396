import { Suspense } from 'react'
import { lazyPart } from '../base/hydration/lazyPart.ts'
import { useOwnAccess } from '../base/session/ownAccess.ts'

const LeavingScreen = lazyPart(() => import('./LeavingScreen.tsx'), 'LeavingScreen')

/** Covers the site for who asked for their account to go and signed in again: they come back, or leave (SH-PROF-05). */
export function Leaving() {
  const leavesAt = useOwnAccess().data?.leavesAt
  if (!leavesAt) return null
  return (
    <Suspense>
      <LeavingScreen leavesAt={leavesAt} />
    </Suspense>
  )
}
