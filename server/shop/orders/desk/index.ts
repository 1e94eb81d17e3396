import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { refuse } from '../../../base/refuse.ts'
import { serve } from '../../../base/serve.ts'

// Not built yet on this branch.
export const deskOperations = {
  desk: serve(orders.desk, () => refuse('UNAVAILABLE')),
  deskOrder: serve(orders.deskOrder, () => refuse('UNAVAILABLE')),
  packingSlips: serve(orders.packingSlips, () => refuse('UNAVAILABLE')),
  ship: serve(orders.ship, () => refuse('UNAVAILABLE')),
  deliver: serve(orders.deliver, () => refuse('UNAVAILABLE')),
  takeBack: serve(orders.takeBack, () => refuse('UNAVAILABLE')),
  refund: serve(orders.refund, () => refuse('UNAVAILABLE')),
  retryRefunds: serve(orders.retryRefunds, () => refuse('UNAVAILABLE')),
  stockMoves: serve(orders.stockMoves, () => refuse('UNAVAILABLE')),
  correctStock: serve(orders.correctStock, () => refuse('UNAVAILABLE')),
  shippingRates: serve(orders.shippingRates, () => refuse('UNAVAILABLE')),
  saveShippingRates: serve(orders.saveShippingRates, () => refuse('UNAVAILABLE')),
}
