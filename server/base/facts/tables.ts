import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment, xid8 } from '../database/columns.ts'

/**
 * The outbox of facts (domain events): ids only, no text. `n` is drawn when a fact is written, so whoever saw a committed
 * fact draws a higher one; `seq` is given by the sequencer, without gaps, in the order of `n` among what is committed.
 */
export const facts = pgTable(
  'facts',
  {
    id: id().primaryKey(),
    /** By this the release before this one orders; the next one may remove it. */
    tx: xid8('tx').notNull().default(sql`pg_current_xact_id()`),
    n: bigint('n', { mode: 'number' }).generatedAlwaysAsIdentity(),
    seq: bigint('seq', { mode: 'number' }),
    kind: text('kind').notNull(),
    ids: jsonb('ids').$type<Record<string, string>>().notNull(),
    at: moment('at').notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('facts_seq').on(t.seq),
    index('facts_unnumbered').on(t.n).where(sql`${t.seq} is null`),
    index('facts_at').on(t.at),
  ],
)

/** The last number given out: one row, so that the numbers go on when old facts are removed. */
export const factCounter = pgTable(
  'fact_counter',
  { id: integer('id').primaryKey(), lastSeq: bigint('last_seq', { mode: 'number' }).notNull() },
  (t) => [check('fact_counter_single', sql`${t.id} = 1`)],
)
