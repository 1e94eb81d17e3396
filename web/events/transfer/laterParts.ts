import { browserOnly } from '../../base/hydration/browserOnly.tsx'

/** Handing a place on, fetched where there is one to give or to take. */
export const TransferOffer = browserOnly(() => import('./TransferOffer.tsx'), 'TransferOffer')
export const HandOn = browserOnly(() => import('./HandOn.tsx'), 'HandOn')
