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
  {
    name: 'a reload loses the typed address',
    file: 'web/shop/orders/checkout/Checkout.tsx',
    replace: ['typedAddress.read(personId)?.typed ?? {}', '({})'],
    noticedBy: ['web/shop/orders/checkout/checkout.test.tsx'],
    ids: ['SHOP-ORDER-41'],
  },
  {
    name: 'an address that is being typed is passed over',
    file: 'web/shop/orders/checkout/Checkout.tsx',
    replace: [' && Object.keys(begun).length === 0 ?', ' ?'],
    noticedBy: ['web/shop/orders/checkout/checkout.test.tsx'],
    ids: ['SHOP-ORDER-41'],
  },
  {
    name: 'the check comes before the details are complete',
    file: 'web/shop/orders/checkout/useStep.ts',
    replace: ["step: isTooEarly ? 'address' : wanted,", 'step: wanted,'],
    noticedBy: ['web/shop/orders/checkout/checkout.test.tsx'],
    ids: ['SHOP-ORDER-41'],
  },
  {
    name: 'Back from the check leads out of the checkout',
    file: 'web/shop/orders/checkout/useStep.ts',
    replace: ['const wanted = stepOf(named) ?? first', 'const wanted = first'],
    noticedBy: ['web/shop/orders/checkout/checkout.test.tsx'],
    ids: ['SHOP-ORDER-41'],
  },
  {
    name: 'the tab keeps the address of an order that was made',
    file: 'web/shop/orders/checkout/useOrdering.ts',
    under: 'onSuccess: ({ id, url }) => {',
    replace: ['typedAddress.drop()', 'void typedAddress'],
    noticedBy: ['web/shop/orders/checkout/checkout.test.tsx'],
    ids: ['SHOP-ORDER-41'],
  },
  {
    name: 'what changed is asked about before its figures are there',
    file: 'web/shop/orders/checkout/askAbout.ts',
    replace: ['const renewed = await renew()', 'const renewed = (void renew(), undefined as Review | undefined)'],
    noticedBy: ['web/shop/orders/checkout/checkout.test.tsx'],
    ids: ['SHOP-ORDER-12'],
  },
  {
    name: 'what somebody else typed in this tab is read',
    file: 'web/base/session/keptInTab.ts',
    replace: ['return kept?.personId === personId ? kept : null', 'return kept'],
    noticedBy: ['web/base/session/keptInTab.test.ts'],
    ids: ['SHOP-ORDER-41'],
  },
  {
    name: 'what somebody typed is kept on the device',
    file: 'web/base/session/keptInTab.ts',
    replace: ['tried(() => sessionStorage.setItem(', 'tried(() => localStorage.setItem('],
    noticedBy: ['web/base/session/keptInTab.test.ts'],
    ids: ['SHOP-ORDER-41'],
  },
  {
    name: 'what somebody else typed stays in this tab',
    file: 'web/base/session/keptInTab.ts',
    replace: ['if (kept && kept.personId !== personId) tab.drop()', ''],
    noticedBy: ['web/base/session/keptInTab.test.ts'],
    ids: ['SHOP-ORDER-41'],
  },
  {
    name: 'the menu of a narrow bar says nothing of the cart',
    file: 'web/shell/MemberBar.tsx',
    under: 'label={words.openMenu(cartPieces)}',
    replace: ['badge={<Count of={cartPieces} look="primary" corner />}', 'badge={null}'],
    noticedBy: ['web/shell/shell.test.tsx'],
    ids: ['SH-CART-02'],
  },
  {
    name: 'who uses a screen reader does not hear of the cart at the menu',
    file: 'web/shell/MemberBar.tsx',
    replace: ['words.openMenu(cartPieces)', 'words.openMenu(0)'],
    noticedBy: ['web/shell/shell.test.tsx'],
    ids: ['SH-CART-02'],
  },
  {
    name: 'an order whose goods were paid back has a packing slip',
    file: 'web/admin/orders/OrderPanel.tsx',
    replace: ['{isSent && order.address', '{order.address'],
    noticedBy: ['web/admin/orders/panel.test.tsx'],
    ids: ['SHOP-ORDER-44'],
  },
  {
    name: 'a desk without any order asks to change a word that nobody typed',
    file: 'web/admin/orders/view.ts',
    replace: ["all === 0 ? 'never' : text.trim()", 'text.trim()'],
    noticedBy: ['web/admin/orders/desk.test.ts'],
    ids: ['ADM-MORE-58'],
  },
]
