import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * A moment as it travels, written by the database: lists hold so many that reading each as a date and writing it again
 * costs more than all else that is done with a row. `column` is an expression of ours, never anything that was typed.
 */
export const isoText = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The same for a column of a Drizzle query; a moment that is missing is null. */
export function isoOf<Text extends string | null>(column: SQLWrapper): SQL<Text> {
  const [before, after] = isoText('|').split('|') as [string, string]
  return sql<Text>`${sql.raw(before)}${column}${sql.raw(after)}`
}
