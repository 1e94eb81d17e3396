import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A text that is compared without regard to case. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })
/** The id of a database transaction, which orders facts by commit. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })
/** A moment. Travels between SQL and code as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const id = (name = 'id') => uuid(name)
