import type { Instant } from '../../base/instant.ts'
import type { OrderState } from './orderStates.ts'

export type BoughtLine = {
  state: OrderState
  quantity: number
  refundedQuantity: number
  /** When the buyer let go of the right to withdraw. */
  waivedAt: Instant | null
}

/**
 * Whether a line of an order gives its buyer the download: its money is with us and is not on its way back. What is
 * withdrawn from goes back, but for the downloads whose right was let go (SHOP-ORDER-25, SHOP-ORDER-29).
 */
export function givesDownload({ state, quantity, refundedQuantity, waivedAt }: BoughtLine): boolean {
  if (refundedQuantity >= quantity) return false
  return state === 'paid' || state === 'shipped' || (state === 'returning' && waivedAt !== null)
}
