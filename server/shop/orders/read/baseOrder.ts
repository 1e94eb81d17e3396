import { emptyAddress } from '@bewezen/domain/shop/orders/address.ts'
import { totalsOf } from '@bewezen/domain/shop/orders/totals.ts'
import type { Withdrawable } from '@bewezen/domain/shop/orders/withdrawing.ts'
import { asc, eq } from 'drizzle-orm'
import type { Reader } from '../../../base/database/open.ts'
import { invoices, payments } from '../../../payments/tables.ts'
import { shopRefunds } from '../../tables.ts'
import { linesOf, type OrderRow } from '../money/orderRows.ts'

const at = (moment: Date | null) => moment?.toISOString() ?? null

/** An order as its buyer and admins both see it. */
export async function baseOf(reader: Reader, row: OrderRow) {
  const rows = await linesOf(reader, [row.id])
  const refunds = await reader
    .select()
    .from(shopRefunds)
    .where(eq(shopRefunds.orderId, row.id))
    .orderBy(asc(shopRefunds.createdAt))
  const bills = await reader
    .select({ number: invoices.number, kind: invoices.kind })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .where(eq(payments.id, row.paymentId ?? row.id))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number))
  const moments = {
    paidAt: at(row.paidAt),
    shippedAt: at(row.shippedAt),
    receivedAt: at(row.receivedAt),
    withdrawnAt: at(row.withdrawnAt),
  }
  const lines = rows.map(({ waivedAt, downloadUrl, downloadKey, ...line }) => ({
    ...line,
    hasDownload: downloadUrl !== null || downloadKey !== null,
    waivedAt: at(waivedAt),
  }))
  const { street, houseNumber, addition, postcode, city, country, name } = row
  const typed = { name, street, houseNumber, addition, postcode, city, country }
  const address = {
    ...emptyAddress(),
    ...Object.fromEntries(Object.entries(typed).filter(([, part]) => part !== null)),
  }
  const { id, state, carrier, track, shippingCents, refundedCents, totalCents } = row
  const withdrawable: Withdrawable = { state, ...moments, shippingCents, refundedCents, totalCents, lines }
  return {
    withdrawable,
    refunds,
    order: {
      id,
      state,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      ...moments,
      carrier,
      track,
      trackUrl: null,
      lines,
      totals: totalsOf(rows, shippingCents),
      address: name === null ? null : address,
      refunds: refunds.map((one) => ({
        id: one.id,
        amountCents: one.amountCents,
        state: one.state,
        at: (one.refundedAt ?? one.createdAt).toISOString(),
      })),
      invoices: bills.map(({ number, kind }) => ({
        number,
        kind: kind === 'credit' ? ('credit' as const) : ('invoice' as const),
      })),
    },
  }
}
