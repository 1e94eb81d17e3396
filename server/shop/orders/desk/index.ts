import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { refuse } from '../../../base/refuse.ts'
import { serve } from '../../../base/serve.ts'
import { refund } from './refund.ts'
import { retryRefunds } from './retryRefunds.ts'
import { takeBack } from './takeBack.ts'

// Not built yet on this branch.
export const deskOperations = {
  desk: serve(orders.desk, () => refuse('UNAVAILABLE')),
  deskOrder: serve(orders.deskOrder, () => refuse('UNAVAILABLE')),
  packingSlips: serve(orders.packingSlips, () => refuse('UNAVAILABLE')),
  ship: serve(orders.ship, () => refuse('UNAVAILABLE')),
  deliver: serve(orders.deliver, () => refuse('UNAVAILABLE')),
  takeBack,
  refund,
  retryRefunds,
  stockMoves: serve(orders.stockMoves, () => refuse('UNAVAILABLE')),
  correctStock: serve(orders.correctStock, () => refuse('UNAVAILABLE')),
  shippingRates: serve(orders.shippingRates, () => refuse('UNAVAILABLE')),
  saveShippingRates: serve(orders.saveShippingRates, () => refuse('UNAVAILABLE')),
}
