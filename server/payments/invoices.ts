import { wallClock } from '@bewezen/domain/base/dates.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { invoiceNumber, vatIn, vatRate } from '@bewezen/domain/payments/vat.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { invoiceCounts, invoices, payments } from './tables.ts'

export type Invoice = typeof invoices.$inferSelect
type Payment = typeof payments.$inferSelect

type Issue = { payment: Payment; kind: 'invoice' | 'credit'; description: string; now: Date }

/**
 * Issues the bill of a payment, or the note of its return, with the next number of the year; once each. The number is
 * counted in this transaction: one that is rolled back leaves no gap (SUB-LAW-06).
 */
export async function issueInvoice(tx: Tx, { payment, kind, description, now }: Issue): Promise<void> {
  if (payment.amountCents === 0 || (await isIssued(tx, payment.id, kind))) return
  const { year } = wallClock(now)
  const [counted] = await tx
    .insert(invoiceCounts)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounts.year, set: { last: sql`${invoiceCounts.last} + 1` } })
    .returning()
  const { totalCents, vatCents } = vatIn(payment.amountCents)
  const sign = kind === 'credit' ? -1 : 1
  const id = newId()
  await tx.insert(invoices).values({
    id,
    kind,
    description,
    vatRate,
    issuedAt: now,
    paymentId: payment.id,
    number: invoiceNumber(year, counted?.last ?? 1),
    totalCents: sign * totalCents,
    vatCents: sign * vatCents,
  })
  if (payment.userId) await record(tx, { kind: 'invoice.issued', personId: payment.userId, invoiceId: id })
}

async function isIssued(tx: Tx, paymentId: string, kind: string): Promise<boolean> {
  const known = and(eq(invoices.paymentId, paymentId), eq(invoices.kind, kind))
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
