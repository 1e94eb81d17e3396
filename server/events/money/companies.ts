import { companyBill, companyCredit } from '@bewezen/domain/events/companyBill.ts'
import type { Company } from '@bewezen/domain/payments/company.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../base/database/open.ts'
import { billPayment, creditPayment } from '../../payments/index.ts'
import { eventCompanies, eventEnrollments, eventRefunds } from '../tables.ts'
import { discountsOf } from './discounts.ts'
import type { EventPayment } from './payments.ts'

/** Whose company stands with a place, of the table as `n`: of who paid, whoever has it now (EV-MORE-36). */
export const companyOwner = sql`(case when n.is_transferred then (select p.user_id from event_payments p
  where p.provider_payment_id = n.paid_by) else n.user_id end)`

/** Keeps to which companies the invoices of enrolments are addressed; what was said before is replaced, and the others have none (EV-MORE-22). */
export async function keepCompanies(
  tx: Tx,
  all: readonly (Company & { enrollmentId: string })[],
  without: readonly string[] = [],
): Promise<void> {
  const ids = [...all.map(({ enrollmentId }) => enrollmentId), ...without]
  if (ids.length > 0) await tx.delete(eventCompanies).where(inArray(eventCompanies.enrollmentId, ids))
  if (all.length > 0) await tx.insert(eventCompanies).values([...all])
}

export async function companyFor(reader: Reader, enrolmentId: string): Promise<Company | null> {
  const { name, address, vatNumber } = eventCompanies
  const [found] = await reader
    .select({ name, address, vatNumber })
    .from(eventCompanies)
    .where(eq(eventCompanies.enrollmentId, enrolmentId))
  return found ?? null
}

/** Issues the invoice of money that bought a place, when it is one to a company; once, whoever asks how often (EV-MORE-24). */
export async function invoiceCompany(tx: Tx, payment: EventPayment, now: Date): Promise<void> {
  const { id, enrollmentId, userId, eventTitle: title, amountCents, currency } = payment
  const company = currency === 'EUR' ? await companyFor(tx, enrollmentId) : null
  if (!company) return
  const { paidBy, paidCents } = eventEnrollments
  const [own] = await tx
    .select({ paidBy, paidCents })
    .from(eventEnrollments)
    .where(eq(eventEnrollments.id, enrollmentId))
  const providerPaymentId = payment.providerPaymentId ?? own?.paidBy
  // Money that bought nothing goes back, and has no invoice.
  if (!providerPaymentId || own?.paidBy !== providerPaymentId || own.paidCents === 0) return
  const discount = (await discountsOf(tx, [enrollmentId])).get(enrollmentId) ?? null
  const bill = companyBill({ title, amountCents, discount }, company)
  const sold = { userId, kind: 'event', subjectId: id, amountCents, providerPaymentId, description: title, bill }
  await billPayment(tx, sold, now)
}

/** Issues the credit note of money that went back of such a payment, whole or one part of it (EV-MORE-24). */
export async function creditCompany(
  tx: Tx,
  { id: subjectId }: Pick<EventPayment, 'id'>,
  { backCents, refundId, now }: { backCents: number; refundId?: string; now: Date },
): Promise<void> {
  await creditPayment(tx, { kind: 'event', subjectId, backCents, refundId, noteOf: companyCredit }, now)
}

/** Issues the notes of the parts that were back before there was an invoice (EV-MORE-92). */
export async function creditParts(tx: Tx, payment: Pick<EventPayment, 'id'>, now: Date): Promise<void> {
  const { id: refundId, amountCents: backCents, paymentId, state, refundedAt } = eventRefunds
  const back = await tx
    .select({ refundId, backCents })
    .from(eventRefunds)
    .where(and(eq(paymentId, payment.id), eq(state, 'refunded')))
    .orderBy(asc(refundedAt), asc(refundId))
  for (const part of back) await creditCompany(tx, payment, { ...part, now })
}
