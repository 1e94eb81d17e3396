import { createElement } from 'react'
import { browserOnly } from '../../base/hydration/browserOnly.tsx'

/** The field for a discount code, fetched where something has to be paid. */
export const CodeField = browserOnly(() => import('./CodeField.tsx'), 'CodeField')

/** The company of an invoice, and one's own invoice. */
export const CompanyChoice = browserOnly(() => import('./CompanyChoice.tsx'), 'CompanyChoice')
export const OwnInvoice = browserOnly(() => import('./OwnInvoice.tsx'), 'OwnInvoice')
/** The own code of a place, fetched for whoever has one, with its room kept. */
export const Ticket = browserOnly(
  () => import('../ticket/Ticket.tsx'),
  'Ticket',
  createElement('div', { className: 'min-h-11' }),
)
