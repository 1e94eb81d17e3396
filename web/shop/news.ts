import { type News, renew } from '../base/live/news.ts'

/** What the shop does with facts. */
export const shopNews = {
  'cart.changed': renew('shop', 'cart'),
  // The catalogue, its management and the prices of the cart.
  'shop.changed': renew('shop'),
  // The partner and the code of the image generator are settings of the site.
  'settings.changed': renew('shop', 'images'),
  'productImages.changed': renew('shop', 'images'),
} satisfies News
