import { keyedHash } from '../base/secrets.ts'

/** How the sign-in library names a reset link, before it is stored. */
export const resetIdentifier = (token: string): string => `reset-password:${token}`

/** With what a stored identifier begins, for finding all of one kind. */
export const kept = { reset: 'reset#', secondFactor: '2fa#', other: 'other#' } as const

/**
 * Makes the hash that is stored of a link or a question of the sign-in library; what it is for stays readable. It never
 * begins as the identifiers of the library do, which looks for what it is given as it is too: a hash that somebody read in
 * the table opens nothing (SEC-ACC-02).
 */
export function storedIdentifier(identifier: string): string {
  const hash = keyedHash('sign-in identifier', identifier)
  if (identifier.startsWith(resetIdentifier(''))) return kept.reset + hash
  return (identifier.startsWith('2fa-') ? kept.secondFactor : kept.other) + hash
}
