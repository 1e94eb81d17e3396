import type { SQL } from 'drizzle-orm'

/** The parts of the income: what is sold. */
export type IncomePart = 'subscriptions' | 'events' | 'orders'

/**
 * A branch of the income: the select by which a room that sells tells what came in and what went back. It is listed in
 * `server/admin/trends/income.ts` (ADM-MORE-08).
 */
export type IncomeBranch = {
  part: IncomePart
  /** A select of `at timestamptz, cents bigint, currency text` since a moment; what went back is below zero, at its own moment. */
  moved(since: string): SQL
}
