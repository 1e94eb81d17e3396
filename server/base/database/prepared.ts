import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db, Reader } from './open.ts'
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

const dialect = new PgDialect()

/**
 * The same for a hot query in SQL: written, sent and planned once under its name, and asked with the values of its
 * placeholders. Answers the rows as the database gives them.
 */
export function preparedSql<Row>(name: string, query: SQL) {
  const written = dialect.sqlToQuery(query)
  const made = new WeakMap<Reader, { execute(values: Record<string, unknown>): Promise<unknown> }>()
  return async (reader: Reader, values: Record<string, unknown>): Promise<Row[]> => {
    const known = made.get(reader) ?? reader._.session.prepareQuery(written, undefined, name, false)
    made.set(reader, known)
    return ((await known.execute(values)) as { rows: Row[] }).rows
  }
}
