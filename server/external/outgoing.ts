import type { Failure, MessageStatus } from '@bewezen/domain/external/message.ts'
import { callFar } from '../base/files/farFile.ts'
import type { House } from '../base/house.ts'
import { signatureOf } from './inbound.ts'
import { openSecret } from './secrets.ts'
import type { externalMessages, externalSources, externalThreads } from './tables.ts'

export type Outgoing = {
  message: typeof externalMessages.$inferSelect
  thread: typeof externalThreads.$inferSelect
  source: typeof externalSources.$inferSelect
}
/** How sending ended; `externalMessageId` is what the channel calls it from now on. */
export type Outcome = { status: MessageStatus; failure: Failure | null; externalMessageId?: string }

/**
 * Posts an answer to the `outbound_url` of its source, signed as deliveries are (IN-EXT-21). It goes under our own id, by
 * which the other side knows a repeat, as we know theirs.
 */
export async function postForm(house: House, { message, thread, source }: Outgoing): Promise<Outcome> {
  if (!source.outboundUrl) return { status: 'failed', failure: 'noAddress' }
  const body = JSON.stringify({
    external_thread_id: thread.externalThreadId,
    external_message_id: message.externalMessageId,
    participant_handle: thread.participantHandle,
    participant_name: thread.participantName,
    content: message.content,
    media_urls: message.mediaUrls.map(({ url = '' }) => new URL(url, house.settings.SITE_URL).href),
    external_timestamp: message.externalTimestamp.toISOString(),
  })
  const kept = source.outboundSecret
  const secret = kept ? openSecret(house.settings, source.id, 'outbound', kept) : null
  const timestamp = String(Math.floor(Date.now() / 1000))
  const answer = await callFar(house.outside, source.outboundUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-timestamp': timestamp,
      ...(secret === null ? {} : { 'x-signature': signatureOf(secret, timestamp, body) }),
    },
    body,
  })
  if (typeof answer === 'string') return { status: 'failed', failure: 'unreachable' }
  const isTaken = answer.status >= 200 && answer.status < 300
  return isTaken ? { status: 'sent', failure: null } : { status: 'failed', failure: 'refused' }
}
