import { maintenancePollMs } from '@bewezen/domain/access/maintenance.ts'
import { api } from '../api/api.ts'

/** Who is signed in: everything the frame shows of them. */
export const viewerRead = () => api.account.viewer.queryOptions({ input: {} })

/** How the viewer stands before the gate and the maintenance screen; asked every 10 minutes besides live (SH-MAINT-15). */
export const standingRead = () =>
  api.access.standing.queryOptions({ input: {}, refetchInterval: maintenancePollMs, refetchIntervalInBackground: true })

/** How many notifications are unread in all (SH-NOTIF-02). */
export const unreadRead = () => api.inbox.unread.queryOptions({ input: {} })
