import { communityPath, placePath } from '@bewezen/domain/community/paths.ts'
import { useLocation } from '@tanstack/react-router'
import { showAssistant } from '../assistant/index.ts'
import { useBackCloses } from '../base/address/useBackCloses.ts'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { showOverlay } from '../base/document/overlay.ts'
import { useClosedAcross } from '../base/parts/useClosedAcross.ts'
import { useMay } from '../base/session/ownAccess.ts'
import { useViewer } from '../base/session/viewer.ts'
import { allPath, showChannels } from '../places/index.ts'
import { useCartPieces } from '../shop/index.ts'
import { isWithin } from './frame.ts'
import { useBuilt } from './links.ts'
import { MemberMenu } from './MemberMenu.tsx'
import { menuLinksOf, moreLinksOf, withOwnPlaces } from './menuLinks.ts'

/** The menu of a narrow window, filled for this viewer and this page. */
export function MenuOverlay({ onClose }: { onClose: () => void }) {
  useClosedAcross('wide', onClose)
  useBackCloses(onClose)
  const path = useLocation({ select: (location) => location.pathname })
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const viewer = useViewer()
  const built = useBuilt()
  const cartPieces = useCartPieces()
  const seer = { mayOpenAdmin: viewer?.mayOpenAdmin ?? false }
  const university = useUniversity(path)
  return (
    <MemberMenu
      open
      onClose={onClose}
      path={path}
      address={address}
      links={withOwnPlaces(built(menuLinksOf(seer)), university)}
      more={built(moreLinksOf(seer))}
      onOpenAssistant={showAssistant}
      cartPieces={cartPieces}
      onOpenCart={() => showOverlay('cart')}
      onToggleChannels={() => showChannels()}
    />
  )
}

/** The way to the university of the community at this path, elsewhere of the first one; until one is known to all of them. */
function useUniversity(path: string): string | null {
  const mayRead = useMay('readCommunity')
  const { data } = useRead(api.community.list, {}, { enabled: mayRead })
  const joined = data?.communities.filter((one) => one.joined) ?? []
  const community = joined.find((one) => isWithin(path, communityPath(one))) ?? joined[0]
  if (!mayRead) return null
  return community ? placePath(community, 'university') : allPath
}
