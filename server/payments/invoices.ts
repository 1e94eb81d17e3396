import { wallClock } from '@bewezen/domain/base/dates.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import type { Bill } from '@bewezen/domain/payments/bill.ts'
import { invoiceNumber, vatIn, vatRate } from '@bewezen/domain/payments/vat.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { invoiceCounts, invoices, payments } from './tables.ts'

export type Invoice = typeof invoices.$inferSelect
type Payment = typeof payments.$inferSelect

type Issue = {
  payment: Payment
  kind: 'invoice' | 'credit'
  description: string
  now: Date
  /** What stands on the bill of several lines, for the amount that they come to (SHOP-ORDER-24). */
  bill?: Bill
  /** Which of several refunds a note is about. */
  refundId?: string
}

/**
 * Issues the bill of a payment, or the note of its return, with the next number of the year; once each. The number is
 * counted in this transaction: one that is rolled back leaves no gap (SUB-LAW-06).
 */
export async function issueInvoice(tx: Tx, it: Issue): Promise<void> {
  const { payment, kind, description, now, bill, refundId } = it
  const { totalCents, vatCents } = bill ? sumOf(bill) : vatIn(payment.amountCents)
  if (totalCents === 0 || (await isIssued(tx, it))) return
  const { year } = wallClock(now)
  const [counted] = await tx
    .insert(invoiceCounts)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounts.year, set: { last: sql`${invoiceCounts.last} + 1` } })
    .returning()
  const sign = kind === 'credit' ? -1 : 1
  const id = newId()
  await tx.insert(invoices).values({
    id,
    kind,
    description,
    bill,
    refundId,
    // A bill has its rates by the line.
    vatRate: bill ? null : vatRate,
    issuedAt: now,
    paymentId: payment.id,
    number: invoiceNumber(year, counted?.last ?? 1),
    totalCents: sign * totalCents,
    vatCents: sign * vatCents,
  })
  if (payment.userId) await record(tx, { kind: 'invoice.issued', personId: payment.userId, invoiceId: id })
}

function sumOf({ vat }: Bill): { totalCents: number; vatCents: number } {
  const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)
  return {
    totalCents: sum(vat.map(({ grossCents }) => grossCents)),
    vatCents: sum(vat.map(({ vatCents }) => vatCents)),
  }
}

async function isIssued(tx: Tx, { payment, kind, refundId }: Issue): Promise<boolean> {
  const known = and(
    eq(invoices.paymentId, payment.id),
    eq(invoices.kind, kind),
    refundId ? eq(invoices.refundId, refundId) : isNull(invoices.refundId),
  )
  return (await tx.select({ id: invoices.id }).from(invoices).where(known)).length > 0
}

/** All bills and notes of one person, the newest first. */
export async function invoicesOf(reader: Reader, personId: string): Promise<Invoice[]> {
  const rows = await reader
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .where(eq(payments.userId, personId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
  return rows.map(({ invoice }) => invoice)
}
