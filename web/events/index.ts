import { browserOnly } from '../base/hydration/browserOnly.tsx'

export { EventFormOverlay } from './EventFormOverlay.tsx'

/** Of the profile page; its code comes when it is drawn. */
export const CalendarFeed = browserOnly(() => import('./feed/CalendarFeed.tsx'), 'CalendarFeed')
export { eventActions } from './actions.tsx'
