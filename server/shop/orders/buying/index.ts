import { cancel } from './cancel.ts'
import { confirmReceipt } from './confirmReceipt.ts'
import { forgetAddress } from './forgetAddress.ts'
import { mine, order } from './mine.ts'
import { openDownload } from './openDownload.ts'
import { pay } from './pay.ts'
import { place } from './place.ts'
import { review } from './review.ts'
import { withdraw } from './withdraw.ts'

/** What a buyer does with orders. */
export const buyingOperations = {
  review,
  place,
  pay,
  cancel,
  mine,
  order,
  confirmReceipt,
  withdraw,
  openDownload,
  forgetAddress,
}
