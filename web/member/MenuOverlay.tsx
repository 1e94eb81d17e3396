import { useLocation } from '@tanstack/react-router'
import { showAssistant } from '../assistant/index.ts'
import { useViewer } from '../base/session/viewer.ts'
import { showChannels } from '../base/shell/channels.ts'
import { MemberMenu } from '../base/shell/MemberMenu.tsx'
import { memberMenuLinks, tabsOf } from '../base/shell/navigation.ts'
import { showOverlay } from '../base/shell/overlay.ts'
import { useCartPieces } from '../shop/index.ts'
import { useBuilt } from './links.ts'

/** The menu of a narrow window, filled for this viewer and this page. */
export function MenuOverlay({ onClose }: { onClose: () => void }) {
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
      onSearch={() => showOverlay('search')}
      onOpenAssistant={showAssistant}
      cartPieces={cartPieces}
      onOpenCart={() => showOverlay('cart')}
      onToggleChannels={() => showChannels()}
    />
  )
}
