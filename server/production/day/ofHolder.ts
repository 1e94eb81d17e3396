import { sql } from 'drizzle-orm'

/** A press, of the table as `c`, of who has the place `n` now: what was pressed before it was handed on is of who had it (EV-MORE-35). */
export const isOfHolder = sql`c.stored_at >= n.enrolled_at`
