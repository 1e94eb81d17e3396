import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { closeOverlay, showOverlay, useOverlay } from '../base/document/overlay.ts'
import { useUnread } from '../inbox/index.ts'
import { useCartPieces } from '../shop/index.ts'
import { hasTopBar } from './frame.ts'
import { MobileBar } from './MobileBar.tsx'
import { overlays, standing } from './overlays.ts'

/** What lies below every page of somebody who is signed in, and what may cover it. */
export function MemberBottom() {
  const path = useLocation({ select: (location) => location.pathname })
  const unread = useUnread()
  const cartPieces = useCartPieces()
  return (
    <>
      {hasTopBar(path) && <MobileBar unread={unread} cartPieces={cartPieces} onOpenMenu={() => showOverlay('menu')} />}
      <OpenedOverlay />
      {Object.entries(standing).map(([name, Part]) => (
        <Part key={name} />
      ))}
    </>
  )
}

/** What was opened by its name, when something was. */
function OpenedOverlay() {
  const overlay = useOverlay()
  const Opened = typeof overlay === 'string' ? overlays[overlay] : undefined
  return (
    Opened && (
      <Suspense>
        <Opened onClose={closeOverlay} />
      </Suspense>
    )
  )
}
