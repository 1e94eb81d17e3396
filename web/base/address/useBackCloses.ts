import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { panelsOf } from './panels.ts'

/**
 * Gives an open panel a history entry of its own, so that the Back button closes it and the page under it stays, scrolled
 * as it was (SH-UI-22, SH-UI-23). Closed in another way it takes the entry back, and a link in it takes the entry's place, so that
 * a step back from there leads to the page and not to the panel.
 */
export function useBackCloses(close: () => void, isOpen = true): void {
  const router = useRouter()
  const onBack = useEffectEvent(close)
  useEffect(() => (isOpen ? panelsOf(router).open({ close: () => onBack() }) : undefined), [router, isOpen])
}

/** The same for a panel that is drawn only while it lies open. */
export function BackCloses({ onClose }: { onClose: () => void }) {
  useBackCloses(onClose)
  return null
}
