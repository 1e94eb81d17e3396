import type { OrderState } from './orderStates.ts'

/** The states of an order as its buyer and admins read them (SHOP-ORDER-15). */
export const orderStateWords: Record<OrderState, string> = {
  pending: 'Wacht op betaling',
  paid: 'Betaald',
  shipped: 'Verzonden',
  returning: 'Wordt teruggestuurd',
  refunded: 'Terugbetaald',
  expired: 'Verlopen, niets afgeschreven',
  cancelled: 'Geannuleerd',
}

/** The state of an order in its word. Of one whose money came too late it is not said that nothing was charged (SHOP-ORDER-55). */
export const orderStateWord = (state: OrderState, tookMoney: boolean): string =>
  state === 'expired' && tookMoney ? 'Verlopen' : orderStateWords[state]
