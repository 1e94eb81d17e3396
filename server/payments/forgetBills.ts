import { and, isNotNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { invoices } from './tables.ts'

/** How long the law asks for the bill of an order, with its buyer. */
const billYears = 7

/** Lets go of what bills hold of buyers once the law does not ask for it any more; number and amounts stay (SHOP-ORDER-38). */
export async function forgetOldBills(tx: Tx): Promise<void> {
  const longAgo = sql`app_now() - make_interval(years => ${billYears})`
  await tx
    .update(invoices)
    .set({ bill: null })
    .where(and(isNotNull(invoices.bill), lt(invoices.issuedAt, longAgo)))
}
