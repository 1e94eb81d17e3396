import { companyBill, companyCredit } from '@bewezen/domain/events/companyBill.ts'
import type { Company } from '@bewezen/domain/payments/company.ts'
import { eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../base/database/open.ts'
import { billPayment, creditPayment } from '../../payments/index.ts'
import { eventCompanies, eventEnrollments } from '../tables.ts'
import { discountsOf } from './discounts.ts'
import type { EventPayment } from './payments.ts'

/** Keeps to which companies the invoices of enrolments are addressed; what was said before is replaced (EV-MORE-22). */
export async function keepCompanies(tx: Tx, all: readonly (Company & { enrollmentId: string })[]): Promise<void> {
  for (const { enrollmentId, ...company } of all)
    await tx
      .insert(eventCompanies)
      .values({ enrollmentId, ...company })
      .onConflictDoUpdate({ target: eventCompanies.enrollmentId, set: company })
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

/** Issues the credit note of money that went back of such a payment. */
export async function creditCompany(tx: Tx, payment: EventPayment, backCents: number, now: Date): Promise<void> {
  const company = await companyFor(tx, payment.enrollmentId)
  if (!company) return
  const bill = companyCredit(payment.eventTitle, backCents, company)
  await creditPayment(tx, { kind: 'event', subjectId: payment.id, description: payment.eventTitle, bill }, now)
}
