import { signInWords } from '@bewezen/domain/account/words.ts'
import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import { pageFailedWords } from '@bewezen/domain/base/pageFailedWords.ts'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../base/parts/Button.tsx'
import { Spinner } from '../base/parts/Spinner.tsx'
import { tellError } from '../base/parts/toast.ts'
import { destination } from './destination.ts'
import { FormNotice } from './FormNotice.tsx'

type Props = {
  /** The page somebody was sent from to sign in, as the address tells it. */
  next: string | undefined
  /** There is no session after all: an old cookie, or a browser that keeps none. */
  onSignedOut: () => void
}

/**
 * The redirect away from /auth after signing in, once per sign-in and tab: no other page redirects by itself
 * (SH-GATE-01..07, SH-ROUTE-34, SH-ROUTE-35). The history entry of the form is replaced.
 */
export function Arriving({ next, onSignedOut }: Props) {
  const { ask, signedIn } = useRouteContext({ from: '__root__' })
  const { history } = useRouter()
  const [isStuck, setStuck] = useState(false)
  const hasTold = useRef(false)

  const arrive = useCallback(async () => {
    setStuck(false)
    const found = await destination(ask, next)
    if ('path' in found) {
      // A page that came for a visitor is loaded anew, so that the bar and the menus of a member come with it; and so is
      // one with a toast that offers to try this again.
      if (signedIn && !hasTold.current) history.replace(found.path)
      else window.location.replace(found.path)
    } else if (found.unknown === 'signedOut') onSignedOut()
    else {
      setStuck(true)
      hasTold.current = true
      const again = { label: pageFailedWords.tryAgain, onPress: () => void arrive() }
      tellError(failureWords.error, signInWords.subscriptionUnknown, again)
    }
  }, [ask, next, signedIn, history, onSignedOut])

  useEffect(() => {
    void arrive()
  }, [arrive])

  if (!isStuck)
    return (
      <p role="status" className="flex items-center gap-3 text-ink-2">
        <Spinner />
        {signInWords.arriving}
      </p>
    )
  return (
    <FormNotice
      kind="error"
      action={
        <Button look="line" size="s" onClick={() => void arrive()}>
          {pageFailedWords.tryAgain}
        </Button>
      }
    >
      {signInWords.arrivingFailed}
    </FormNotice>
  )
}
