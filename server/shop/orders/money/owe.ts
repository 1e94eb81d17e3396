import { newId } from '@bewezen/domain/base/ids.ts'
import type { BackReason } from '@bewezen/domain/shop/orders/orderMoney.ts'
import { splitCents, totalsOf, type VatPart, type VatRate, vatOfRefund } from '@bewezen/domain/shop/orders/totals.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../base/database/open.ts'
import type { House } from '../../../base/house.ts'
import { namedId } from '../../../base/namedId.ts'
import { refuse } from '../../../base/refuse.ts'
import { shopOrderLines, shopOrders, shopRefunds } from '../../tables.ts'
import { type LineRow, linesOf, type OrderRow } from './orderRows.ts'
import type { Payment } from './payOrder.ts'

export type RefundJob = { refundId: string }
export type RefundRow = typeof shopRefunds.$inferSelect

/** Writes down that money which bought nothing goes back whole, once; the provider hears of it after the commit (SHOP-ORDER-21). */
export async function oweWhole(
  house: House,
  tx: Tx,
  { order, payment, why, now }: { order: OrderRow; payment: Payment; why: BackReason; now: Date },
): Promise<void> {
  if (payment.amountCents === 0) return
  const refund = { id: newId(), orderId: order.id, paymentId: payment.id, amountCents: payment.amountCents, why }
  await tx.insert(shopRefunds).values({ ...refund, state: 'pending', createdAt: now })
  await enqueue(house, tx, refund.id)
}

export type Owed = {
  /** The same again is the same. */
  id: string
  why: 'withdrawn' | 'admin' | 'outside'
  reason?: string
  /** Pieces of lines that go back. */
  lines: readonly { id: string; quantity: number }[]
  shippingCents: number
  /** All of it, lines and shipping included. */
  amountCents: number
  createdBy?: string
  now: Date
}

/**
 * Writes down that part of the money which paid an order goes back, with the BTW in it; the provider hears of it after the
 * commit. The order is held, and its constraint says that never more goes back than came in; refuses MORE_THAN_PAID
 * (SHOP-ORDER-31). What went back outside is told with `isBack`.
 */
export async function oweRefund(
  house: House,
  tx: Tx,
  order: OrderRow,
  owed: Owed,
  { isBack = false }: { isBack?: boolean } = {},
): Promise<void> {
  const { paymentId, refundedCents, totalCents } = order
  const tooMuch = () => refuse('MORE_THAN_PAID', { most: totalCents - refundedCents })
  if (!paymentId || owed.amountCents <= 0) return tooMuch()
  const lines = await linesOf(tx, [order.id])
  const vat = await vatIn(tx, order, lines, owed)
  const raised = await tx
    .update(shopOrders)
    .set({ refundedCents: sql`${shopOrders.refundedCents} + ${owed.amountCents}` })
    .where(and(eq(shopOrders.id, order.id), sql`${shopOrders.refundedCents} + ${owed.amountCents} <= ${totalCents}`))
    .returning({ id: shopOrders.id })
  if (raised.length === 0) return tooMuch()
  if (!(await noteLines(tx, owed.lines))) return tooMuch()
  const { id, why, reason, shippingCents, amountCents, createdBy, now } = owed
  const money = { shippingCents, amountCents, lines: [...owed.lines], vat }
  const state = isBack ? { state: 'refunded' as const, refundedAt: now } : { state: 'pending' as const }
  const refund = { id, orderId: order.id, paymentId, why, reason, createdBy, createdAt: now, ...money, ...state }
  await tx.insert(shopRefunds).values(refund)
  if (!isBack) await enqueue(house, tx, id)
}

const enqueue = (house: House, tx: Tx, refundId: string) => {
  const job: RefundJob = { refundId }
  return house.jobs.enqueue(tx, 'shop.refund', job, { id: namedId(`shop.refund ${refundId}`) })
}

/** Counts pieces as paid back; false when there are not so many left of a line. */
async function noteLines(tx: Tx, back: Owed['lines']): Promise<boolean> {
  if (back.length === 0) return true
  const column = (of: (one: Owed['lines'][number]) => string | number) => sql.param(back.map(of))
  const { rowCount } = await tx.execute(sql`update ${shopOrderLines} l
    set refunded_quantity = l.refunded_quantity + b.quantity
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ quantity }) => quantity)}::int[]) b (id, quantity)
    where l.id = b.id and l.refunded_quantity + b.quantity <= l.quantity`)
  return rowCount === back.length
}

/**
 * The BTW in what goes back: pieces have the rate of their line; shipping and an amount beside them are split over what
 * remains of each rate (SHOP-ORDER-10, SHOP-ORDER-24).
 */
async function vatIn(reader: Reader, order: OrderRow, lines: readonly LineRow[], owed: Owed): Promise<VatPart[]> {
  const before = await refundedBefore(reader, order.id)
  const rates = totalsOf(lines, order.shippingCents).vat.map(({ rate, grossCents }) => ({
    rate,
    left: grossCents - sum(before.filter((part) => part.rate === rate).map((part) => part.grossCents)),
  }))
  const pieces = rates.map(({ rate, left }) => Math.min(left, goodsAt(rate, lines, owed)))
  // An amount that went back earlier may have left less than the pieces cost.
  const goods = sum(pieces) > owed.amountCents ? splitCents(owed.amountCents, pieces) : pieces
  const beside = splitCents(
    owed.amountCents - sum(goods),
    rates.map(({ left }, at) => left - (goods[at] ?? 0)),
  )
  return vatOfRefund(
    before,
    rates.map(({ rate }, at) => ({ rate, cents: (goods[at] ?? 0) + (beside[at] ?? 0) })),
  )
}

function goodsAt(rate: VatRate, lines: readonly LineRow[], { lines: back }: Owed): number {
  const priceOf = new Map(lines.filter((line) => line.vatRate === rate).map((line) => [line.id, line.priceCents]))
  return sum(back.map(({ id, quantity }) => (priceOf.get(id) ?? 0) * quantity))
}

/** The BTW of what went back, or is on its way, of the money that paid the order. */
async function refundedBefore(reader: Reader, orderId: string): Promise<VatPart[]> {
  const isPart = inArray(shopRefunds.why, ['withdrawn', 'admin', 'outside'])
  const rows = await reader
    .select({ vat: shopRefunds.vat })
    .from(shopRefunds)
    .where(and(eq(shopRefunds.orderId, orderId), isPart))
  return rows.flatMap(({ vat }) => vat)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
