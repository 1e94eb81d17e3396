import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment, xid8 } from '../database/columns.ts'

/**
 * The outbox of facts (domain events): ids only, no text. `seq` is given by the sequencer in commit order, without
 * gaps, once no older transaction can still add a row before it.
 */
export const facts = pgTable(
  'facts',
  {
    id: id().primaryKey(),
    tx: xid8('tx').notNull().default(sql`pg_current_xact_id()`),
    seq: bigint('seq', { mode: 'number' }),
    kind: text('kind').notNull(),
    ids: jsonb('ids').$type<Record<string, string>>().notNull(),
    at: moment('at').notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('facts_seq').on(t.seq),
    index('facts_waiting').on(t.tx).where(sql`${t.seq} is null`),
    index('facts_at').on(t.at),
  ],
)

/** The last number given out: one row, so that the numbers go on when old facts are removed. */
export const factCounter = pgTable(
  'fact_counter',
  { id: integer('id').primaryKey(), lastSeq: bigint('last_seq', { mode: 'number' }).notNull() },
  (t) => [check('fact_counter_single', sql`${t.id} = 1`)],
)
