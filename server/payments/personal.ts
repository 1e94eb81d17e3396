import { and, eq, inArray, sql } from 'drizzle-orm'
import { type PersonalPart, tableOf } from '../base/personal.ts'
import { checkouts, paymentCustomers } from './tables.ts'

/** Payments stay, as the law asks, without the person; who they were at the provider does not. */
export const paymentsPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'payments',
      sql`select created_at, kind, amount_cents, state from payments where user_id = ${id} order by created_at`,
    ),
    await tableOf(
      reader,
      'invoices',
      sql`select i.number, i.issued_at, i.kind, i.description, i.total_cents, i.vat_cents from invoices i
        join payments p on p.id = i.payment_id where p.user_id = ${id} order by i.issued_at`,
    ),
    await tableOf(
      reader,
      'checkouts',
      sql`select agreed_at, terms_version, terms_page_version_id, kind, amount_cents, state from checkouts where user_id = ${id} order by agreed_at`,
    ),
    await tableOf(
      reader,
      'payment_customers',
      sql`select provider_customer_id from payment_customers where user_id = ${id}`,
    ),
  ],
  // A page that is still open at the provider could be paid by somebody who is not there any more.
  endElsewhere: async ({ database, payments: { provider } }, id) => {
    const open = await database.db
      .select({ sessionId: checkouts.providerSessionId })
      .from(checkouts)
      .where(and(eq(checkouts.userId, id), inArray(checkouts.state, ['opening', 'open'])))
    for (const { sessionId } of open) if (sessionId) await provider?.expireCheckout(sessionId)
  },
  erase: async (tx, id) => {
    await tx.delete(checkouts).where(eq(checkouts.userId, id))
    await tx.delete(paymentCustomers).where(eq(paymentCustomers.userId, id))
  },
}
