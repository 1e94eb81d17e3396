import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../base/database/columns.ts'
import { eventEnrollments } from './placeTables.ts'

/**
 * The discount of an enrolment as it was given: whether it is a use of its code is told by the status of the enrolment
 * (EV-MORE-14). The code may be gone, so nothing points at it.
 */
export const eventDiscounts = pgTable(
  'event_discounts',
  {
    enrollmentId: id('enrollment_id')
      .primaryKey()
      .references(() => eventEnrollments.id, { onDelete: 'cascade' }),
    codeId: id('code_id').notNull(),
    code: text('code').notNull(),
    /** The price of that moment, and what was taken off it (EV-MORE-15). */
    priceCents: bigint('price_cents', { mode: 'number' }).notNull(),
    discountCents: bigint('discount_cents', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('event_discounts_code').on(t.codeId),
    check('event_discounts_money', sql`${t.discountCents} between 0 and ${t.priceCents}`),
  ],
)
