import { buyingOperations } from './buying/index.ts'
import { deskOperations } from './desk/index.ts'

/** The operations of orders: those of a buyer, and all of them for admins. */
export const orderOperations = { ...buyingOperations, ...deskOperations }
