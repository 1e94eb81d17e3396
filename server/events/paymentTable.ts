import { currencies } from '@bewezen/domain/events/eventForm.ts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '../base/database/columns.ts'
import { profiles } from '../profile/tables.ts'
import { refundStatuses } from './columns.ts'

/** What a checkout came to: being opened at the provider, open there, and what it ended with. */
const eventPaymentStatuses = ['opening', 'open', 'paid', 'expired', 'failed'] as const

/** How giving part of a payment back stands. */
const partStates = ['pending', 'refunded', 'failed'] as const

/**
 * Every checkout for an event and the money that came of it. It points at nothing, since it outlives the event, the
 * enrolment and the account (EV-PAY-18).
 */
export const eventPayments = pgTable(
  'event_payments',
  {
    /** Also the key of every request about it, so that a request sent twice is one. */
    id: id().primaryKey(),
    enrollmentId: id('enrollment_id').notNull(),
    /** Empty when the account is gone. */
    userId: id('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    eventId: id('event_id').notNull(),
    eventTitle: text('event_title').notNull(),
    providerSessionId: text('provider_session_id').unique(),
    url: text('url'),
    providerPaymentId: text('provider_payment_id').unique(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** What came in, when that is not what was asked; such money buys nothing (EV-PAY-24). */
    receivedCents: bigint('received_cents', { mode: 'number' }),
    receivedCurrency: text('received_currency'),
    status: text('status', { enum: eventPaymentStatuses }).notNull(),
    refundStatus: text('refund_status', { enum: refundStatuses }).notNull().default('none'),
    /** How often giving it back was tried. */
    refundTries: integer('refund_tries').notNull().default(0),
    refundedCents: bigint('refunded_cents', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    refundedAt: moment('refunded_at'),
  },
  (t) => [
    index('event_payments_enrolment').on(t.enrollmentId),
    index('event_payments_person').on(t.userId),
    index('event_payments_event').on(t.eventId),
    index('event_payments_undecided').on(t.createdAt).where(sql`${t.status} in ('opening', 'open')`),
    // What came in and what went back in a month (ADM-MORE-08).
    index('event_payments_paid').on(t.paidAt).where(sql`${t.paidAt} is not null`),
    index('event_payments_refunded').on(t.refundedAt).where(sql`${t.refundedAt} is not null`),
    index('event_payments_owed').on(t.paidAt).where(sql`${t.refundStatus} in ('pending', 'failed')`),
    // Two tabs of one person share one checkout (EV-EDGE-11).
    uniqueIndex('event_payments_one_open').on(t.enrollmentId).where(sql`${t.status} in ('opening', 'open')`),
    check('event_payments_status', oneOf(t.status, eventPaymentStatuses)),
    check('event_payments_refund', oneOf(t.refundStatus, refundStatuses)),
    check('event_payments_currency', oneOf(t.currency, currencies)),
    check('event_payments_money', sql`${t.refundedCents} between 0 and ${t.amountCents}`),
  ],
)

/** Part of what was paid for a place, given back by an admin: once, whatever is asked how often (EV-MORE-28, EV-MORE-29). */
export const eventRefunds = pgTable(
  'event_refunds',
  {
    /** Also the key of every request about it at the provider. */
    id: id().primaryKey(),
    paymentId: id('payment_id')
      .notNull()
      .references(() => eventPayments.id),
    enrollmentId: id('enrollment_id').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** Whether the place stays. */
    keepsPlace: boolean('keeps_place').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: partStates }).notNull(),
    /** How often the provider refused it. */
    tries: integer('tries').notNull().default(0),
    createdBy: id('created_by').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    refundedAt: moment('refunded_at'),
  },
  (t) => [
    index('event_refunds_payment').on(t.paymentId),
    index('event_refunds_enrolment').on(t.enrollmentId),
    index('event_refunds_owed').on(t.createdAt).where(sql`${t.state} in ('pending', 'failed')`),
    check('event_refunds_state', oneOf(t.state, partStates)),
    check('event_refunds_money', sql`${t.amountCents} > 0`),
  ],
)

/** What of the money for an enrolment went back, or goes, while the place stayed (EV-MORE-30). */
export const backWithPlace = sql<number>`coalesce((select sum(r.amount_cents) from event_refunds r
  where r.enrollment_id = event_enrollments.id and r.keeps_place), 0)::int`

/** What of a payment `p` is back in parts; what is back of it beside those went as a whole (EV-MORE-28). */
export const backInParts = sql`(select coalesce(sum(r.amount_cents), 0) from event_refunds r
  where r.payment_id = p.id and r.state = 'refunded')`
