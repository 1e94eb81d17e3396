import { events as contract } from '@bewezen/domain/events/contract.ts'
import { companyFaults, companyOf } from '@bewezen/domain/payments/company.ts'
import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { record } from '../../base/facts/record.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { invoiceNumberOf } from '../../payments/index.ts'
import { holdDateOf } from '../seats/holdDate.ts'
import { countCall } from '../seats/rateLimit.ts'
import { eventEnrollments, eventPayments } from '../tables.ts'
import { companyFor, creditParts, invoiceCompany, keepCompanies } from './companies.ts'

/** The invoice of one's own place (EV-MORE-92). */
export const ownInvoice = serve(contract.ownInvoice, async ({ db, person }, { enrollmentId }) => {
  const own = await openOwn(db, person.id, enrollmentId)
  if (own.isTransferred) return { number: null, company: null }
  const payment = await paymentOf(db, enrollmentId)
  const number = payment ? await invoiceNumberOf(db, { kind: 'event', subjectId: payment.id }) : null
  return { number, company: (await companyFor(db, enrollmentId))?.name ?? null }
})

/** Issues it afterwards, once: what was issued is not changed (EV-MORE-92). */
export const askInvoice = serve(contract.askInvoice, async (ctx, { enrollmentId, company }) => {
  await countCall(ctx)
  const faults = companyFaults(company)
  if (Object.keys(faults).length > 0) return refuse('FAULTY_FIELDS', { faults })
  return ctx.transaction(async (tx, now) => {
    // Those who ask at once wait for each other at the date, and money that comes in does too.
    const date = await holdDateOf(tx, enrollmentId)
    const own = await openOwn(tx, ctx.person.id, enrollmentId)
    const payment = await paymentOf(tx, enrollmentId)
    const isPaid = own.status === 'enrolled' && own.paidCents > 0 && own.paidBy === payment?.providerPaymentId
    if (!payment || !isPaid || own.isTransferred || payment.currency !== 'EUR') return refuse('NOTHING_PAID')
    const sold = { kind: 'event', subjectId: payment.id }
    if (await invoiceNumberOf(tx, sold)) return refuse('INVOICE_SENT')
    await keepCompanies(tx, [{ ...companyOf(company), enrollmentId }])
    await invoiceCompany(tx, payment, now)
    await creditParts(tx, payment, now)
    // The desk lists who asked for one.
    if (date) await record(tx, { kind: 'seats.changed', eventId: date.eventId, dateId: date.id })
    return { number: (await invoiceNumberOf(tx, sold)) ?? refuse('NOTHING_PAID') }
  })
})

async function openOwn(reader: Reader, personId: string, enrolmentId: string) {
  const [own] = await reader.select().from(eventEnrollments).where(eq(eventEnrollments.id, enrolmentId))
  return own?.userId === personId ? own : refuse('NOT_FOUND')
}

/** The payment that bought the place. */
async function paymentOf(reader: Reader, enrolmentId: string) {
  const [found] = await reader
    .select()
    .from(eventPayments)
    .innerJoin(eventEnrollments, eq(eventEnrollments.id, eventPayments.enrollmentId))
    .where(
      and(eq(eventPayments.enrollmentId, enrolmentId), eq(eventPayments.providerPaymentId, eventEnrollments.paidBy)),
    )
  return found?.event_payments
}
