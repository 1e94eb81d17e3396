import { newId } from '@bewezen/domain/base/ids.ts'
import { type Arrived, momentOf } from '@bewezen/domain/external/delivery.ts'
import { handleKey, previewOf } from '@bewezen/domain/external/handle.ts'
import type { SourceType } from '@bewezen/domain/external/source.ts'
import { emptyMail, mediaOnly, sentFromWords, unprovenWords } from '@bewezen/domain/external/words.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { attachArrived } from '../base/files/arrived.ts'
import type { House } from '../base/house.ts'
import { placeOfMail } from './mail/placeOfMail.ts'
import { erasedKey } from './secrets.ts'
import { externalErased, externalMessages, externalSources, externalThreads } from './tables.ts'

export type Source = { id: string; sourceType: SourceType }
export type Received = { threadId: string | null; messageId: string | null; duplicate: boolean }

/**
 * Takes in a message from outside: once, in one conversation however many come in at the same moment, in the order of the
 * channel and not of arrival (IN-EXT-19, IN-EXT-20, X3-EDGE-26, X3-EDGE-27). A repeat changes nothing.
 */
export async function receive(house: House, source: Source, it: Arrived): Promise<Received> {
  const key = keyOf(house, source, it)
  const person = {
    participantHandle: it.handle,
    participantKey: handleKey(source.sourceType, it.handle),
    participantName: it.name,
  }
  // What nobody wrote at this moment calls nobody (IN-EXT-46).
  const isCalling = !it.mail?.isAutomatic
  const received = await untilSettled(() =>
    house.transaction(async (tx, now): Promise<Received | null> => {
      const at = momentOf(it.at, now)
      const standing = await standingIn(tx, source.id, it)
      if (standing) return { threadId: standing, messageId: null, duplicate: true }
      const externalThreadId = it.mail
        ? await placeOfMail(house.settings, tx, {
            sourceId: source.id,
            personKey: person.participantKey,
            messageId: it.externalMessageId,
            referred: it.mail.referred,
            at,
          })
        : it.externalThreadId
      // The unique index decides between those who bring a new person at once: one makes the thread, the others wait for it.
      await tx
        .insert(externalThreads)
        .values({
          id: newId(),
          sourceId: source.id,
          externalThreadId,
          ...person,
          subject: it.mail?.subject ?? '',
          isNew: isCalling,
          lastMessageAt: at,
          lastMessagePreview: '',
          lastInboundAt: at,
          createdAt: now,
        })
        .onConflictDoNothing()
      const [thread] = await tx
        .select()
        .from(externalThreads)
        .where(
          and(
            eq(externalThreads.sourceId, source.id),
            eq(externalThreads.externalThreadId, externalThreadId),
            // The words of somebody else in the same thread of the channel are theirs (IN-EXT-50).
            eq(externalThreads.participantKey, person.participantKey),
          ),
        )
        .for('update')
      if (!thread) return null
      // Looked at with the row locked: who erases holds it until the hash is written.
      if (await isErased(tx, key)) {
        await tx.delete(externalThreads).where(sql`${externalThreads.id} = ${thread.id} and not exists
          (select 1 from ${externalMessages} m where m.thread_id = ${externalThreads.id})`)
        return { threadId: null, messageId: null, duplicate: true }
      }
      const id = newId()
      const content = contentIn(thread, it)
      const stored = await tx
        .insert(externalMessages)
        .values({
          id,
          threadId: thread.id,
          externalMessageId: it.externalMessageId,
          direction: 'inbound',
          content,
          earlier: it.mail?.earlier ?? '',
          isAutomatic: !isCalling,
          sentFromKey: it.mail?.sentFrom ? handleKey(source.sourceType, it.mail.sentFrom) : '',
          mediaUrls: it.media,
          externalTimestamp: at,
          status: 'received',
          createdAt: now,
        })
        .onConflictDoNothing()
        .returning({ id: externalMessages.id })
      if (stored.length === 0) return { threadId: thread.id, messageId: null, duplicate: true }
      await attachArrived(tx, { keys: it.media.flatMap(({ key }) => key ?? []), ownerId: source.id, now })
      const isNewest = at >= thread.lastMessageAt
      const preview = previewOf(content, mediaOnly(it.media.length))
      await tx
        .update(externalThreads)
        .set({
          ...(isCalling ? { isArchived: false, isNew: true, snoozedUntil: null } : {}),
          lastInboundAt: thread.lastInboundAt && thread.lastInboundAt > at ? thread.lastInboundAt : at,
          ...(isNewest ? { lastMessageAt: at, lastMessagePreview: preview } : {}),
          ...(isNewest && it.name !== '' ? person : {}),
        })
        .where(eq(externalThreads.id, thread.id))
      await record(
        tx,
        isCalling
          ? { kind: 'external.arrived', threadId: thread.id, externalMessageId: id }
          : { kind: 'external.changed', threadId: thread.id },
      )
      return { threadId: thread.id, messageId: id, duplicate: false }
    }),
  )
  if (!received.duplicate) await noteArrival(house, source.id)
  return received
}

/**
 * The conversation in which a message of this thread of the channel stands, whoever it names by now: a person who calls
 * themselves anew is another one, and what they wrote before is delivered once more all the same (IN-EXT-50). Those of one
 * thread wait for each other. A mail has no thread of its channel, and finds its place by itself.
 */
async function standingIn(tx: Tx, sourceId: string, it: Arrived): Promise<string | null> {
  if (it.mail) return null
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`thread ${sourceId} ${it.externalThreadId}`}, 0))`,
  )
  const [standing] = await tx
    .select({ threadId: externalMessages.threadId })
    .from(externalMessages)
    .innerJoin(externalThreads, eq(externalThreads.id, externalMessages.threadId))
    .where(
      and(
        eq(externalMessages.externalMessageId, it.externalMessageId),
        eq(externalThreads.sourceId, sourceId),
        eq(externalThreads.externalThreadId, it.externalThreadId),
      ),
    )
  return standing?.threadId ?? null
}

/** By which a message is known after it was erased: a mail by its own name, wherever it would stand by now (IN-EXT-36). */
export const keyOf = ({ settings }: House, source: Source, it: Arrived): string =>
  erasedKey(settings, source.id, it.mail ? '' : it.externalThreadId, it.externalMessageId)

async function isErased(reader: Reader, key: string): Promise<boolean> {
  const [erased] = await reader
    .select({ key: externalErased.key })
    .from(externalErased)
    .where(eq(externalErased.key, key))
  return erased !== undefined
}

/** Whether a mail is here already, or was erased: then nothing of it has to be kept. */
export async function isKnown(house: House, source: Source, it: Arrived): Promise<boolean> {
  const { db } = house.database
  if (await isErased(db, keyOf(house, source, it))) return true
  const [known] = await db
    .select({ id: externalMessages.id })
    .from(externalMessages)
    .innerJoin(externalThreads, eq(externalThreads.id, externalMessages.threadId))
    .where(
      and(
        eq(externalMessages.externalMessageId, it.externalMessageId),
        eq(externalThreads.sourceId, source.id),
        eq(externalThreads.participantKey, handleKey(source.sourceType, it.handle)),
      ),
    )
  return known !== undefined
}

/** What a message says: under a sender that is not proven, and under who sent it and its own subject, where these are not those of the conversation. */
function contentIn(thread: { subject: string }, { content, media, mail }: Arrived): string {
  if (!mail) return content
  const isOwn = mail.subject !== '' && mail.subject.toLowerCase() !== thread.subject.toLowerCase()
  const above = [
    ...(mail.doubted ? [unprovenWords(mail.doubted)] : []),
    ...(mail.sentFrom ? [sentFromWords(mail.sentFrom)] : []),
    ...(isOwn ? [mail.subject] : []),
  ]
  const said = content === '' && media.length === 0 && !isOwn ? mail.subject || emptyMail : content
  return above.length > 0 ? `${above.join('\n')}\n\n${said}`.trim() : said
}

/** A conversation that is erased at this moment is made anew: the next look finds no row, or one that stands. */
export async function untilSettled<T>(once: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < 5; tries++) {
    const received = await once()
    if (received !== null) return received
  }
  throw new Error('the conversation went again and again')
}

/** By itself, and after the commit: deliveries of one source do not wait for each other to be shown when they came. */
export async function noteArrival(house: House, sourceId: string): Promise<void> {
  await house.database.db
    .update(externalSources)
    .set({ lastInboundAt: sql`greatest(${externalSources.lastInboundAt}, app_now())` })
    .where(eq(externalSources.id, sourceId))
}
