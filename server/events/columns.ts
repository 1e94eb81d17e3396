import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The words that several tables of events share. */
export const occurrenceStatuses = ['scheduled', 'cancelled'] as const
export const refundStatuses = ['none', 'pending', 'refunded', 'failed'] as const

/** Which group of a date an enrolment stands in: enrolled, held, waiting, gone (EV-PART-03). An index has exactly this. */
export const participantRank = (status: SQLWrapper): SQL =>
  sql`case ${status} when 'enrolled' then 0 when 'reserved' then 1 when 'offered' then 1 when 'waitlisted' then 2 else 3 end`

/** The number by which the waitlist is served, and none for the others (EV-WAIT-02). An index has exactly this. */
export const participantLine = (status: SQLWrapper, came: SQLWrapper): SQL =>
  sql`case ${status} when 'waitlisted' then ${came} else 0 end`
