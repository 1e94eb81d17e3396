import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { authUsers } from '../../../account/tables.ts'
import type { Reader } from '../../../base/database/open.ts'
import { invoices } from '../../../payments/tables.ts'
import { profiles } from '../../../profile/tables.ts'
import { products, shopOrderLines, shopOrders, shopRefunds } from '../../tables.ts'

const buyerFields = {
  id: profiles.id,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  username: profiles.username,
}

/** Orders with who bought, in one query; the caller says which, in which order. */
export const selectOrders = (reader: Reader) =>
  reader
    .select({ order: shopOrders, buyer: buyerFields, email: authUsers.email })
    .from(shopOrders)
    .leftJoin(profiles, eq(profiles.id, shopOrders.userId))
    .leftJoin(authUsers, eq(authUsers.id, shopOrders.userId))
    .$dynamic()

export type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number]
export type LineRow = Awaited<ReturnType<typeof linesOf>>[number]
export type RefundRow = typeof shopRefunds.$inferSelect
export type InvoiceRow = { paymentId: string; number: string; kind: string }

/** An order with all that hangs on it. */
export type Gathered = OrderRow & { lines: LineRow[]; refunds: RefundRow[]; invoices: InvoiceRow[] }

/** The lines, refunds and invoices of some orders, each in one query, however many orders there are. */
export async function gather(reader: Reader, orders: readonly OrderRow[]): Promise<Gathered[]> {
  if (orders.length === 0) return []
  const ids = orders.map(({ order }) => order.id)
  const paymentIds = orders.flatMap(({ order }) => order.paymentId ?? [])
  const lines = Map.groupBy(await linesOf(reader, ids), ({ line }) => line.orderId)
  const refunds = Map.groupBy(await refundsOf(reader, ids), ({ orderId }) => orderId)
  const bills = Map.groupBy(await invoicesOf(reader, paymentIds), ({ paymentId }) => paymentId)
  return orders.map((row) => ({
    ...row,
    lines: lines.get(row.order.id) ?? [],
    refunds: refunds.get(row.order.id) ?? [],
    invoices: bills.get(row.order.paymentId ?? '') ?? [],
  }))
}

/** The lines of orders in their order, each with whether there is a file behind it: that of the product as it is now, else that of then. */
const linesOf = (reader: Reader, orderIds: readonly string[]) =>
  reader
    .select({ line: shopOrderLines, hasFile: hasFile() })
    .from(shopOrderLines)
    .leftJoin(products, eq(products.id, shopOrderLines.productId))
    .where(inArray(shopOrderLines.orderId, [...orderIds]))
    .orderBy(asc(shopOrderLines.orderId), asc(shopOrderLines.position))

const hasFile = (): SQL<boolean> =>
  sql<boolean>`coalesce(${products.downloadKey}, ${products.downloadUrl}, ${shopOrderLines.downloadKey}, ${shopOrderLines.downloadUrl}) is not null`

const refundsOf = (reader: Reader, orderIds: readonly string[]): Promise<RefundRow[]> =>
  reader
    .select()
    .from(shopRefunds)
    .where(inArray(shopRefunds.orderId, [...orderIds]))
    .orderBy(asc(shopRefunds.createdAt), asc(shopRefunds.id))

async function invoicesOf(reader: Reader, paymentIds: readonly string[]): Promise<InvoiceRow[]> {
  if (paymentIds.length === 0) return []
  return reader
    .select({ paymentId: invoices.paymentId, number: invoices.number, kind: invoices.kind })
    .from(invoices)
    .where(inArray(invoices.paymentId, [...paymentIds]))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number))
}
