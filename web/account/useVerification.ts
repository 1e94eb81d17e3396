import { useRouteContext } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { authAddressWith } from './authAddress.ts'
import { type Link, takeLink } from './link.ts'
import { pathAfterConfirming } from './pathAfterConfirming.ts'
import { browserStorage, forgetAddress, forgetReturn, keptReturn } from './registrationStorage.ts'
import { type Verified, type VerifyPage, verifiedForMs, verify } from './verify.ts'

/** How the verification of this page stands, and the way to try it again (SH-VERIFY-01, SH-VERIFY-06). */
export function useVerification(page: VerifyPage) {
  const { ask, signedIn } = useRouteContext({ from: '__root__' })
  const [verified, setVerified] = useState<Verified | { state: 'busy' }>({ state: 'busy' })
  const link = useRef<Link | null>(null)

  const run = useCallback(async () => {
    link.current ??= takeLink()
    setVerified({ state: 'busy' })
    const outcome = await verify(link.current, { page, ask, signedIn })
    if (outcome.state === 'confirmedBefore') window.location.replace(authAddressWith('bevestigd'))
    else setVerified(outcome)
  }, [page, ask, signedIn])
  useEffect(() => {
    void run()
  }, [run])

  const isDone = verified.state === 'done'
  useEffect(() => {
    if (!isDone) return
    const storage = browserStorage()
    forgetAddress(storage)
    const path = pathAfterConfirming(ask, keptReturn(storage))
    // Loaded anew and in place of this page: the session began here, and a spent link is no place to come back to.
    const timer = setTimeout(async () => {
      forgetReturn(storage)
      window.location.replace(await path)
    }, verifiedForMs[page])
    return () => clearTimeout(timer)
  }, [isDone, page, ask])

  return { verified, retry: () => void run() }
}
