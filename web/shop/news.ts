import { type News, nothing, renew } from '../base/live/news.ts'

/** What the shop does with facts. */
export const shopNews = {
  'cart.changed': renew('shop', 'cart'),
  // The catalogue, its management and the prices of the cart.
  'shop.changed': renew('shop'),
  // What the own orders hold, and the list of those who manage them.
  'order.changed': renew('orders'),
  'orders.changed': renew('orders'),
  // Mails, each of which goes with a change.
  'order.paid': nothing,
  'order.shipped': nothing,
  'order.withdrawn': nothing,
  'order.refunded': nothing,
  'order.differed': nothing,
  // The partner and the code of the image generator are settings of the site, and so is what shipping costs.
  'settings.changed': () => {
    renew('shop', 'images')()
    renew('orders', 'shippingRates')()
  },
  'productImages.changed': renew('shop', 'images'),
} satisfies News
