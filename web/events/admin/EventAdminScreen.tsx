import { useAddress } from '../../base/address/useAddress.ts'
import { Main } from '../../base/parts/Screen.tsx'
import { useMay } from '../../base/session/ownAccess.ts'
import { useViewer } from '../../base/session/viewer.ts'
import { Dashboard } from './Dashboard.tsx'
import { DeskBoundary } from './DeskBoundary.tsx'
import { Overview } from './Overview.tsx'
import type { Production } from './production.ts'

/** `/events/admin`: the overview, or the dashboard of the event that the address names; nothing is asked before it is known that an admin looks (EV-ADMIN-23, EV-ROUTE-03, EV-ROUTE-16). */
export function EventAdminScreen({ production }: { production: Production }) {
  const may = useMay('manageEvents')
  const [eventId] = useAddress<string>('event', '')
  // Whose drafts are kept is known before anything can be typed.
  const viewer = useViewer()
  if (!may || !viewer) return null
  return (
    <Main className="page max-w-[1336px] pt-6 pb-12 lg:pt-10 lg:pb-20">
      <DeskBoundary key={eventId}>
        {eventId ? <Dashboard eventId={eventId} production={production} /> : <Overview />}
      </DeskBoundary>
    </Main>
  )
}
