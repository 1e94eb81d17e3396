import { type Decisions, only } from '../base/facts/decisions.ts'
import { cart } from './cart.ts'
import { add, remove, setQuantity } from './change.ts'
import { effectivePrice } from './effectivePrice.ts'

export { shopPersonal } from './personal.ts'

/** The operations of this room. */
export const shopOperations = { cart, add, setQuantity, remove, effectivePrice }

/** A cart is heard of by its owner alone (SH-EDGE-24, SH-EDGE-35). */
export const shopDecisions = { 'cart.changed': { audience: only } } satisfies Decisions
