import { buying } from './buyingContract.ts'
import { desking } from './deskContract.ts'

/** The orders of the shop: those of a buyer, and all of them for admins (SHOP-ORDER). */
export const orders = { ...buying, ...desking }
