import { pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../base/database/columns.ts'
import { eventEnrollments } from './placeTables.ts'

/** The company to which the invoice of an enrolment is addressed; for its person and admins only (EV-MORE-22). */
export const eventCompanies = pgTable('event_companies', {
  enrollmentId: id('enrollment_id')
    .primaryKey()
    .references(() => eventEnrollments.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  address: text('address').notNull(),
  vatNumber: text('vat_number'),
})
