import { type Arrived, momentOf } from '@bewezen/domain/external/delivery.ts'
import { handleKey } from '@bewezen/domain/external/handle.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { recordAll } from '../base/facts/record.ts'
import { attachArrived } from '../base/files/arrived.ts'
import type { House } from '../base/house.ts'
import { erasedAmong, keyOf, type Source } from './known.ts'
import { each, slices } from './lots.ts'
import { placeOfMail } from './mail/placeOfMail.ts'
import {
  type Delivered,
  lockAll,
  type Named,
  nameOf,
  openThreads,
  placeOf,
  standingOf,
  type Thread,
} from './openThreads.ts'
import { type Message, messageOf, newestOf, settleThreads } from './settleThreads.ts'
import { externalMessages, externalSources } from './tables.ts'

export type Received = { threadId: string | null; messageId: string | null; duplicate: boolean }

/** Takes in a message from outside, as all of a delivery are taken in (IN-EXT-19, X3-EDGE-26). A repeat changes nothing. */
export async function receive(house: House, source: Source, it: Arrived): Promise<Received> {
  const [received] = await receiveMany(house, source, [it])
  if (!received) throw new Error('a message that was taken in is not answered')
  return received
}

/**
 * Takes in all messages of one delivery at once: each once, in one conversation however many come in at the same moment, in
 * the order of the channel and not of arrival (IN-EXT-19, IN-EXT-20, X3-EDGE-26, X3-EDGE-27). The number of queries does not
 * grow with that of the messages, and who looks after them is told once per conversation, of its newest message (IN-EXT-26,
 * IN-EXT-85). Answers what became of each, in their order and each once.
 */
export async function receiveMany(house: House, source: Source, arrived: readonly Arrived[]): Promise<Received[]> {
  if (arrived.length === 0) return []
  const all = each(
    arrived.map((it) => ({ ...it, personKey: handleKey(source.sourceType, it.handle) })),
    nameOf,
  )
  const received = await untilSettled(() => house.transaction((tx, now) => storeAll(house, tx, { source, all, now })))
  if (received.some(({ duplicate }) => !duplicate)) await noteArrival(house, source.id)
  return received
}

/** Stores those that are new; null when a conversation was erased at this moment. */
async function storeAll(house: House, tx: Tx, { source, all: came, now }: Delivered): Promise<Received[] | null> {
  const all: Named[] = []
  for (const it of came) all.push(await placed(house, tx, source, it, now))
  await lockAll(tx, source.id, all)
  const standing = await standingOf(tx, source.id, all)
  const fresh = all.filter((it) => !standing.has(nameOf(it)))
  const messages = fresh.length > 0 ? await storeFresh(house, tx, { source, all: fresh, now }) : []
  if (!messages) return null
  const stored = new Map(messages.map(({ it, row }) => [nameOf(it), row]))
  return all.map((it) => {
    const row = stored.get(nameOf(it))
    return row
      ? { threadId: row.threadId, messageId: row.id, duplicate: false }
      : { threadId: standing.get(nameOf(it)) ?? null, messageId: null, duplicate: true }
  })
}

/** A message with what its conversation is called: a mail has no thread of its channel, and finds its place by itself (IN-EXT-44). */
async function placed(house: House, tx: Tx, source: Source, it: Named, now: Date): Promise<Named> {
  if (!it.mail) return it
  const { personKey, externalMessageId: messageId } = it
  const { referred } = it.mail
  const mail = { sourceId: source.id, personKey, messageId, referred, at: momentOf(it.at, now) }
  return { ...it, externalThreadId: await placeOfMail(house, tx, mail) }
}

/** Stores messages that do not stand anywhere yet, but for those that were erased. */
async function storeFresh(house: House, tx: Tx, { source, all, now }: Delivered): Promise<Message[] | null> {
  const threads = await openThreads(tx, { source, all, now })
  if (!threads) return null
  // Looked at with the rows locked: who erases holds them until the hashes are written.
  const keys = new Map(all.map((it) => [keyOf(house, source, it), it]))
  for (const key of await erasedAmong(tx, [...keys.keys()])) keys.delete(key)
  const messages = [...keys.values()].map((it) => messageOf(source, it, threads.get(placeOf(it)) as Thread, now))
  for (const some of slices(messages.map(({ row }) => row))) await tx.insert(externalMessages).values(some)
  const files = messages.flatMap(({ it }) => it.media.flatMap(({ key }) => key ?? []))
  await attachArrived(tx, { keys: files, ownerId: source.id, now })
  await settleThreads(tx, [...threads.values()], messages)
  const told = Map.groupBy(messages, ({ row }) => row.threadId)
  await recordAll(
    tx,
    [...told].map(([threadId, said]) => {
      const calling = said.filter(({ calls }) => calls)
      return calling.length > 0
        ? { kind: 'external.arrived', threadId, externalMessageId: newestOf(calling).row.id }
        : { kind: 'external.changed', threadId }
    }),
  )
  return messages
}

/** A conversation that is erased at this moment is made anew: the next look finds no row, or one that stands. */
async function untilSettled<T>(once: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < 5; tries++) {
    const received = await once()
    if (received !== null) return received
  }
  throw new Error('the conversation went again and again')
}

/** By itself, and after the commit: deliveries of one source do not wait for each other to be shown when they came. */
async function noteArrival(house: House, sourceId: string): Promise<void> {
  await house.database.db
    .update(externalSources)
    .set({ lastInboundAt: sql`greatest(${externalSources.lastInboundAt}, app_now())` })
    .where(eq(externalSources.id, sourceId))
}
