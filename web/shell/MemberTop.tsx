import { useLocation, useRouteContext } from '@tanstack/react-router'
import { useModes } from '../access/index.ts'
import { showAssistant } from '../assistant/index.ts'
import { managementLinks, tabsOf } from '../base/address/navigation.ts'
import { showOverlay } from '../base/document/overlay.ts'
import { showPerson } from '../base/document/showPerson.ts'
import { useLights } from '../base/look/useLights.ts'
import { signOut } from '../base/session/signOut.ts'
import { useViewer } from '../base/session/viewer.ts'
import { OutboxNotice, WaitingCount } from '../chat/index.ts'
import { useBell } from '../inbox/index.ts'
import { showSearch } from '../search/index.ts'
import { useCartPieces } from '../shop/index.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { useBuilt } from './links.ts'
import { MemberBar } from './MemberBar.tsx'
import { MemberSearch } from './MemberSearch.tsx'

const wishes = async () => (await import('./wishes.ts')).wishKinds
const accountMenu = () => import('./AccountMenu.tsx')

/** The top of every page for somebody who is signed in: the bar, and what is wrong with the connection. */
export function MemberTop() {
  const path = useLocation({ select: (location) => location.pathname })
  const { site, day } = useRouteContext({ from: '__root__' })
  const { theme, redLight, stepTheme, switchRedLight } = useLights()
  const viewer = useViewer()
  const modes = useModes(viewer?.mayOpenAdmin ?? false)
  const bell = useBell()
  const built = useBuilt()
  const cartPieces = useCartPieces()
  return (
    <>
      <MemberBar
        site={site.name}
        path={path}
        day={day}
        viewer={viewer}
        tabs={built(tabsOf({ mayOpenAdmin: viewer?.mayOpenAdmin ?? false }))}
        bell={bell}
        onSearch={showSearch}
        onOpenProfile={() => viewer && showPerson(viewer)}
        onOpenAssistant={showAssistant}
        cartPieces={cartPieces}
        onOpenCart={() => showOverlay('cart')}
        account={{
          lights: { theme, redLight },
          onStepTheme: stepTheme,
          onRedLight: switchRedLight,
          onReportProblem: () => showOverlay('report'),
          onSignOut: () => void signOut(),
          management: built(managementLinks),
          modes,
        }}
      />
      <ConnectionNotice more={<WaitingCount />} />
      <OutboxNotice wishes={wishes} alsoNeeded={accountMenu} />
      <MemberSearch />
    </>
  )
}
