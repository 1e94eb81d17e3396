import type { Bill } from '@bewezen/domain/payments/bill.ts'
import type { ProviderMessage } from '@bewezen/domain/payments/messages.ts'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '../base/database/columns.ts'
import { profiles } from '../profile/tables.ts'

export const paymentCustomers = pgTable('payment_customers', {
  userId: id('user_id')
    .primaryKey()
    .references(() => profiles.id),
  providerCustomerId: text('provider_customer_id').notNull().unique(),
})

/** A started checkout; an open one is offered again for 30 minutes. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id().primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => profiles.id),
    kind: text('kind').notNull(),
    subjectId: id('subject_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    providerSessionId: text('provider_session_id').unique(),
    url: text('url'),
    state: text('state').notNull(),
    termsVersion: text('terms_version').notNull(),
    /** Which text of the terms was agreed to (SUB-LAW-02). */
    termsPageVersionId: text('terms_page_version_id'),
    agreedAt: moment('agreed_at').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('checkouts_user').on(t.userId, t.kind, t.subjectId),
    // Two clicks or two tabs share one checkout (SUB-CHECKOUT-20).
    uniqueIndex('checkouts_one_open').on(t.userId, t.kind, t.subjectId).where(sql`${t.state} in ('opening', 'open')`),
  ],
)

/** Everything the provider ever told us: stored first, then processed once. */
export const providerMessages = pgTable(
  'provider_messages',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    subject: text('subject'),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** What it means to us, once it is processed; null when it means nothing. */
    message: jsonb('message').$type<ProviderMessage>(),
    occurredAt: moment('occurred_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    processedAt: moment('processed_at'),
    failure: text('failure'),
  },
  (t) => [index('provider_messages_subject').on(t.subject), index('provider_messages_open').on(t.processedAt)],
)

export const payments = pgTable(
  'payments',
  {
    id: id().primaryKey(),
    /** Empty when the account is gone: the law asks for the payment, not for the person (SH-PROF-05). */
    userId: id('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    kind: text('kind').notNull(),
    subjectId: id('subject_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    state: text('state').notNull(),
    providerPaymentId: text('provider_payment_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('payments_provider').on(t.providerPaymentId),
    index('payments_user').on(t.userId),
    // The last one of a subscription, in the list of admins (ADM-PANEL-09).
    index('payments_subject').on(t.subjectId, t.createdAt),
    // What came in in a month, by what was sold, and what a bank disputes (ADM-MORE-02, ADM-MORE-08).
    index('payments_made').on(t.kind, t.createdAt),
    index('payments_disputed').on(t.createdAt).where(sql`${t.state} = 'disputed'`),
  ],
)

/** Bills for payments and notes for what was given back; a note has a negative amount (SUB-LAW-06). */
export const invoices = pgTable(
  'invoices',
  {
    id: id().primaryKey(),
    number: text('number').notNull().unique(),
    paymentId: id('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text('kind').notNull(),
    description: text('description').notNull(),
    totalCents: integer('total_cents').notNull(),
    vatCents: integer('vat_cents').notNull(),
    /** In hundredths of a percent; empty when the bill has several rates. */
    vatRate: integer('vat_rate'),
    /** What stands on a bill of several lines, buyer included; empty for one of a single thing. */
    bill: jsonb('bill').$type<Bill>(),
    /** Which of several refunds a note is about. */
    refundId: id('refund_id'),
    issuedAt: moment('issued_at').notNull(),
  },
  // A payment has one bill, and each return one note, whatever arrives how often.
  (t) => [
    unique('invoices_payment').on(t.paymentId, t.kind, t.refundId).nullsNotDistinct(),
    index('invoices_credits').on(t.issuedAt).where(sql`${t.kind} = 'credit'`),
  ],
)

/** The last number of each year: counted in the transaction that uses it, so that there are no gaps. */
export const invoiceCounts = pgTable('invoice_counts', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})
