import { oneEmoji } from '@bewezen/domain/base/emoji.ts'
import { reactionRefusal } from '@bewezen/domain/community/emoji.ts'
import { type Placeholder, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './database/open.ts'
import { refuse, refuseIf } from './refuse.ts'

/** A table of reactions, one per person and emoji, and its column for what they are given to. */
type Kept = { table: PgTable & Record<'reactorId' | 'emoji' | 'createdAt', PgColumn>; subject: PgColumn }
type Reaction = { emoji: string; count: number; mine: boolean }

/** The reactions to something as a viewer sees them, in the order in which each emoji came first; null without any. */
export const reactionsTo = ({ table, subject }: Kept, subjectId: SQLWrapper, viewerId: string | Placeholder) =>
  sql<Reaction[] | null>`(
    select json_agg(json_build_object('emoji', counted.emoji, 'count', counted.count, 'mine', counted.mine)
      order by counted.first, counted.emoji)
    from (
      select ${table.emoji} as emoji, count(*)::int as count,
        bool_or(${table.reactorId} = ${viewerId}::uuid) as mine, min(${table.createdAt}) as first
      from ${table} where ${subject} = ${subjectId} group by ${table.emoji}
    ) counted)`

/** The typed emoji as it is stored; refuses what is none. */
export const readEmoji = (typed: string): string => oneEmoji(typed) ?? refuse('INVALID_INPUT', { fields: ['emoji'] })

type Wish = {
  subjectId: string
  reactorId: string
  emoji: string
  on: boolean
  now: Date
  /** The other columns of its row. */
  beside?: readonly [PgColumn, unknown][]
}

/**
 * Sets whether somebody reacts to something with an emoji, and answers whether that changed anything. The caller holds
 * the subject, since two people at once could each add the last emoji that fits.
 */
export async function setReaction(tx: Tx, { table, subject }: Kept, wish: Wish): Promise<boolean> {
  const { subjectId, reactorId, emoji, on, now, beside = [] } = wish
  if (!on) {
    const mine = sql`${subject} = ${subjectId} and ${table.reactorId} = ${reactorId} and ${table.emoji} = ${emoji}`
    const { rowCount } = await tx.execute(sql`delete from ${table} where ${mine}`)
    return Boolean(rowCount)
  }
  const { rows } = await tx.execute<{ emoji: string }>(
    sql`select distinct ${table.emoji} as emoji from ${table} where ${subject} = ${subjectId}`,
  )
  const present = rows.map((row) => row.emoji)
  refuseIf(reactionRefusal(present, emoji))
  const row: [PgColumn, unknown][] = [
    [subject, subjectId],
    [table.reactorId, reactorId],
    [table.emoji, emoji],
    [table.createdAt, now.toISOString()],
    ...beside,
  ]
  const columns = row.map(([{ name }]) => sql.identifier(name))
  const values = row.map(([, value]) => sql`${value}`)
  const { rowCount } = await tx.execute(
    sql`insert into ${table} (${sql.join(columns, sql`, `)})
      values (${sql.join(values, sql`, `)}) on conflict do nothing`,
  )
  return Boolean(rowCount)
}
