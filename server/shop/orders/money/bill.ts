import type { Bill, BillLine } from '@bewezen/domain/payments/bill.ts'
import { orderNumber } from '@bewezen/domain/payments/order.ts'
import { addressLines } from '@bewezen/domain/shop/orders/addressWords.ts'
import { nameOfOrder } from '@bewezen/domain/shop/orders/moneyWords.ts'
import { lineTotal, totalsOf, type VatPart } from '@bewezen/domain/shop/orders/totals.ts'
import type { LineRow, OrderRow } from './orderRows.ts'

/** The bill of an order as it was made (SHOP-ORDER-24). */
export function billOf(order: OrderRow, lines: readonly LineRow[]): Bill {
  return {
    ...headOf(order),
    lines: lines.map((line) => billLine(line, line.quantity)),
    shippingCents: order.shippingCents,
    vat: totalsOf(lines, order.shippingCents).vat.map(onBill),
  }
}

type Back = { lines: readonly { id: string; quantity: number }[]; shippingCents: number; vat: readonly VatPart[] }

/** The bill of what goes back of an order. */
export function creditBillOf(order: OrderRow, lines: readonly LineRow[], back: Back): Bill {
  const returned = back.lines.flatMap(({ id, quantity }) => {
    const line = lines.find((one) => one.id === id)
    return line ? [billLine(line, quantity)] : []
  })
  return { ...headOf(order), lines: returned, shippingCents: back.shippingCents, vat: back.vat.map(onBill) }
}

/** What a bill calls what was bought. */
export const nameOnBill = ({ id }: Pick<OrderRow, 'id'>): string => nameOfOrder(id)

function headOf(order: OrderRow): Pick<Bill, 'buyer' | 'order'> {
  const { name, street, houseNumber, addition, postcode, city, country } = order
  const parts = [name, street, houseNumber, addition, postcode, city].map((part) => part ?? '')
  const [n = '', s = '', h = '', a = '', p = '', c = ''] = parts
  const written = { name: n, street: s, houseNumber: h, addition: a, postcode: p, city: c, country: country ?? 'NL' }
  return { buyer: addressLines(written), order: orderNumber(order.id) }
}

const billLine = ({ name, priceCents: pieceCents, vatRate: vatPercent }: LineRow, quantity: number): BillLine => ({
  name,
  quantity,
  pieceCents,
  totalCents: lineTotal({ priceCents: pieceCents, quantity }),
  vatPercent,
})

const onBill = ({ rate: percent, grossCents, vatCents }: VatPart): Bill['vat'][number] => ({
  percent,
  grossCents,
  vatCents,
})
