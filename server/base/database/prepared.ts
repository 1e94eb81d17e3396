import type { Db } from './open.ts'
import { rowReader } from './rowReader.ts'

/**
 * Prepares a hot query once per database: unprepared, Drizzle costs as much as the query itself. Its rows are read by a
 * reader that is made once as well, where Drizzle would look at every field of every row to see what it is.
 */
export function prepared<Query extends object>(make: (db: Db) => Query): (db: Db) => Query {
  const made = new WeakMap<Db, Query>()
  return (db) => {
    const known = made.get(db)
    if (known) return known
    const query = make(db)
    const read = rowReader(query)
    // Where Drizzle's relational queries put a mapper of their own.
    if (read) Object.assign(query, { customResultMapper: (rows: unknown[][]) => rows.map(read) })
    made.set(db, query)
    return query
  }
}
