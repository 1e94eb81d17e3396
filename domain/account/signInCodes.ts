import { easyCodes } from './easyPassword.ts'

/**
 * Every refusal of the sign-in addresses under /api/auth, which are no operations of a contract. The server maps
 * each code of the sign-in library to one of these; each has a sentence in words.ts.
 */
export const signInCodes = [
  'INVALID_EMAIL_OR_PASSWORD',
  'EMAIL_NOT_VERIFIED',
  'ACCOUNT_BLOCKED',
  // The password was right and a code is asked for; the code was wrong; it came too late.
  'SECOND_FACTOR_NEEDED',
  'WRONG_CODE',
  'SECOND_FACTOR_EXPIRED',
  'PASSKEY_FAILED',
  'INVALID_TOKEN',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  // A new password that is easily guessed: a warning, and for staff a refusal (SEC-ACC-14).
  ...easyCodes,
  'INVALID_INPUT',
  'FORBIDDEN',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'UNEXPECTED',
] as const
export type SignInCode = (typeof signInCodes)[number]

/** A code as it came over the wire; one that is none of ours is unexpected. */
export const asSignInCode = (code: unknown): SignInCode => signInCodes.find((known) => known === code) ?? 'UNEXPECTED'
