import { newId } from '@bewezen/domain/base/ids.ts'
import type { Bill } from '@bewezen/domain/payments/bill.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { issueInvoice } from './invoices.ts'
import { invoices, payments } from './tables.ts'

/** Money that another room took, whose invoice is issued here. */
export type Billed = {
  userId: string | null
  kind: string
  subjectId: string
  amountCents: number
  providerPaymentId: string
  description: string
  bill: Bill
}

/** Writes down a payment that another room took, with its invoice; once each, whoever asks how often (EV-MORE-24). */
export async function billPayment(tx: Tx, { description, bill, ...paid }: Billed, now: Date): Promise<void> {
  const [payment] = await tx
    .insert(payments)
    .values({ id: newId(), ...paid, state: 'paid', createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (payment) await issueInvoice(tx, { payment, kind: 'invoice', description, bill, now })
}

type Credited = Pick<Billed, 'kind' | 'subjectId' | 'description' | 'bill'> & { refundId?: string }

/** Issues the credit note of money that went back of such a payment; nothing for one without an invoice. */
export async function creditPayment(tx: Tx, { kind, subjectId, ...note }: Credited, now: Date): Promise<void> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.kind, kind), eq(payments.subjectId, subjectId)))
  if (payment) await issueInvoice(tx, { payment, kind: 'credit', ...note, now })
}

/** The number of the invoice of such a payment, or null. */
export async function invoiceNumberOf(
  reader: Pick<Tx, 'select'>,
  { kind, subjectId }: Pick<Billed, 'kind' | 'subjectId'>,
): Promise<string | null> {
  const [found] = await reader
    .select({ number: invoices.number })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .where(and(eq(payments.kind, kind), eq(payments.subjectId, subjectId), eq(invoices.kind, 'invoice')))
  return found?.number ?? null
}
