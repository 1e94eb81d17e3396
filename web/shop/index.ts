import { browserOnly } from '../base/hydration/browserOnly.tsx'

export { useCartPieces } from './useCartPieces.ts'

/** The cart, over any page; its code comes when it is opened. */
export const CartDrawer = browserOnly(() => import('./CartDrawer.tsx'), 'CartDrawer')
