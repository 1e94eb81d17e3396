import { securityWords } from '@bewezen/domain/account/securityWords.ts'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type ReactNode, useId, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Button } from '../../base/parts/Button.tsx'
import { ResponsiveModal } from '../../base/parts/ResponsiveModal.tsx'
import { Skeleton } from '../../base/parts/Skeleton.tsx'
import { isPutOff, putOff } from './factorOffer.ts'
import { SecondFactorSetup } from './SecondFactorSetup.tsx'

/**
 * Offers a second factor above what is only its owner's, to whoever has none yet and did not put it off in this browser
 * (SEC-ACC-09). What it stands above comes with it, so that nothing moves, and alone when nobody knows whether there is one.
 */
export function OfferedSecondFactor({ children }: { children: ReactNode }) {
  const { data, isError, fetchStatus } = useRead(api.account.security, {})
  const [later, setLater] = useState(() => isPutOff())
  const [setsUp, setSetsUp] = useState(false)
  const id = useId()
  if (!data && !isError && fetchStatus !== 'paused') return <Skeleton className="h-64 w-full" />
  // The recovery codes are read before it goes, though it is on by then.
  const isOffered = setsUp || (data?.secondFactor.on === false && !later)
  return (
    <div className="grid gap-6">
      {isOffered && (
        <section
          aria-labelledby={id}
          className="grid gap-x-4 gap-y-3 rounded-m bg-surface-2 px-4 py-4 lg:grid-cols-[auto_minmax(0,1fr)] lg:px-5"
        >
          <ShieldCheck size={22} className="mt-0.5 text-ink-2 max-lg:hidden" aria-hidden="true" />
          <div className="grid gap-3">
            <div className="grid gap-1">
              <h3 id={id} className="font-[650]">
                {securityWords.offerTitle}
              </h3>
              <p className="max-w-[62ch] text-[15px] leading-normal text-ink-2">{securityWords.offerText}</p>
            </div>
            <div className="flex flex-wrap gap-2.5">
              <Button look="line" onClick={() => setSetsUp(true)}>
                {securityWords.turnOn}
              </Button>
              <Button
                look="quiet"
                onClick={() => {
                  putOff()
                  setLater(true)
                }}
              >
                {securityWords.offerLater}
              </Button>
            </div>
          </div>
        </section>
      )}
      {setsUp && (
        <ResponsiveModal open onClose={() => setSetsUp(false)} title={securityWords.turnOn}>
          <SecondFactorSetup onDone={() => setSetsUp(false)} />
        </ResponsiveModal>
      )}
      {children}
    </div>
  )
}
