import { browserOnly } from '../base/hydration/browserOnly.tsx'

export { useHasOrders } from './orders/useHasOrders.ts'
export { useCartPieces } from './useCartPieces.ts'

/** 'Mijn bestellingen', in the frame of the profile; its code comes when it is drawn. */
export const OwnOrders = browserOnly(() => import('./orders/own/OwnOrders.tsx'), 'OwnOrders')

/** The cart, over any page; its code comes when it is opened. */
export const CartDrawer = browserOnly(() => import('./CartDrawer.tsx'), 'CartDrawer')
