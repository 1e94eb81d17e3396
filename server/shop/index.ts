import { type Decisions, only } from '../base/facts/decisions.ts'
import { cart } from './cart.ts'
import { catalogue, product } from './catalogue/catalogue.ts'
import { download } from './catalogue/download.ts'
import { add, remove, setQuantity } from './change.ts'
import { effectivePrice } from './effectivePrice.ts'
import { images, startImages, stopImages } from './generate/images.ts'
import { generateImage } from './generate/picture.ts'
import { generateProduct } from './generate/product.ts'
import { managed, managedPartners } from './manage/managed.ts'
import { removeProduct } from './manage/remove.ts'
import { saveProduct } from './manage/save.ts'
import { setFeatured, setStatus } from './manage/toggles.ts'
import { orderDecisions } from './orders/facts.ts'

export { serveAffiliateClick } from './affiliateClick.ts'
export { serveDownloads } from './download/address.ts'
export { furnishShop } from './furnish.ts'
export { draftLines, draftTotals } from './orders/buying/draft.ts'
export { serveOrdersFile } from './orders/desk/exportFile.ts'
export { ordersIncome } from './orders/income.ts'
export { orderOperations } from './orders/index.ts'
export { billOf, nameOnBill } from './orders/money/bill.ts'
export { lockProducts } from './orders/money/products.ts'
export { takeStock } from './orders/money/stock.ts'
export { orderPersonal } from './orders/personal.ts'
export { orderMoneyWaiting, ordersToSend } from './orders/waiting.ts'
export { partners, savePartner } from './partners/partners.ts'
export { shopPersonal } from './personal.ts'
export { shopPages } from './publicPages.ts'
export { productBranch } from './search.ts'
export { serveShopStandIn } from './serveStandIn.ts'

/** The operations of this room. */
export const shopOperations = {
  catalogue,
  product,
  download,
  managed,
  managedPartners,
  saveProduct,
  setStatus,
  setFeatured,
  removeProduct,
  generateProduct,
  generateImage,
  images,
  startImages,
  stopImages,
  cart,
  add,
  setQuantity,
  remove,
  effectivePrice,
}

/** A cart is heard of by its owner alone, the shop by everybody (SH-EDGE-24, SH-EDGE-35). */
export const shopDecisions = {
  'cart.changed': { audience: only },
  ...orderDecisions,
  'shop.changed': { audience: 'everyone' },
  'partners.changed': { audience: { capability: 'manageShop' } },
  'productImages.changed': { audience: { capability: 'manageShop' } },
} satisfies Decisions
