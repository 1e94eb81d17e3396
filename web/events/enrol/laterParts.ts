import { browserOnly } from '../../base/hydration/browserOnly.tsx'

/** The field for a discount code, fetched where something has to be paid. */
export const CodeField = browserOnly(() => import('./CodeField.tsx'), 'CodeField')
