import { newId } from '@bewezen/domain/base/ids.ts'
import type { World } from '../../base/testing/world.ts'
import { signatureOf } from '../inbound.ts'

export type TestSource = { id: string; secret: string }
type How = { secret?: string; timestamp?: string; signature?: string; to?: string; raw?: string; address?: string }

/** A message as a channel posts it. */
export const aDelivery = (change: object = {}) => ({
  external_thread_id: 'gesprek-1',
  external_message_id: newId(),
  participant_handle: '@Kim_Buiten',
  participant_name: 'Kim B.',
  content: 'Doen jullie ook iets in Groningen?',
  media_urls: [],
  external_timestamp: new Date().toISOString(),
  ...change,
})

/** Delivers to a source as its channel does: signed with its secret at this moment, unless said otherwise. */
export async function deliver(world: World, source: TestSource, delivery: object, how: How = {}) {
  const body = how.raw ?? JSON.stringify(delivery)
  const timestamp = how.timestamp ?? String(Math.floor(Date.now() / 1000))
  const answer = await world.app.inject({
    method: 'POST',
    url: `/functions/v1/external-message-inbound/${how.to ?? source.id}`,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': how.signature ?? signatureOf(how.secret ?? source.secret, timestamp, body),
      ...(how.address ? { 'x-forwarded-for': how.address } : {}),
    },
    payload: body,
  })
  return {
    status: answer.statusCode,
    body: answer.json() as { thread_id?: string; duplicate?: boolean; code?: string },
  }
}
