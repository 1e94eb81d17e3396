import { verifyWords } from '@bewezen/domain/account/linkWords.ts'
import type { Ask } from '../base/api/operations.ts'
import { refusalOf } from '../base/api/refusal.ts'
import type { Link } from './link.ts'
import { sentenceOf } from './sentence.ts'

/** The two pages that verify: they differ in pace and in what they say when there is nothing to verify with. */
export type VerifyPage = 'confirm' | 'callback'

/** How long the good news stays before the community opens, in milliseconds (SH-VERIFY-03, SH-VERIFY-07). */
export const verifiedForMs: Record<VerifyPage, number> = { confirm: 1200, callback: 1500 }

export type Verified =
  | { state: 'done' }
  /** The address was confirmed before and nobody is signed in: the way on is the login (SH-EDGE-10). */
  | { state: 'confirmedBefore' }
  | { state: 'otherAccount'; email: string; token: string }
  | { state: 'failed'; sentence: string }

type Deps = { page: VerifyPage; ask: Ask; signedIn: boolean }

/**
 * Tries the three methods in their order: the token in the hash, the code in the query, the session that is there
 * (SH-VERIFY-02, SH-VERIFY-05, SH-VERIFY-08..10).
 */
export async function verify(link: Link, deps: Deps): Promise<Verified> {
  let sentence = link.error ?? (deps.page === 'callback' ? verifyWords.noMethod : verifyWords.invalid)
  try {
    for (const token of [link.token, link.code]) {
      if (token === null) continue
      const verified = await spend(token, deps)
      if (verified.state !== 'failed' || !verified.tryNext) return verified
      sentence = verified.sentence
    }
    return deps.signedIn && (await isSignedIn(deps.ask)) ? { state: 'done' } : { state: 'failed', sentence }
  } catch (error) {
    return { state: 'failed', sentence: sentenceOf(refusalOf(error)?.code, verifyWords.unknown) }
  }
}

async function spend(token: string, { ask }: Deps): Promise<Verified & { tryNext?: boolean }> {
  try {
    const { state } = await ask('account.confirm', { token })
    if (state === 'alreadyConfirmed') return { state: 'confirmedBefore' }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal?.code === 'OTHER_ACCOUNT') return { state: 'otherAccount', email: emailIn(refusal.data), token }
    if (refusal?.code === 'EXPIRED_TOKEN') return { state: 'failed', sentence: verifyWords.expired, tryNext: true }
    if (refusal?.code === 'INVALID_TOKEN') return { state: 'failed', sentence: verifyWords.invalid, tryNext: true }
    throw error
  }
  // A browser that keeps no cookies would lead to a community that knows nobody (SH-VERIFY-09).
  return (await isSignedIn(ask)) ? { state: 'done' } : { state: 'failed', sentence: verifyWords.sessionNotSet }
}

/** Whether the server knows this browser's session; a call that fails for another reason is thrown. */
async function isSignedIn(ask: Ask): Promise<boolean> {
  try {
    await ask('account.viewer', {})
    return true
  } catch (error) {
    if (refusalOf(error)?.code === 'SIGN_IN_REQUIRED') return false
    throw error
  }
}

/** The address that a refusal names, as of the account a link belongs to. */
export const emailIn = (data: unknown): string => {
  const { email } = (data ?? {}) as { email?: unknown }
  return typeof email === 'string' ? email : ''
}
