import { z } from 'zod'
import { minuteMs } from '../../base/moment.ts'

/** The states of an order (SHOP-ORDER-15). */
export const orderStates = ['pending', 'paid', 'shipped', 'returning', 'refunded', 'expired', 'cancelled'] as const
export const OrderState = z.enum(orderStates)
export type OrderState = (typeof orderStates)[number]

const steps: Record<OrderState, readonly OrderState[]> = {
  pending: ['paid', 'expired', 'cancelled'],
  // By a late payment, when the stock is still available (SHOP-ORDER-21).
  expired: ['paid'],
  cancelled: [],
  paid: ['shipped', 'returning', 'refunded'],
  shipped: ['returning', 'refunded'],
  returning: ['refunded'],
  refunded: [],
}

/** Whether an order may move from one state to another: the transitions of its state machine (SHOP-ORDER-15). */
export const mayStep = (from: OrderState, to: OrderState): boolean => steps[from].includes(to)

/** The states from which an order may move to this one. */
export const statesBefore = (to: OrderState): OrderState[] => orderStates.filter((from) => mayStep(from, to))

/** The states of an order that is paid and not refunded, which gives the buyer its downloads (SHOP-ORDER-25). */
export const boughtStates = ['paid', 'shipped', 'returning'] as const satisfies readonly OrderState[]

/** How long an unpaid order reserves its price and its stock, in milliseconds (SHOP-ORDER-13). */
export const orderHoldMs = 30 * minuteMs

type Unpaid = { state: OrderState; expiresAt: Date }

/** Whether an order ended, or is about to, without having been paid (SHOP-ORDER-13, SHOP-ORDER-42). */
export const hasEnded = ({ state, expiresAt }: Unpaid, now: Date): boolean =>
  state === 'expired' || state === 'cancelled' || (state === 'pending' && expiresAt <= now)

/** The number of pending orders a buyer may have, and of orders made within an hour (SHOP-ORDER-18, SHOP-ORDER-40). */
export const [maxOpenOrders, maxOrdersPerHour] = [5, 20]

/** The tabs of the order list of admins, in the order on screen; `isInTab` has the states in each (SHOP-ORDER-33). */
export const deskTabs = ['toShip', 'pending', 'shipped', 'back', 'all'] as const
export type DeskTab = (typeof deskTabs)[number]

type Sent = { isPhysical: boolean; quantity: number; refundedQuantity: number }

/** Whether there is something in the parcel of an order: pieces that are sent and were not paid back (SHOP-ORDER-44). */
export const hasGoods = (lines: readonly Sent[]): boolean =>
  lines.some(({ isPhysical, quantity, refundedQuantity }) => isPhysical && refundedQuantity < quantity)

type Placed = { state: OrderState; hasGoods: boolean }

/** Whether an order has a packing slip: it was paid, and something of it is not paid back (SHOP-ORDER-44, SHOP-ORDER-56). */
export const hasSlip = ({ state, hasGoods }: Placed): boolean =>
  hasGoods && (boughtStates as readonly OrderState[]).includes(state)

/** Whether an order is listed in a tab. One without something to send is complete once paid and never waits for shipping (SHOP-ORDER-15, SHOP-ORDER-33, SHOP-ORDER-44). */
export function isInTab(tab: DeskTab, { state, hasGoods }: Placed): boolean {
  if (tab === 'all') return true
  if (tab === 'toShip') return state === 'paid' && hasGoods
  if (tab === 'back') return state === 'returning'
  return state === tab
}
