import { browserOnly } from '../base/hydration/browserOnly.tsx'

export { Bell } from './bell/Bell.tsx'
export type { BellProps } from './bell/BellButton.tsx'
export type { BellNotice } from './bell/BellRow.tsx'
export { useBell } from './bell/useBell.ts'
export { bellWords } from './bell/words.ts'
export { useUnread } from './useNotifications.ts'
export { inboxWishes } from './wishes.ts'

/** Of the profile page; its code comes when it is drawn. */
export const NotificationSettings = browserOnly(() => import('./NotificationSettings.tsx'), 'NotificationSettings')
