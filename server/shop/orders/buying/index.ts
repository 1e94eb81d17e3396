import { orders } from '@bewezen/domain/shop/orders/contract.ts'
import { refuse } from '../../../base/refuse.ts'
import { serve } from '../../../base/serve.ts'
import { cancel } from './cancel.ts'
import { pay } from './pay.ts'
import { place } from './place.ts'
import { review } from './review.ts'
import { withdraw } from './withdraw.ts'

// Not built yet on this branch.
export const buyingOperations = {
  review,
  place,
  pay,
  cancel,
  mine: serve(orders.mine, () => refuse('UNAVAILABLE')),
  order: serve(orders.order, () => refuse('UNAVAILABLE')),
  confirmReceipt: serve(orders.confirmReceipt, () => refuse('UNAVAILABLE')),
  withdraw,
  openDownload: serve(orders.openDownload, () => refuse('UNAVAILABLE')),
  forgetAddress: serve(orders.forgetAddress, () => refuse('UNAVAILABLE')),
}
