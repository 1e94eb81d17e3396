import type { Mutant } from '../mutant.ts'

const noticedBy = ['web/shop/orders/orders.test.tsx'] as const

/** The buyer's screens: what leads to an order, and the figures that are agreed to. */
export const orderScreens: readonly Mutant[] = [
  {
    name: 'the cart leads to the review step while the shop takes no money',
    file: 'web/shop/CartCheckout.tsx',
    replace: ['{isOn ? (', '{!isOn ? ('],
    noticedBy,
    ids: ['SHOP-ORDER-04', 'SH-CART-06'],
  },
  {
    name: 'the order names the shipping of another country than was shown',
    file: 'web/shop/orders/checkout/review.ts',
    replace: [
      'shippingCents: totalsIn(review, country).shippingCents',
      "shippingCents: totalsIn(review, 'NL').shippingCents",
    ],
    noticedBy,
    ids: ['SHOP-ORDER-12'],
  },
  {
    name: 'a download is offered before it is paid',
    file: 'web/shop/orders/own/OpenOrder.tsx',
    replace: ['{line.hasDownload && isBought(order) && <', '{line.hasDownload && <'],
    noticedBy,
    ids: ['SHOP-ORDER-25'],
  },
]
