import { browserOnly } from '../base/drawn/browserOnly.tsx'

export { useBell } from './useBell.ts'
export { useUnread } from './useNotifications.ts'

/** Of the profile page; its code comes when it is drawn. */
export const NotificationSettings = browserOnly(() => import('./NotificationSettings.tsx'), 'NotificationSettings')
