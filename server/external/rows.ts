import type { ExternalMessage, ExternalSource, ExternalThread } from '@bewezen/domain/external/contract.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { faceColumns, profiles } from '../profile/tables.ts'
import { externalMailboxes, externalMessages, externalSources, externalThreads } from './tables.ts'

/** Where the deliveries of a source come in; a mailbox is read instead. */
export const inboundPath = ({ id, connector }: { id: string; connector: string }): string =>
  `/functions/v1/external-message-${connector === 'meta' ? 'meta' : 'inbound'}/${id}`

/** Sources as admins see them, newest first (IN-EXT-02). */
export async function readSources(reader: Reader, which?: SQL): Promise<ExternalSource[]> {
  const rows = await reader
    .select({
      source: externalSources,
      trouble: externalMailboxes.trouble,
      workedAt: externalMailboxes.workedAt,
      threads: sql<number>`(select count(*)::int from external_message_threads t where t.source_id = external_message_sources.id)`,
    })
    .from(externalSources)
    .leftJoin(externalMailboxes, eq(externalMailboxes.sourceId, externalSources.id))
    .where(which)
    .orderBy(desc(externalSources.createdAt), desc(externalSources.id))
  return rows.map(({ source, threads, trouble, workedAt }) => ({
    id: source.id,
    version: source.version,
    sourceType: source.sourceType,
    connector: source.connector,
    name: source.name,
    accountHandle: source.accountHandle,
    isActive: source.isActive,
    inboundPath: inboundPath(source),
    secretEnd: source.inboundSecretEnd,
    outboundUrl: source.outboundUrl,
    accountId: source.accountId,
    has: {
      outboundSecret: source.outboundSecret !== null,
      appSecret: source.appSecret !== null,
      verifyToken: source.verifyToken !== null,
      accessToken: source.accessToken !== null,
      mailPassword: source.mailPassword !== null,
    },
    mailbox:
      source.connector === 'mail'
        ? {
            host: source.imapHost ?? '',
            port: source.imapPort ?? '',
            user: source.mailUser ?? '',
            trouble,
            workedAt: workedAt?.toISOString() ?? null,
          }
        : null,
    threads,
    createdAt: source.createdAt.toISOString(),
    lastInboundAt: source.lastInboundAt?.toISOString() ?? null,
  }))
}

const hasFailed = sql<boolean>`exists (select 1 from external_messages m
  where m.thread_id = ${externalThreads.id} and m.status = 'failed')`

/** Conversations as admins see them, newest activity first (IN-EXT-06). */
export async function readThreads(reader: Reader, which: SQL | undefined, limit = 1): Promise<ExternalThread[]> {
  const rows = await reader
    .select({ thread: externalThreads, source: externalSources, assignee: faceColumns(profiles), hasFailed })
    .from(externalThreads)
    .innerJoin(externalSources, eq(externalSources.id, externalThreads.sourceId))
    // Whoever is going is as gone as who went (SH-PROF-05).
    .leftJoin(profiles, and(eq(profiles.id, externalThreads.assigneeId), isNull(profiles.hiddenAt)))
    .where(which)
    .orderBy(desc(externalThreads.lastMessageAt), desc(externalThreads.id))
    .limit(limit)
  return rows.map(({ thread, source, assignee, hasFailed }) => ({
    id: thread.id,
    source: { id: source.id, sourceType: source.sourceType, name: source.name, isActive: source.isActive },
    participantHandle: thread.participantHandle,
    participantName: thread.participantName,
    subject: thread.subject,
    isArchived: thread.isArchived,
    lastMessageAt: thread.lastMessageAt.toISOString(),
    lastMessagePreview: thread.lastMessagePreview,
    isNew: thread.isNew,
    hasFailed,
    assignee: assignee && { id: assignee.id, name: displayName(assignee) },
    snoozedUntil: thread.snoozedUntil?.toISOString() ?? null,
    createdAt: thread.createdAt.toISOString(),
  }))
}

/** The newest messages that fit, in the order in which they were written (IN-EXT-07). */
export async function readMessages(reader: Reader, which: SQL | undefined, limit = 1): Promise<ExternalMessage[]> {
  const newest = reader
    .select({ id: externalMessages.id })
    .from(externalMessages)
    .where(which)
    .orderBy(desc(externalMessages.externalTimestamp), desc(externalMessages.id))
    .limit(limit)
  const rows = await reader
    .select({ message: externalMessages, author: faceColumns(profiles) })
    .from(externalMessages)
    .leftJoin(profiles, and(eq(profiles.id, externalMessages.sentBy), isNull(profiles.hiddenAt)))
    .where(sql`${externalMessages.id} in (${newest})`)
    .orderBy(asc(externalMessages.externalTimestamp), asc(externalMessages.id))
  return rows.map(({ message, author }) => ({
    id: message.id,
    threadId: message.threadId,
    direction: message.direction,
    content: message.content,
    earlier: message.earlier,
    isAutomatic: message.isAutomatic,
    media: message.mediaUrls.map(({ name, url, left = null }, at) => ({
      name,
      href: left ? null : (url ?? `/api/external/media/${message.id}/${at}`),
      left,
    })),
    externalTimestamp: message.externalTimestamp.toISOString(),
    status: message.status,
    failure: message.failure,
    sentBy: author && { id: author.id, name: displayName(author) },
    createdAt: message.createdAt.toISOString(),
  }))
}
