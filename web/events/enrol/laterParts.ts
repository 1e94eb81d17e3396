import { browserOnly } from '../../base/hydration/browserOnly.tsx'

/** The field for a discount code, fetched where something has to be paid. */
export const CodeField = browserOnly(() => import('./CodeField.tsx'), 'CodeField')

/** The company of an invoice, and one's own invoice. */
export const CompanyChoice = browserOnly(() => import('./CompanyChoice.tsx'), 'CompanyChoice')
export const OwnInvoice = browserOnly(() => import('./OwnInvoice.tsx'), 'OwnInvoice')
