import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { refuse } from '../../../base/refuse.ts'
import { serve } from '../../../base/serve.ts'
import { deliver } from './deliver.ts'
import { desk } from './list.ts'
import { deskOrder, packingSlips } from './read.ts'
import { ship } from './ship.ts'
import { saveShippingRates, shippingRates } from './shippingRates.ts'
import { correctStock, stockMoves } from './stock.ts'

// Not built yet on this branch.
export const deskOperations = {
  desk,
  deskOrder,
  packingSlips,
  ship,
  deliver,
  takeBack: serve(orders.takeBack, () => refuse('UNAVAILABLE')),
  refund: serve(orders.refund, () => refuse('UNAVAILABLE')),
  retryRefunds: serve(orders.retryRefunds, () => refuse('UNAVAILABLE')),
  stockMoves,
  correctStock,
  shippingRates,
  saveShippingRates,
}
