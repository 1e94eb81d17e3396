import { Suspense, useState } from 'react'
import { lazyPart } from '../base/hydration/lazyPart.ts'
import { useOwnAccess } from '../base/session/ownAccess.ts'

const SetupScreen = lazyPart(() => import('./security/SetupScreen.tsx'), 'SetupScreen')

type Step = 'none' | 'setting up' | 'kept'

/**
 * Covers the site for those whose role asks for a second factor until they have set one up. It stays until the recovery
 * codes were kept, even though the rest of the site is open by then; and the other way about it stays until the site
 * knows of the second factor, which it may hear a moment after the codes were kept.
 */
export function RequiredSecondFactor() {
  const needed = useOwnAccess().data?.needsSecondFactor ?? false
  const [step, setStep] = useState<Step>(needed ? 'setting up' : 'none')
  if (needed && step === 'none') setStep('setting up')
  if (!needed && step === 'kept') setStep('none')
  if (step === 'none') return null
  return (
    <Suspense>
      <SetupScreen onDone={() => setStep('kept')} />
    </Suspense>
  )
}
