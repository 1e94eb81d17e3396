import { newId } from '@bewezen/domain/base/ids.ts'
import type { Bill } from '@bewezen/domain/payments/bill.ts'
import { and, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../base/database/open.ts'
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

/** What is sold of which kind. */
type Subject = Pick<Billed, 'kind' | 'subjectId'>

type Credited = Subject & {
  backCents: number
  /** Which of several returns it is; none for the whole of what is left. */
  refundId?: string
  /** The note of what goes back of what an invoice is still for. */
  noteOf: (invoiced: Bill, money: { leftCents: number; backCents: number }) => Bill
}

/**
 * Issues the credit note of money that went back of such a payment, to the buyer of its invoice; nothing for one without an
 * invoice. Notes never come to more than the invoice, in whatever order returns are told: a date that is held keeps those of
 * one payment apart (EV-MORE-24, EV-MORE-29).
 */
export async function creditPayment(tx: Tx, { backCents, refundId, noteOf, ...subject }: Credited, now: Date) {
  const [payment] = await tx.select().from(payments).where(isFor(subject))
  const issued = payment ? await tx.select().from(invoices).where(eq(invoices.paymentId, payment.id)) : []
  const invoice = issued.find(({ kind }) => kind === 'invoice')
  if (!payment || !invoice?.bill) return
  // The amounts of notes are negative.
  const leftCents = issued.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const back = Math.min(backCents, leftCents)
  if (back <= 0) return
  const bill = noteOf(invoice.bill, { leftCents, backCents: back })
  await issueInvoice(tx, { payment, kind: 'credit', description: invoice.description, bill, refundId, now })
}

/** The number of the invoice of such a payment, or null. */
export async function invoiceNumberOf(reader: Reader, subject: Subject): Promise<string | null> {
  const [found] = await reader
    .select({ number: invoices.number })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .where(and(isFor(subject), eq(invoices.kind, 'invoice')))
  return found?.number ?? null
}

const isFor = ({ kind, subjectId }: Subject) => and(eq(payments.kind, kind), eq(payments.subjectId, subjectId))
