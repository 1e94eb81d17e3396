import type { Mutant } from '../mutant.ts'

const [desk, reading, stock, personal] = [
  'server/shop/orders/desk/desk.test.ts',
  'server/shop/orders/read/read.test.ts',
  'server/shop/orders/desk/stock.test.ts',
  'server/shop/orders/personal.test.ts',
]

/** The desk of orders: who sees an order, whose step counts, the bookkeeper's file, and what stays when somebody goes. */
export const orderDesk: readonly Mutant[] = [
  {
    name: 'the order of somebody else is read',
    file: 'server/shop/orders/read/ownOrder.ts',
    replace: ['.where(and(eq(shopOrders.id, id), isOf(personId)))', '.where(eq(shopOrders.id, id))'],
    noticedBy: [reading],
    ids: ['SHOP-ORDER-27'],
  },
  {
    name: 'an admin acts on an order that changed meanwhile',
    file: 'server/shop/orders/desk/lockSeen.ts',
    replace: ['order.version === seen.version', 'order.version >= seen.version'],
    noticedBy: [desk],
    ids: ['SHOP-ORDER-35'],
  },
  {
    name: 'an order that is not paid is sent',
    file: 'server/shop/orders/desk/ship.ts',
    replace: ["order.state !== 'paid' || ", ''],
    noticedBy: [desk],
    ids: ['SHOP-ORDER-15'],
  },
  {
    name: 'a stock is corrected twice under one id',
    file: 'server/shop/orders/desk/stock.ts',
    replace: ['if (!known) return false', 'return false'],
    noticedBy: [stock],
    ids: ['SHOP-ORDER-36'],
  },
  {
    name: 'teachers get the file of the bookkeeper',
    file: 'server/shop/orders/desk/exportFile.ts',
    replace: ["needs: 'manageOrders'", "needs: 'manageShop'"],
    noticedBy: [personal],
    ids: ['SHOP-ORDER-32', 'SHOP-ORDER-37'],
  },
  {
    name: 'teachers open the invoice of an order',
    file: 'server/payments/invoiceRoute.ts',
    replace: ["needs: 'manageOrders'", "needs: 'manageShop'"],
    noticedBy: [personal],
    ids: ['SHOP-ORDER-24'],
  },
  {
    name: 'admins open the invoice of a membership',
    file: 'server/payments/invoiceRoute.ts',
    replace: ['const need = needOf[kind]', "const need = needOf[kind] ?? 'manageOrders'"],
    noticedBy: [personal],
    ids: ['SHOP-ORDER-24'],
  },
  {
    name: 'an order keeps the street of who went',
    file: 'server/shop/orders/personal.ts',
    replace: ['street: null,', ''],
    noticedBy: [personal],
    ids: ['SHOP-ORDER-38'],
  },
  {
    name: 'bills are kept for eight years',
    file: 'server/payments/forgetBills.ts',
    replace: ['const billYears = 7', 'const billYears = 8'],
    noticedBy: [personal],
    ids: ['SHOP-ORDER-38'],
  },
]
