import type { PushMessage } from '@bewezen/domain/inbox/push.ts'
import webpush from 'web-push'
import type { House } from '../../base/house.ts'
import { vapidKeys } from './keys.ts'

type Subscription = { endpoint: string; publicKey: string; authSecret: string }

/** A day: what nobody saw by then is no news. */
const keptSeconds = 24 * 60 * 60

/**
 * Sends an encrypted message to the service of a browser. Answers `gone` when the browser takes no more (404, 410);
 * throws when trying again may help. The address is never followed elsewhere.
 */
export async function sendPush(house: House, to: Subscription, message: PushMessage): Promise<'sent' | 'gone'> {
  const keys = { p256dh: to.publicKey, auth: to.authSecret }
  const { endpoint, method, headers, body } = webpush.generateRequestDetails(
    { endpoint: to.endpoint, keys },
    JSON.stringify(message),
    {
      TTL: keptSeconds,
      urgency: 'normal',
      vapidDetails: { subject: `mailto:${house.settings.CONTACT_EMAIL}`, ...vapidKeys(house) },
    },
  )
  const answer = await fetch(endpoint, {
    method,
    headers: headers as Record<string, string>,
    body: body && new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  await answer.body?.cancel()
  if (answer.status === 404 || answer.status === 410) return 'gone'
  if (!answer.ok) throw new Error(`the push service answered ${answer.status}`)
  return 'sent'
}
