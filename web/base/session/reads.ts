import { maintenancePollMs } from '@bewezen/domain/access/polling.ts'
import { api } from '../api/api.ts'

/** The signed-in viewer: everything the frame shows of them. */
export const viewerRead = () => api.account.viewer.queryOptions({ input: {} })

/** How the viewer stands before the gate and the maintenance screen; asked every 10 minutes besides live (SH-MAINT-15). */
export const ownAccessRead = () =>
  api.access.ownAccess.queryOptions({
    input: {},
    refetchInterval: maintenancePollMs,
    refetchIntervalInBackground: true,
  })
