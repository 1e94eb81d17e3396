import type { Turn } from '@bewezen/domain/base/turn.ts'
import { type SQL, sql } from 'drizzle-orm'

/** The row that a page begins at, and whether it lies above that row. */
export type From = { id: string; isAbove: boolean } | null

export type Page<Row> = { rows: Row[]; previous: string | null; next: string | null }

/**
 * A page of a list by keyset pagination: as quick at the end of the list as at its begin, and nothing is shown twice or
 * left out when rows come in meanwhile. `read` gives one row more than the page holds where there is one, those above in
 * the order of the way back. An address outlives its row: a page of which nothing is left is the first one.
 */
export async function readPage<Row extends { id: string }>(
  { below, above }: Turn,
  perPage: number,
  read: (from: From) => Promise<Row[]>,
): Promise<Page<Row>> {
  if (above !== undefined) {
    const rows = await read({ id: above, isAbove: true })
    const shown = rows.slice(0, perPage).toReversed()
    // A page above that is not full is the first one, which is read whole.
    if (rows.length > perPage) return { rows: shown, previous: shown[0]?.id ?? null, next: shown.at(-1)?.id ?? null }
  }
  const after = below === undefined ? [] : await read({ id: below, isAbove: false })
  const rows = after.length > 0 ? after : await read(null)
  const shown = rows.slice(0, perPage)
  return {
    rows: shown,
    previous: after.length > 0 ? (shown[0]?.id ?? null) : null,
    next: rows.length > perPage ? (shown.at(-1)?.id ?? null) : null,
  }
}

/**
 * The condition and the order of such a page, the newest first: both as an index on (moment desc nulls last, id) has
 * them. `placeOf` tells the moment of a row by its id.
 */
export function newestFirst(at: SQL, id: SQL, placeOf: (id: string) => SQL, from: From): { beyond: SQL; order: SQL } {
  if (from?.isAbove) {
    const place = placeOf(from.id)
    return {
      beyond: sql`${at} >= ${place} and (${at} > ${place} or ${id} < ${from.id})`,
      order: sql`${at} asc nulls first, ${id} desc`,
    }
  }
  const order = sql`${at} desc nulls last, ${id}`
  if (from === null) return { beyond: sql`true`, order }
  const place = placeOf(from.id)
  return { beyond: sql`${at} <= ${place} and (${at} < ${place} or ${id} > ${from.id})`, order }
}
