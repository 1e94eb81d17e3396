import { api } from '../base/api/api.ts'

/** How many notifications are unread in all (SH-NOTIF-02). */
export const unreadRead = () => api.inbox.unread.queryOptions({ input: {} })
