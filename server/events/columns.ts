import { type SQLWrapper, sql } from 'drizzle-orm'

/** Whether a column says one of these words of ours. */
export const oneOf = (column: SQLWrapper, words: readonly string[]) =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`
export const occurrenceStatuses = ['scheduled', 'cancelled'] as const
export const refundStatuses = ['none', 'pending', 'refunded', 'failed'] as const
