import type { ProductCard } from './catalogue.ts'

/** The actions of a product card; the word of each stands in `catalogueWords.actions`. */
export type ProductAction =
  | 'signIn'
  | 'cart'
  | 'soldOut'
  | 'order'
  | 'download'
  | 'afterOrder'
  | 'notForSaleYet'
  | 'deal'

/**
 * The actions that a product offers to the person whose card it is, in the order in which they stand. A product of a
 * partner is never put in the cart; a price that is still to come takes the cart away and not the download. A missing
 * download has its button, which says that it is missing. 'Bestellen' stands before a download that can be ordered alone
 * (SHOP-BUY-01, SHOP-BUY-03, SHOP-BUY-05, SHOP-BUY-07,
 * SHOP-BUY-09, SHOP-BUY-11, SHOP-BUY-12, SHOP-PRICE-12, SHOP-PRICE-13, SHOP-ORDER-05, SHOP-ORDER-59).
 */
export function actionsOf({ offer, hasDeal }: Pick<ProductCard, 'offer' | 'hasDeal'>): ProductAction[] {
  const actions: ProductAction[] = []
  if (hasDeal) actions.push('deal')
  if (!offer) return [...actions, 'signIn']
  if (offer.isSold) actions.push(offer.isSoldOut ? 'soldOut' : 'cart')
  if (offer.canOrder) actions.push('order')
  if (offer.download === 'notBought') actions.push(isBuyable(actions) ? 'afterOrder' : 'notForSaleYet')
  else if (offer.download !== null) actions.push('download')
  return actions
}

/** Beside a button that buys it nothing says that it is not for sale yet (SHOP-ORDER-59). */
const isBuyable = (actions: readonly ProductAction[]): boolean => actions.includes('order') || actions.includes('cart')
