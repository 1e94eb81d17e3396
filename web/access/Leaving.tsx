import { lazy, Suspense } from 'react'
import { useStanding } from '../base/session/standing.ts'

const LeavingScreen = lazy(async () => ({ default: (await import('./LeavingScreen.tsx')).LeavingScreen }))

/** Covers the site for who asked for their account to go and signed in again: they come back, or leave (SH-PROF-05). */
export function Leaving() {
  const leavesAt = useStanding().data?.leavesAt
  if (!leavesAt) return null
  return (
    <Suspense>
      <LeavingScreen leavesAt={leavesAt} />
    </Suspense>
  )
}
