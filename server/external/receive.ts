import { newId } from '@bewezen/domain/base/ids.ts'
import { type Arrived, momentOf } from '@bewezen/domain/external/delivery.ts'
import { handleKey, previewOf } from '@bewezen/domain/external/handle.ts'
import type { SourceType } from '@bewezen/domain/external/source.ts'
import { mediaOnly } from '@bewezen/domain/external/words.ts'
import { and, eq, sql } from 'drizzle-orm'
import { record } from '../base/facts/record.ts'
import type { House } from '../base/house.ts'
import { erasedKey } from './secrets.ts'
import { externalErased, externalMessages, externalSources, externalThreads } from './tables.ts'

type Source = { id: string; sourceType: SourceType }
export type Received = { threadId: string | null; messageId: string | null; duplicate: boolean }

/**
 * Takes in a message from outside: once, in one conversation however many come in at the same moment, in the order of the
 * channel and not of arrival (IN-EXT-19, IN-EXT-20, X3-EDGE-26, X3-EDGE-27). A repeat changes nothing.
 */
export async function receive(house: House, source: Source, it: Arrived): Promise<Received> {
  const key = erasedKey(house.settings, source.id, it.externalThreadId, it.externalMessageId)
  const received = await untilSettled(() =>
    house.transaction(async (tx, now): Promise<Received | null> => {
      const at = momentOf(it.at, now)
      const preview = previewOf(it.content, mediaOnly(it.media.length))
      const person = {
        participantHandle: it.handle,
        participantKey: handleKey(source.sourceType, it.handle),
        participantName: it.name,
      }
      // The unique index decides between those who bring a new person at once: one makes the thread, the others wait for it.
      await tx
        .insert(externalThreads)
        .values({
          id: newId(),
          sourceId: source.id,
          externalThreadId: it.externalThreadId,
          ...person,
          lastMessageAt: at,
          lastMessagePreview: preview,
          lastInboundAt: at,
          createdAt: now,
        })
        .onConflictDoNothing()
      const [thread] = await tx
        .select()
        .from(externalThreads)
        .where(and(eq(externalThreads.sourceId, source.id), eq(externalThreads.externalThreadId, it.externalThreadId)))
        .for('update')
      if (!thread) return null
      // Looked at with the row locked: who erases holds it until the hash is written.
      const [erased] = await tx
        .select({ key: externalErased.key })
        .from(externalErased)
        .where(eq(externalErased.key, key))
      if (erased) {
        await tx.delete(externalThreads).where(sql`${externalThreads.id} = ${thread.id} and not exists
          (select 1 from ${externalMessages} m where m.thread_id = ${externalThreads.id})`)
        return { threadId: null, messageId: null, duplicate: true }
      }
      const id = newId()
      const stored = await tx
        .insert(externalMessages)
        .values({
          id,
          threadId: thread.id,
          externalMessageId: it.externalMessageId,
          direction: 'inbound',
          content: it.content,
          mediaUrls: it.media,
          externalTimestamp: at,
          status: 'received',
          createdAt: now,
        })
        .onConflictDoNothing()
        .returning({ id: externalMessages.id })
      if (stored.length === 0) return { threadId: thread.id, messageId: null, duplicate: true }
      const isNewest = at >= thread.lastMessageAt
      await tx
        .update(externalThreads)
        .set({
          isArchived: false,
          isNew: true,
          snoozedUntil: null,
          lastInboundAt: thread.lastInboundAt && thread.lastInboundAt > at ? thread.lastInboundAt : at,
          ...(isNewest ? { lastMessageAt: at, lastMessagePreview: preview } : {}),
          ...(isNewest && it.name !== '' ? person : {}),
        })
        .where(eq(externalThreads.id, thread.id))
      await record(tx, { kind: 'external.arrived', threadId: thread.id, externalMessageId: id })
      return { threadId: thread.id, messageId: id, duplicate: false }
    }),
  )
  if (!received.duplicate) await noteArrival(house, source.id)
  return received
}

/** A conversation that is erased at this moment is made anew: the next look finds no row, or one that stands. */
async function untilSettled(once: () => Promise<Received | null>): Promise<Received> {
  for (let tries = 0; tries < 5; tries++) {
    const received = await once()
    if (received) return received
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
