import { newId } from '@bewezen/domain/base/ids.ts'
import { type Arrived, momentOf } from '@bewezen/domain/external/delivery.ts'
import { handleKey, previewOf } from '@bewezen/domain/external/handle.ts'
import { emptyMail, mediaOnly, sentFromWords, unprovenWords } from '@bewezen/domain/external/words.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import type { Source } from './known.ts'
import type { Named, Thread } from './openThreads.ts'
import { externalMessages, externalThreads } from './tables.ts'

/** A message from outside as it is stored, beside what came; what nobody wrote at this moment calls nobody (IN-EXT-46). */
export const messageOf = (source: Source, it: Named, thread: Thread, now: Date) => ({
  it,
  calls: !it.mail?.isAutomatic,
  row: {
    id: newId(),
    threadId: thread.id,
    externalMessageId: it.externalMessageId,
    direction: 'inbound' as const,
    content: contentIn(thread, it),
    earlier: it.mail?.earlier ?? '',
    isAutomatic: it.mail?.isAutomatic ?? false,
    sentFromKey: it.mail?.sentFrom ? handleKey(source.sourceType, it.mail.sentFrom) : '',
    mediaUrls: it.media,
    externalTimestamp: momentOf(it.at, now),
    status: 'received' as const,
    createdAt: now,
  },
})
export type Message = ReturnType<typeof messageOf>

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

/** The newest, and of those of one moment the last that the channel lists. */
export const newestOf = (said: readonly Message[]): Message =>
  said.reduce((newest, one) => (one.row.externalTimestamp >= newest.row.externalTimestamp ? one : newest))

/**
 * Says in each conversation what came last, and takes it out of the archive and its sleep where that calls (IN-EXT-20,
 * IN-EXT-33, X3-EDGE-27); one that was made for what was erased goes again.
 */
export async function settleThreads(tx: Tx, threads: readonly Thread[], messages: readonly Message[]): Promise<void> {
  const said = Map.groupBy(messages, ({ row }) => row.threadId)
  const untold = threads.map(({ id }) => id).filter((id) => !said.has(id))
  if (untold.length > 0)
    await tx.delete(externalThreads).where(sql`${inArray(externalThreads.id, untold)} and not exists
      (select 1 from ${externalMessages} m where m.thread_id = ${externalThreads.id})`)
  if (messages.length === 0) return
  const changes = threads.flatMap((thread) => {
    const came = said.get(thread.id)
    if (!came) return []
    const { it, row } = newestOf(came)
    const isNewest = row.externalTimestamp >= thread.lastMessageAt
    const person = isNewest && it.name !== '' ? { handle: it.handle, name: it.name } : { handle: null, name: null }
    const preview = isNewest ? previewOf(row.content, mediaOnly(row.mediaUrls.length)) : null
    const calls = came.some((one) => one.calls)
    return [{ id: thread.id, at: row.externalTimestamp.toISOString(), calls, preview, ...person }]
  })
  await tx.execute(sql`update external_message_threads t set
      is_archived = t.is_archived and not c.calls,
      is_new = t.is_new or c.calls,
      snoozed_until = case when c.calls then null else t.snoozed_until end,
      last_inbound_at = greatest(t.last_inbound_at, c.at),
      last_message_at = greatest(t.last_message_at, c.at),
      last_message_preview = coalesce(c.preview, t.last_message_preview),
      participant_handle = coalesce(c.handle, t.participant_handle),
      participant_name = coalesce(c.name, t.participant_name)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as c(id uuid, at timestamptz, calls boolean, preview text, handle text, name text)
    where t.id = c.id`)
}
