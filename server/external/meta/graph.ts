import { failureOf } from '@bewezen/domain/external/meta.ts'
import { z } from 'zod'
import type { House } from '../../base/house.ts'
import type { Settings } from '../../base/settings.ts'
import type { Outcome, Outgoing } from '../outgoing.ts'
import { openSecret } from '../secrets.ts'

const version = 'v23.0'
const patienceMs = 10_000

/** Where the stand-in of Meta is mounted on our own site; null where Meta itself is asked. */
export const metaStandIn = ({ mode, META_GRAPH_URL }: Pick<Settings, 'mode' | 'META_GRAPH_URL'>) =>
  META_GRAPH_URL || mode === 'production' ? null : { prefix: '/dev/meta' }

export function graphUrl(settings: Pick<Settings, 'mode' | 'META_GRAPH_URL' | 'PORT'>): string {
  const standIn = metaStandIn(settings)
  if (standIn) return `http://127.0.0.1:${settings.PORT}${standIn.prefix}`
  return settings.META_GRAPH_URL ?? 'https://graph.facebook.com'
}

/** Calls Meta in the name of a source; never follows it elsewhere with its token. */
export function askGraph(house: House, source: Outgoing['source'], path: string, body?: object): Promise<Response> {
  const token = source.accessToken ? openSecret(house.settings, source.id, 'access', source.accessToken) : ''
  return fetch(`${graphUrl(house.settings)}/${version}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  })
}

const Sent = z.union([
  z
    .object({ messages: z.array(z.object({ id: z.string() })).min(1) })
    .transform(({ messages }) => messages[0]?.id ?? ''),
  z.object({ message_id: z.string() }).transform(({ message_id }) => message_id),
])
const Failed = z.object({ error: z.object({ code: z.number() }) })

/**
 * Sends an answer by Meta. It knows no repeat, so an answer of which it is not certain whether it arrived is not sent again
 * by itself (IN-EXT-38).
 */
export async function postMeta(house: House, outgoing: Outgoing): Promise<Outcome> {
  const { source } = outgoing
  try {
    const answer = await askGraph(house, source, `${source.accountId}/messages`, messageOf(house, outgoing))
    const body: unknown = await answer.json().catch(() => null)
    const sent = Sent.safeParse(body)
    if (answer.ok && sent.success) return { status: 'sent', failure: null, externalMessageId: sent.data }
    if (answer.ok || answer.status >= 500) return { status: 'failed', failure: 'uncertain' }
    return { status: 'failed', failure: failureOf(Failed.safeParse(body).data?.error.code) }
  } catch (error) {
    return { status: 'failed', failure: wasNotSent(error) ? 'unreachable' : 'uncertain' }
  }
}

/** Pictures go as addresses under the words: one answer is one message there, which arrives or does not. */
function messageOf(house: House, { message, thread, source }: Outgoing): object {
  const links = message.mediaUrls.map(({ url = '' }) => new URL(url, house.settings.SITE_URL).href)
  const text = [message.content, ...links].join('\n')
  if (source.sourceType === 'instagram')
    return { recipient: { id: thread.externalThreadId }, messaging_type: 'RESPONSE', message: { text } }
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: thread.externalThreadId,
    type: 'text',
    text: { body: text, preview_url: false },
    // Given back with every status, which may come before the answer to this call.
    biz_opaque_callback_data: message.id,
  }
}

const neverArrived: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']
const wasNotSent = (error: unknown): boolean =>
  error instanceof Error && neverArrived.includes((error.cause as { code?: unknown } | undefined)?.code)
