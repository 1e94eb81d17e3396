import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { refuse } from '../../../base/refuse.ts'
import { serve } from '../../../base/serve.ts'
import { confirmReceipt } from './confirmReceipt.ts'
import { forgetAddress } from './forgetAddress.ts'
import { mine, order } from './mine.ts'
import { openDownload } from './openDownload.ts'

// Not built yet on this branch.
export const buyingOperations = {
  review: serve(orders.review, () => refuse('UNAVAILABLE')),
  place: serve(orders.place, () => refuse('UNAVAILABLE')),
  pay: serve(orders.pay, () => refuse('UNAVAILABLE')),
  cancel: serve(orders.cancel, () => refuse('UNAVAILABLE')),
  mine,
  order,
  confirmReceipt,
  withdraw: serve(orders.withdraw, () => refuse('UNAVAILABLE')),
  openDownload,
  forgetAddress,
}
