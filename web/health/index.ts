import { browserOnly } from '../base/hydration/browserOnly.tsx'

/** Of the profile page; its code comes when it is drawn. */
export const MedicalPanel = browserOnly(() => import('./MedicalPanel.tsx'), 'MedicalPanel')

/** The section 'Noodtoegang' of the admin area. */
export const EmergencyScreen = browserOnly(() => import('./EmergencyScreen.tsx'), 'EmergencyScreen')
export { healthActions } from './actions.tsx'
