import { newId } from '@bewezen/domain/base/ids.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { isPushAddress } from '@bewezen/domain/inbox/push.ts'
import { and, eq, ne } from 'drizzle-orm'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { pushSubscriptions } from '../tables.ts'

/**
 * Lets a browser be woken as long as this login lasts. A browser has one address: whoever signs in next in it takes the
 * address over, or two people would read each other's messages on it.
 */
export const subscribePush = serve(inbox.subscribePush, (ctx, { endpoint, publicKey, authSecret }) =>
  ctx.transaction(async (tx, now) => {
    if (!isPushAddress(endpoint, { nearby: ctx.house.settings.mode === 'test' }) || !areKeys(publicKey, authSecret))
      refuse('INVALID_INPUT', { fields: ['endpoint'] })
    const sessionId = ctx.snapshot.sessionId ?? refuse('SIGN_IN_REQUIRED')
    const keys = { profileId: ctx.person.id, sessionId, publicKey, authSecret }
    // A login lives in one browser too: addresses made up by the thousand would be thousands of calls for each message.
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.sessionId, sessionId), ne(pushSubscriptions.endpoint, endpoint)))
    await tx
      .insert(pushSubscriptions)
      .values({ id: newId(), endpoint, ...keys, createdAt: now })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: keys })
    return { subscribed: true as const }
  }),
)

/** Wakes a browser no longer; one of somebody else stays as it is. */
export const unsubscribePush = serve(inbox.unsubscribePush, (ctx, { endpoint }) =>
  ctx.transaction(async (tx) => {
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.profileId, ctx.person.id)))
    return { subscribed: false as const }
  }),
)

/** A point on the curve and a secret of 16 bytes, without which nothing can be sent. */
const areKeys = (publicKey: string, authSecret: string): boolean =>
  Buffer.from(publicKey, 'base64url').length === 65 && Buffer.from(authSecret, 'base64url').length === 16
