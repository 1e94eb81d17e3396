import { browserOnly } from '../base/hydration/browserOnly.tsx'

export { OwnOrders } from './orders/own/OwnOrders.tsx'
export { useHasOrders } from './orders/useHasOrders.ts'
export { useCartPieces } from './useCartPieces.ts'

/** The cart, over any page; its code comes when it is opened. */
export const CartDrawer = browserOnly(() => import('./CartDrawer.tsx'), 'CartDrawer')
export { shopActions } from './actions.tsx'
