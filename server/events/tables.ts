import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../base/database/columns.ts'
import { profiles } from '../profile/tables.ts'

export { eventCompanies } from './companyTable.ts'
export { eventDiscounts } from './discountTable.ts'
export {
  eventExceptions,
  eventInstances,
  events,
  eventTeachers,
  eventText,
  eventVisibilityRoles,
} from './eventTables.ts'
export { eventLetters, eventLettersSent, eventMessageReceivers, eventMessages } from './messageTables.ts'
export { backInParts, backWithPlace, eventPayments, eventRefunds } from './paymentTable.ts'
export { eventDates, eventEnrollments } from './placeTables.ts'
export { eventTransfers } from './transferTable.ts'

/** Secret feed addresses by which calendars read enrolments; only a hash, so that nobody can read them here. */
export const calendarFeeds = pgTable('calendar_feeds', {
  profileId: id('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  secretHash: text('secret_hash').notNull().unique(),
  madeAt: moment('made_at').notNull(),
})

/** EV-DATA-16, EV-ENROL-27 */
export const dietaryOptions = pgTable('dietary_restrictions_options', {
  id: id().primaryKey(),
  name: text('name').notNull().unique(),
})

/** EV-DATA-17, EV-ENROL-28 */
export const allergyOptions = pgTable('allergy_options', {
  id: id().primaryKey(),
  name: text('name').notNull().unique(),
})
