import { pathAfterSignIn } from '@bewezen/domain/account/returnPath.ts'
import type { Ask } from '../base/api/operations.ts'
import { isWorthRetrying, refusalOf } from '../base/api/refusal.ts'

/** Where somebody who is signed in goes from /auth, or why that is not known (SH-GATE-01..07). */
export type Destination = { path: string } | { unknown: 'signedOut' | 'failed' }

/**
 * Asks the server how the viewer stands and decides where they go. An answer that does not come is asked for once more;
 * after that the destination is unknown, never taken for an active subscription or for none (SH-GATE-07).
 */
export async function destination(ask: Ask, returnPath: string | undefined): Promise<Destination> {
  try {
    return { path: await askOnce(ask, returnPath) }
  } catch (first) {
    if (!isWorthRetrying(first)) return { unknown: whyUnknown(first) }
  }
  try {
    return { path: await askOnce(ask, returnPath) }
  } catch (second) {
    return { unknown: whyUnknown(second) }
  }
}

async function askOnce(ask: Ask, returnPath: string | undefined): Promise<string> {
  const [viewer, ownAccess] = await Promise.all([ask('account.viewer', {}), ask('access.ownAccess', {})])
  const privileged = ownAccess.may.includes('enterWithoutSubscription')
  return pathAfterSignIn({ id: viewer.id, privileged, entitled: ownAccess.entitled, returnPath })
}

const whyUnknown = (error: unknown) => (refusalOf(error)?.code === 'SIGN_IN_REQUIRED' ? 'signedOut' : 'failed')
