import { type SQLWrapper, sql } from 'drizzle-orm'
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A text that is compared without regard to case. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })
/** The id of a database transaction, which orders facts by commit. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })
/** A moment. Travels between SQL and code as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const id = (name = 'id') => uuid(name)

/** The condition that a column holds one of these words, for a constraint; an empty column passes. */
export const oneOf = (column: SQLWrapper, words: readonly string[]) =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`
