import { asSignInCode, type SignInCode } from '@bewezen/domain/account/signInCodes.ts'
import { signInRefused } from '@bewezen/domain/account/words.ts'
import { failureWords } from '@bewezen/domain/base/failureWords.ts'

/** The addresses of signing in, which are no operations of the contract. */
export type AuthPath =
  | 'sign-in/email'
  | 'two-factor/verify-totp'
  | 'two-factor/verify-backup-code'
  | 'sign-out'
  | 'request-password-reset'
  | 'reset-password'
export type AuthRefusal = SignInCode | 'OFFLINE'

/** Asks one of them; answers null when it did what was asked, else why not. */
export async function askAuth(
  path: AuthPath,
  body: Record<string, string | boolean> = {},
): Promise<AuthRefusal | null> {
  const refusal = await askOnce(path, body)
  // A reset link is spent by the first try, whose answer may be what got lost: asking again would call it invalid.
  return refusal !== null && path !== 'reset-password' && isWorthRetrying(refusal) ? askOnce(path, body) : refusal
}

/** The sentence of a refusal (SH-AUTH-27..30, SH-ERR-09, SH-ERR-17). */
export const authSentence = (refusal: AuthRefusal): string =>
  refusal === 'OFFLINE' ? failureWords.offline : signInRefused[refusal]

const isWorthRetrying = (refusal: AuthRefusal) =>
  refusal === 'OFFLINE' || refusal === 'UNAVAILABLE' || refusal === 'UNEXPECTED'

async function askOnce(path: AuthPath, body: Record<string, string | boolean>): Promise<AuthRefusal | null> {
  try {
    const answer = await fetch(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'same-origin',
    })
    if (answer.ok) return null
    const { code } = (await answer.json().catch(() => ({}))) as { code?: unknown }
    return asSignInCode(code)
  } catch {
    return 'OFFLINE'
  }
}
