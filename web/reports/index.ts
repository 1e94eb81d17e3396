import { browserOnly } from '../base/hydration/browserOnly.tsx'

/** 'Probleem melden', over any page; its code comes when it is opened. */
export const ReportForm = browserOnly(() => import('./ReportForm.tsx'), 'ReportForm')

/** 'Meldingen' of the admin area. */
export const ReportsSection = browserOnly(() => import('./ReportsSection.tsx'), 'ReportsSection')
export { reportActions } from './actions.tsx'
