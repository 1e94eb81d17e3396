import { lazy, Suspense, useState } from 'react'
import { useStanding } from '../base/session/standing.ts'

const SetupScreen = lazy(async () => ({ default: (await import('./security/SetupScreen.tsx')).SetupScreen }))

/**
 * Covers the site for those whose role asks for a second factor until they have set one up. It stays until the recovery
 * codes were kept: by then the rest of the site is open already.
 */
export function RequiredSecondFactor() {
  const needed = useStanding().data?.needsSecondFactor ?? false
  const [open, setOpen] = useState(needed)
  if (needed && !open) setOpen(true)
  if (!open) return null
  return (
    <Suspense>
      <SetupScreen onDone={() => setOpen(false)} />
    </Suspense>
  )
}
