import { browserOnly } from '../base/hydration/browserOnly.tsx'

/** The picture of an event, or its sky. */
export { EventArt } from './EventArt.tsx'
export { EventFormOverlay } from './EventFormOverlay.tsx'
export { EnrolHere } from './enrol/enrolOnNeed.ts'

/** Of the profile page; its code comes when it is drawn. */
export const CalendarFeed = browserOnly(() => import('./feed/CalendarFeed.tsx'), 'CalendarFeed')
export { eventActions } from './actions.tsx'
