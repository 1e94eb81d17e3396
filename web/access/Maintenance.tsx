import { lazy, Suspense } from 'react'
import { useStanding } from '../base/session/standing.ts'

const MaintenanceScreen = lazy(async () => ({ default: (await import('./MaintenanceScreen.tsx')).MaintenanceScreen }))

/**
 * Covers the site for those whom maintenance shuts out (SH-MAINT-03, SH-MAINT-11..15). A status that cannot be fetched
 * counts as no maintenance (SH-MAINT-16): the server refuses what must be refused.
 */
export function Maintenance() {
  const { data, isError } = useStanding()
  if (isError || !data?.underMaintenance) return null
  return (
    <Suspense>
      <MaintenanceScreen />
    </Suspense>
  )
}
