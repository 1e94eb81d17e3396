import { newId } from '@bewezen/domain/base/ids.ts'
import { type Arrived, momentOf } from '@bewezen/domain/external/delivery.ts'
import { handleKey, previewOf } from '@bewezen/domain/external/handle.ts'
import { mediaOnly } from '@bewezen/domain/external/words.ts'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../base/database/open.ts'
import { recordAll } from '../base/facts/record.ts'
import type { House } from '../base/house.ts'
import { keyOf, noteArrival, type Source, untilSettled } from './receive.ts'
import { externalErased, externalMessages, externalThreads } from './tables.ts'

type Thread = typeof externalThreads.$inferSelect
type Named = Arrived & { personKey: string }

/** Rows in one statement: a statement has room for 65,535 values. */
const mostRows = 1000

/**
 * Takes in all messages of one delivery at once, as `receive` does with one: each once, in one conversation, in the order of
 * the channel. The number of queries does not grow with that of the messages, and who looks after them is told once per
 * conversation, of its newest message (IN-EXT-26, IN-EXT-85).
 */
export async function receiveMany(house: House, source: Source, arrived: readonly Arrived[]): Promise<void> {
  if (arrived.length === 0) return
  const all = each(
    arrived.map((it) => ({ ...it, personKey: handleKey(source.sourceType, it.handle) })),
    nameOf,
  )
  const stored = await untilSettled(() => house.transaction((tx, now) => storeAll(house, tx, { source, all, now })))
  if (stored > 0) await noteArrival(house, source.id)
}

type Delivered = { source: Source; all: readonly Named[]; now: Date }

/** Stores those that are new, and answers how many; null when a conversation was erased at this moment. */
async function storeAll(house: House, tx: Tx, { source, all, now }: Delivered): Promise<number | null> {
  await lockAll(tx, source.id, all)
  const standing = await standingOf(tx, source.id, all)
  const fresh = all.filter((it) => !standing.has(nameOf(it)))
  const threads = await openThreads(tx, { source, all: fresh, now })
  if (!threads) return null
  // Looked at with the rows locked: who erases holds them until the hashes are written.
  const keys = new Map(fresh.map((it) => [keyOf(house, source, it), it]))
  const erased = await tx
    .select({ key: externalErased.key })
    .from(externalErased)
    .where(inArray(externalErased.key, [...keys.keys()]))
  for (const { key } of erased) keys.delete(key)
  const messages = [...keys.values()].map((it) => messageOf(it, threads.get(placeOf(it)) as Thread, now))
  for (const some of slices(messages.map(({ row }) => row))) await tx.insert(externalMessages).values(some)
  await settleThreads(tx, [...threads.values()], messages)
  const told = Map.groupBy(messages, ({ row }) => row.threadId)
  await recordAll(
    tx,
    [...told].map(([threadId, said]) => ({
      kind: 'external.arrived',
      threadId,
      externalMessageId: newestOf(said).row.id,
    })),
  )
  return messages.length
}

const nameOf = (it: Arrived): string => JSON.stringify([it.externalThreadId, it.externalMessageId])
const placeOf = (it: Named): string => JSON.stringify([it.externalThreadId, it.personKey])

/** Those of one thread of the channel wait for each other; in one order, so that no two deliveries wait for one another. */
async function lockAll(tx: Tx, sourceId: string, all: readonly Arrived[]): Promise<void> {
  const locks = [...new Set(all.map(({ externalThreadId }) => `thread ${sourceId} ${externalThreadId}`))].toSorted()
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(name, 0))
    from unnest(${sql.param(locks)}::text[]) with ordinality as l(name, place) order by place`)
}

/** The names of those that stand already, whoever they name by now (IN-EXT-50). */
async function standingOf(tx: Tx, sourceId: string, all: readonly Arrived[]): Promise<Set<string>> {
  const rows = await tx
    .select({
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
  return new Set(rows.map((row) => JSON.stringify([row.externalThreadId, row.externalMessageId])))
}

/** The conversations of these messages with their rows locked, by their place; those that were not there are made. */
async function openThreads(tx: Tx, { source, all, now }: Delivered): Promise<Map<string, Thread> | null> {
  const places = each(all, placeOf)
  const made = places.map((it) => ({
    id: newId(),
    sourceId: source.id,
    externalThreadId: it.externalThreadId,
    participantHandle: it.handle,
    participantKey: it.personKey,
    participantName: it.name,
    isNew: true,
    lastMessageAt: momentOf(it.at, now),
    lastMessagePreview: '',
    lastInboundAt: momentOf(it.at, now),
    createdAt: now,
  }))
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
  const standing = new Map(rows.map((row) => [JSON.stringify([row.externalThreadId, row.participantKey]), row]))
  const found = places.map((it) => [placeOf(it), standing.get(placeOf(it))] as const)
  return found.every(([, thread]) => thread) ? new Map(found as [string, Thread][]) : null
}

const messageOf = (it: Named, thread: Thread, now: Date) => ({
  it,
  row: {
    id: newId(),
    threadId: thread.id,
    externalMessageId: it.externalMessageId,
    direction: 'inbound' as const,
    content: it.content,
    mediaUrls: it.media,
    externalTimestamp: momentOf(it.at, now),
    status: 'received' as const,
    createdAt: now,
  },
})
type Message = ReturnType<typeof messageOf>

/** The newest, and of those of one moment the last that the channel lists. */
const newestOf = (said: readonly Message[]): Message =>
  said.reduce((newest, one) => (one.row.externalTimestamp >= newest.row.externalTimestamp ? one : newest))

/** Says in each conversation what came last; one that was made for what was erased goes again. */
async function settleThreads(tx: Tx, threads: readonly Thread[], messages: readonly Message[]): Promise<void> {
  const said = Map.groupBy(messages, ({ row }) => row.threadId)
  const untold = threads.map(({ id }) => id).filter((id) => !said.has(id))
  await tx.delete(externalThreads).where(sql`${inArray(externalThreads.id, untold)} and not exists
    (select 1 from ${externalMessages} m where m.thread_id = ${externalThreads.id})`)
  const changes = threads.flatMap((thread) => {
    const came = said.get(thread.id)
    if (!came) return []
    const { it, row } = newestOf(came)
    const isNewest = row.externalTimestamp >= thread.lastMessageAt
    const person = isNewest && it.name !== '' ? { handle: it.handle, name: it.name } : { handle: null, name: null }
    const preview = isNewest ? previewOf(row.content, mediaOnly(row.mediaUrls.length)) : null
    return [{ id: thread.id, at: row.externalTimestamp.toISOString(), preview, ...person }]
  })
  await tx.execute(sql`update external_message_threads t set
      is_archived = false, is_new = true, snoozed_until = null,
      last_inbound_at = greatest(t.last_inbound_at, c.at),
      last_message_at = greatest(t.last_message_at, c.at),
      last_message_preview = coalesce(c.preview, t.last_message_preview),
      participant_handle = coalesce(c.handle, t.participant_handle),
      participant_name = coalesce(c.name, t.participant_name)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as c(id uuid, at timestamptz, preview text, handle text, name text)
    where t.id = c.id`)
}

const among = (column: AnyPgColumn, values: string[]): SQL => sql`${column} = any(${sql.param(values)}::text[])`

/** Each once, as it came first. */
function each<T>(all: readonly T[], nameOf: (one: T) => string): T[] {
  const once = new Map<string, T>()
  for (const one of all) if (!once.has(nameOf(one))) once.set(nameOf(one), one)
  return [...once.values()]
}

const slices = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / mostRows) }, (_, at) => rows.slice(at * mostRows, (at + 1) * mostRows))
