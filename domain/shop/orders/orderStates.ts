import { z } from 'zod'
import { minuteMs } from '../../base/moment.ts'

/** The states of an order (SHOP-ORDER-15). */
export const orderStates = ['pending', 'paid', 'shipped', 'returning', 'refunded', 'expired', 'cancelled'] as const
export const OrderState = z.enum(orderStates)
export type OrderState = (typeof orderStates)[number]

const steps: Record<OrderState, readonly OrderState[]> = {
  pending: ['paid', 'expired', 'cancelled'],
  // Money that came late pays it after all, when its stock can still be had (SHOP-ORDER-21).
  expired: ['paid'],
  cancelled: [],
  paid: ['shipped', 'returning', 'refunded'],
  shipped: ['returning', 'refunded'],
  returning: ['refunded'],
  refunded: [],
}

/** Whether an order may go from one state to another (SHOP-ORDER-15). */
export const mayStep = (from: OrderState, to: OrderState): boolean => steps[from].includes(to)

/** The states from which an order may come into this one. */
export const statesBefore = (to: OrderState): OrderState[] => orderStates.filter((from) => mayStep(from, to))

/** The states in which the money of an order is with us, and its downloads are the buyer's (SHOP-ORDER-25). */
export const boughtStates = ['paid', 'shipped', 'returning'] as const satisfies readonly OrderState[]

/** How long an unpaid order keeps its price and its stock, in milliseconds (SHOP-ORDER-13). */
export const orderHoldMs = 30 * minuteMs

/** SHOP-ORDER-18, SHOP-ORDER-40 */
export const [maxOpenOrders, maxOrdersPerHour] = [5, 20]

/** The tabs of the list of admins with the states in each (SHOP-ORDER-33). */
export const deskTabs = ['toShip', 'pending', 'shipped', 'back', 'all'] as const
export type DeskTab = (typeof deskTabs)[number]

type Placed = { state: OrderState; hasPhysical: boolean }

/** Whether an order stands in a tab: downloads alone are complete once they are paid, and are never to be sent (SHOP-ORDER-15, SHOP-ORDER-33). */
export function isInTab(tab: DeskTab, { state, hasPhysical }: Placed): boolean {
  if (tab === 'all') return true
  if (tab === 'toShip') return state === 'paid' && hasPhysical
  if (tab === 'back') return state === 'returning'
  return state === tab
}
