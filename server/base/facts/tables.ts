import { sql } from 'drizzle-orm'
import { bigint, bigserial, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment, xid8 } from '../database/columns.ts'

/**
 * The outbox of facts (domain events): ids only, no text. `n` is drawn when a fact is written, so whoever saw a committed
 * fact draws a higher one; `seq` is given by the sequencer, without gaps, in the order of `n` among what is committed.
 *
 * The table is partitioned by day of `at` (parts.ts, OPS-RUN-03), which the generator of migrations does not know: what
 * stands here of keys and indexes each part has of its own, and the whole has none. So `id` and `seq` are unique within a
 * day. Across days `id` is, being a uuid that `record` makes, and `seq` since the one row of `fact_counter` goes on only
 * from where the sequencer found it.
 */
export const facts = pgTable(
  'facts',
  {
    id: id().primaryKey(),
    /** By this the release before this one orders; the next one may remove it. */
    tx: xid8('tx').notNull().default(sql`pg_current_xact_id()`),
    n: bigserial('n', { mode: 'number' }).notNull(),
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
