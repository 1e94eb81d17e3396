import { Suspense } from 'react'
import { lazyPart } from '../base/hydration/lazyPart.ts'
import { useOwnAccess } from '../base/session/ownAccess.ts'

const MaintenanceScreen = lazyPart(() => import('./MaintenanceScreen.tsx'), 'MaintenanceScreen')

/**
 * Covers the site for those whom maintenance shuts out (SH-MAINT-03, SH-MAINT-11..15). A status that cannot be fetched
 * counts as no maintenance (SH-MAINT-16): the server refuses what must be refused.
 */
export function Maintenance() {
  const { data, isError } = useOwnAccess()
  if (isError || !data?.underMaintenance) return null
  return (
    <Suspense>
      <MaintenanceScreen />
    </Suspense>
  )
}
