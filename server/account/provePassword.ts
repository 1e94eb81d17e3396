import { and, eq } from 'drizzle-orm'
import type { House } from '../base/house.ts'
import { refuse } from '../base/refuse.ts'
import { forgetAttempt, noteAttempt, recentAttempts } from './attempts.ts'
import { isHash } from './passwordHash.ts'
import { authAccounts } from './tables.ts'

const [wrongAtMost, windowMs] = [10, 15 * 60_000]

/**
 * Signing in again: refuses WRONG_PASSWORD unless this is the person's password now, and TOO_MANY_REQUESTS after ten
 * wrong ones within a quarter of an hour. Hashing takes long, so never call it inside a transaction.
 */
export async function provePassword(house: House, personId: string, password: string): Promise<void> {
  await provenHash(house, personId, password)
}

/** The same; answers the hash that was proven, for changing the password only while it is still that one (SEC-ACC-07). */
export async function provenHash(house: House, personId: string, password: string): Promise<string> {
  const { db } = house.database
  const attempt = { kind: 'proof', subject: personId, now: new Date() } as const
  // Counts as wrong until it is known to be right: tries in parallel would slip through together otherwise.
  const id = await noteAttempt(house, db, attempt)
  const others = await recentAttempts(house, db, { ...attempt, windowMs, except: id })
  if (others.length >= wrongAtMost) refuse('TOO_MANY_REQUESTS')
  const [account] = await db
    .select({ hash: authAccounts.password })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, personId), eq(authAccounts.providerId, 'credential')))
  const { password: hashes } = await house.auth.$context
  const hash = isHash(account?.hash) ? account.hash : refuse('WRONG_PASSWORD')
  if (!(await hashes.verify({ hash, password }))) refuse('WRONG_PASSWORD')
  await forgetAttempt(db, id)
  return hash
}
