import { newId } from '@bewezen/domain/base/ids.ts'
import { type Arrived, momentOf } from '@bewezen/domain/external/delivery.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../base/database/open.ts'
import type { Source } from './known.ts'
import { each, slices } from './lots.ts'
import { externalMessages, externalThreads } from './tables.ts'

export type Thread = typeof externalThreads.$inferSelect
/** A message with whose it is, and what its conversation is called. */
export type Named = Arrived & { personKey: string }
export type Delivered = { source: Source; all: readonly Named[]; now: Date }

/** The name of a message within its source, and of its conversation. */
export const nameOf = (it: Arrived): string => JSON.stringify([it.externalThreadId, it.externalMessageId])
export const placeOf = (it: Named): string => JSON.stringify([it.externalThreadId, it.personKey])

/** Those of one thread of the channel wait for each other; in one order, so that no two deliveries wait for one another. */
export async function lockAll(tx: Tx, sourceId: string, all: readonly Arrived[]): Promise<void> {
  const locks = [...new Set(all.map(({ externalThreadId }) => `thread ${sourceId} ${externalThreadId}`))].toSorted()
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(name, 0))
    from unnest(${sql.param(locks)}::text[]) with ordinality as l(name, place) order by place`)
}

/**
 * The conversations in which messages of these threads of the channel stand already, by the names of those: whoever they
 * name by now. A person who calls themselves anew is another one, and what they wrote before is delivered once more all the
 * same (IN-EXT-50).
 */
export async function standingOf(tx: Tx, sourceId: string, all: readonly Arrived[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({
      threadId: externalThreads.id,
      externalThreadId: externalThreads.externalThreadId,
      externalMessageId: externalMessages.externalMessageId,
    })
    .from(externalMessages)
    .innerJoin(externalThreads, eq(externalThreads.id, externalMessages.threadId))
    .where(
      and(
        eq(externalThreads.sourceId, sourceId),
        among(
          externalMessages.externalMessageId,
          all.map(({ externalMessageId }) => externalMessageId),
        ),
      ),
    )
  return new Map(rows.map((row) => [JSON.stringify([row.externalThreadId, row.externalMessageId]), row.threadId]))
}

/** The conversations of these messages with their rows locked, by their place; those that were not there are made. Null when one was erased at this moment. */
export async function openThreads(tx: Tx, { source, all, now }: Delivered): Promise<Map<string, Thread> | null> {
  const places = each(all, placeOf)
  const made = places.map((it) => ({
    id: newId(),
    sourceId: source.id,
    externalThreadId: it.externalThreadId,
    participantHandle: it.handle,
    participantKey: it.personKey,
    participantName: it.name,
    subject: it.mail?.subject ?? '',
    isNew: !it.mail?.isAutomatic,
    lastMessageAt: momentOf(it.at, now),
    lastMessagePreview: '',
    lastInboundAt: momentOf(it.at, now),
    createdAt: now,
  }))
  // The unique index decides between those who bring a new person at once: one makes the conversation, the others wait for it.
  for (const some of slices(made)) await tx.insert(externalThreads).values(some).onConflictDoNothing()
  const rows = await tx
    .select()
    .from(externalThreads)
    .where(
      and(
        eq(externalThreads.sourceId, source.id),
        among(
          externalThreads.externalThreadId,
          places.map(({ externalThreadId }) => externalThreadId),
        ),
      ),
    )
    .orderBy(externalThreads.id)
    .for('update')
  // The words of somebody else in the same thread of the channel are theirs (IN-EXT-50).
  const standing = new Map(rows.map((row) => [JSON.stringify([row.externalThreadId, row.participantKey]), row]))
  const found = places.map((it) => [placeOf(it), standing.get(placeOf(it))] as const)
  return found.every(([, thread]) => thread) ? new Map(found as [string, Thread][]) : null
}

const among = (column: AnyPgColumn, values: string[]): SQL => sql`${column} = any(${sql.param(values)}::text[])`
