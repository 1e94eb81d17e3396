import type { Mutant } from '../mutant.ts'

/** The gate on screen: what is drawn before, behind and instead of it. */
export const accessScreens: readonly Mutant[] = [
  {
    name: 'a closed gate shows what is behind it',
    file: 'web/access/MemberGate.tsx',
    replace: ["useState(gate === 'granted')", 'useState(true)'],
    noticedBy: ['web/access/MemberGate.test.tsx'],
  },
  {
    name: 'unknown own access counts as a closed gate without a way on',
    file: 'web/access/MemberGate.tsx',
    replace: ['if (isError) return <Unknown onRetry={() => void refetch()} />', ''],
    noticedBy: ['web/access/MemberGate.test.tsx'],
  },
  {
    name: 'an order that another admin sent goes away under what was typed at it',
    file: 'web/admin/orders/view.ts',
    replace: ['[opened, ...rows]', 'rows'],
    noticedBy: ['web/admin/orders/desk.test.ts'],
    ids: ['SHOP-ORDER-35'],
  },
  {
    name: 'more can be chosen to go back than came in',
    file: 'web/admin/orders/refundChoice.ts',
    replace: ['cents > order.refundableCents', 'cents > order.refundableCents * 2'],
    noticedBy: ['web/admin/orders/desk.test.ts'],
    ids: ['SHOP-ORDER-31'],
  },
  {
    name: 'pieces that went back are chosen once more',
    file: 'web/admin/orders/refundChoice.ts',
    replace: ['Math.min(pieces[line.id] ?? 0, piecesLeft(line))', 'pieces[line.id] ?? 0'],
    noticedBy: ['web/admin/orders/desk.test.ts'],
    ids: ['SHOP-ORDER-31'],
  },
  {
    name: 'a packing slip lists what was paid back',
    file: 'web/admin/orders/useSlips.ts',
    replace: ['quantity: quantity - refundedQuantity', 'quantity: quantity + refundedQuantity * 0'],
    noticedBy: ['web/admin/orders/desk.test.ts'],
    ids: ['SHOP-ORDER-34'],
  },
  {
    name: 'a parcel that is with the buyer is marked once more',
    file: 'web/admin/orders/OrderPanel.tsx',
    replace: ["state === 'shipped' && !order.receivedAt", "state === 'shipped'"],
    noticedBy: ['web/admin/orders/panel.test.tsx'],
    ids: ['SHOP-ORDER-28'],
  },
  {
    name: 'an admin does not hear that a bank asks for the money of an order',
    file: 'web/admin/orders/OrderPanel.tsx',
    replace: ["...(isDisputed ? [{ key: 'disputed', says: words.looks.disputed }] : []), ", ''],
    noticedBy: ['web/admin/orders/panel.test.tsx'],
    ids: ['SHOP-ORDER-21'],
  },
  {
    name: 'what an admin sees as another is kept for reading offline',
    file: 'web/base/offline/worker.ts',
    replace: ['if (fresh.headers.has(viewingHeader)) return fresh', ''],
    noticedBy: ['web/base/offline/worker.test.ts'],
    ids: ['ADM-MORE-52'],
  },
]
