import type { OrderAddress } from '@bewezen/domain/shop/orders/address.ts'
import type { BaseOrder } from '@bewezen/domain/shop/orders/order.ts'
import { totalsOf } from '@bewezen/domain/shop/orders/totals.ts'
import { trackUrl } from '@bewezen/domain/shop/orders/track.ts'
import type { z } from 'zod'
import type { Gathered, InvoiceRow, LineRow, OrderRow, RefundRow } from './gather.ts'

type Base = z.infer<typeof BaseOrder>

/**
 * An order as its buyer and admins both see it. Its totals are reckoned from its lines, by the function that reckoned what
 * was asked of the buyer (SHOP-ORDER-11, SHOP-ORDER-26).
 */
export function toBaseOrder({ order, lines, refunds, invoices }: Omit<Gathered, 'buyer' | 'email'>): Base {
  const { id, state, carrier, track } = order
  const address = addressOf(order)
  return {
    id,
    state,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    paidAt: instant(order.paidAt),
    shippedAt: instant(order.shippedAt),
    receivedAt: instant(order.receivedAt),
    withdrawnAt: instant(order.withdrawnAt),
    carrier,
    track,
    trackUrl: trackUrl({ carrier, track, address }),
    lines: lines.map(toLine),
    totals: totalsOf(
      lines.map(({ line }) => line),
      order.shippingCents,
    ),
    address,
    refunds: refunds.map(toRefund),
    invoices: invoices.map(toInvoice),
  }
}

/** Where an order goes; null once that was erased (SHOP-ORDER-38). */
export function addressOf({
  name,
  street,
  houseNumber,
  addition,
  postcode,
  city,
  country,
}: OrderRow['order']): OrderAddress | null {
  if (name === null || country === null) return null
  return {
    name,
    street: street ?? '',
    houseNumber: houseNumber ?? '',
    addition: addition ?? '',
    postcode: postcode ?? '',
    city: city ?? '',
    country,
  }
}

export const instant = (moment: Date | null): string | null => moment?.toISOString() ?? null

function toLine({ line, hasFile }: LineRow): Base['lines'][number] {
  const { orderId: _order, position: _position, downloadUrl: _url, downloadKey: _key, ...rest } = line
  const { takenStock: _stock, takenPreorders: _preorders, waivedAt, ...shown } = rest
  return { ...shown, hasDownload: line.isDigital && hasFile, waivedAt: instant(waivedAt) }
}

/** A refund with the moment at which it was made, or began while it is on its way. */
export const toRefund = ({ id, amountCents, state, createdAt, refundedAt }: RefundRow): Base['refunds'][number] => ({
  id,
  amountCents,
  state,
  at: (refundedAt ?? createdAt).toISOString(),
})

const toInvoice = ({ number, kind }: InvoiceRow): Base['invoices'][number] => ({
  number,
  kind: kind === 'credit' ? 'credit' : 'invoice',
})
