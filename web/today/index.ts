import { browserOnly } from '../base/hydration/browserOnly.tsx'

/** The member's own day; its code comes when it is drawn (SH-TODAY-09). */
export const TodayScreen = browserOnly(() => import('./TodayScreen.tsx'), 'TodayScreen')
