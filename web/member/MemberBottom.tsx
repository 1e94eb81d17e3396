import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { hasTopBar } from '../base/shell/frame.ts'
import { MobileBar } from '../base/shell/MobileBar.tsx'
import { closeOverlay, showOverlay, useOverlay } from '../base/shell/overlay.ts'
import { useUnread } from '../inbox/index.ts'
import { overlays, standing } from './overlays.ts'

/** What lies below every page of somebody who is signed in, and what may cover it. */
export function MemberBottom() {
  const path = useLocation({ select: (location) => location.pathname })
  const unread = useUnread()
  return (
    <>
      {hasTopBar(path) && <MobileBar unread={unread} onOpenMenu={() => showOverlay('menu')} />}
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
