import { type SQL, sql } from 'drizzle-orm'

/** The rows of a query, in its order, as one JSON array: lists that belong together are then read by one statement. */
export const listed = (query: SQL): SQL => sql`(select coalesce(json_agg(one), '[]') from (${query}) one)`
