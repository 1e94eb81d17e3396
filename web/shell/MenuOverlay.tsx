import { useLocation } from '@tanstack/react-router'
import { showAssistant } from '../assistant/index.ts'
import { memberMenuLinks, tabsOf } from '../base/address/navigation.ts'
import { showOverlay } from '../base/document/overlay.ts'
import { useClosedAcross } from '../base/parts/useClosedAcross.ts'
import { useViewer } from '../base/session/viewer.ts'
import { showChannels } from '../places/index.ts'
import { showSearch } from '../search/index.ts'
import { useCartPieces } from '../shop/index.ts'
import { useBuilt } from './links.ts'
import { MemberMenu } from './MemberMenu.tsx'

/** The menu of a narrow window, filled for this viewer and this page. */
export function MenuOverlay({ onClose }: { onClose: () => void }) {
  useClosedAcross('wide', onClose)
  const path = useLocation({ select: (location) => location.pathname })
  const viewer = useViewer()
  const built = useBuilt()
  const cartPieces = useCartPieces()
  return (
    <MemberMenu
      open
      onClose={onClose}
      path={path}
      links={built([...tabsOf({ mayOpenAdmin: viewer?.mayOpenAdmin ?? false }), ...memberMenuLinks])}
      onSearch={showSearch}
      onOpenAssistant={showAssistant}
      cartPieces={cartPieces}
      onOpenCart={() => showOverlay('cart')}
      onToggleChannels={() => showChannels()}
    />
  )
}
