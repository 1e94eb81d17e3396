import { useLocation } from '@tanstack/react-router'
import { showAssistant } from '../assistant/index.ts'
import { useBackCloses } from '../base/address/useBackCloses.ts'
import { showOverlay } from '../base/document/overlay.ts'
import { useClosedAcross } from '../base/parts/useClosedAcross.ts'
import { useViewer } from '../base/session/viewer.ts'
import { showChannels } from '../places/index.ts'
import { showSearch } from '../search/index.ts'
import { useCartPieces } from '../shop/index.ts'
import { useBuilt } from './links.ts'
import { MemberMenu } from './MemberMenu.tsx'
import { menuLinksOf } from './menuLinks.ts'

/** The menu of a narrow window, filled for this viewer and this page. */
export function MenuOverlay({ onClose }: { onClose: () => void }) {
  useClosedAcross('wide', onClose)
  useBackCloses(onClose)
  const path = useLocation({ select: (location) => location.pathname })
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const viewer = useViewer()
  const built = useBuilt()
  const cartPieces = useCartPieces()
  return (
    <MemberMenu
      open
      onClose={onClose}
      path={path}
      address={address}
      links={built(menuLinksOf({ mayOpenAdmin: viewer?.mayOpenAdmin ?? false }))}
      onSearch={showSearch}
      onOpenAssistant={showAssistant}
      cartPieces={cartPieces}
      onOpenCart={() => showOverlay('cart')}
      onToggleChannels={() => showChannels()}
    />
  )
}
