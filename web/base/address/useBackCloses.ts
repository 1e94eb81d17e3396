import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

type OfPanel = { isPanel?: true }

/**
 * Gives an open panel a history entry of its own, so that the Back button closes it and the page under it stays, scrolled
 * as it was (SH-UI-22). Closed in another way it takes the entry back. A link in the panel replaces the entry, so that a
 * step back from there leads to the page and not to the panel.
 */
export function useBackCloses(close: () => void): void {
  const router = useRouter()
  const onBack = useEffectEvent(close)
  useEffect(() => {
    const { history } = router
    const isPanels = () => (history.location.state as OfPanel).isPanel === true
    const state = (before: object) => ({ ...before, isPanel: true })
    void router.navigate({ to: '.', search: true, hash: true, state: state as never, resetScroll: false })
    const unsubscribe = history.subscribe(() => {
      if (!isPanels()) onBack()
    })
    return () => {
      unsubscribe()
      if (isPanels()) history.back()
    }
  }, [router])
}
