import { deliver } from './deliver.ts'
import { desk } from './list.ts'
import { deskOrder, packingSlips } from './read.ts'
import { refund } from './refund.ts'
import { retryRefunds } from './retryRefunds.ts'
import { ship } from './ship.ts'
import { saveShippingRates, shippingRates } from './shippingRates.ts'
import { correctStock, stockMoves } from './stock.ts'
import { takeBack } from './takeBack.ts'

/** What admins do with orders. */
export const deskOperations = {
  desk,
  deskOrder,
  packingSlips,
  ship,
  deliver,
  takeBack,
  refund,
  retryRefunds,
  stockMoves,
  correctStock,
  shippingRates,
  saveShippingRates,
}
