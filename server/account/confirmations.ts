import { linkRefusal, linkState } from '@bewezen/domain/account/linkToken.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { desc, eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import type { House } from '../base/house.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { keyedHash, secretFor } from '../base/secrets.ts'
import { authUsers, emailConfirmations } from './tables.ts'

/**
 * The token of a confirmation link follows from its id and our secret: nothing that opens an account is stored, and
 * a mail that is tried again carries the same link.
 */
export const confirmationToken = (house: Pick<House, 'settings'>, confirmationId: string): string =>
  keyedHash(secretFor(house.settings, 'confirmation links'), confirmationId)

const hashOf = (token: string): string => keyedHash('confirmation', token)

/** Makes a new link for a person, which makes all older ones worthless. Returns its id, for the mail. */
export async function startConfirmation(
  house: Pick<House, 'settings'>,
  tx: Tx,
  userId: string,
  now: Date,
): Promise<string> {
  const id = newId()
  await tx
    .insert(emailConfirmations)
    .values({ id, userId, tokenHash: hashOf(confirmationToken(house, id)), createdAt: now })
  return id
}

export type Confirmed = { userId: string; email: string; how: 'now' | 'before' }

/**
 * Spends a confirmation token: its owner's address is proved from now on. Refuses INVALID_TOKEN and EXPIRED_TOKEN;
 * a used link of a confirmed address answers `before` (SH-EDGE-10, SH-VERIFY-18).
 */
export async function spendConfirmation(tx: Tx, token: string, now: Date): Promise<Confirmed> {
  const found = await openConfirmation(tx, token)
  if (found.emailVerified) return { userId: found.userId, email: found.email, how: 'before' }
  refuseIf(linkRefusal(linkState({ kind: 'confirmation', ...found }, now)))
  await tx.update(emailConfirmations).set({ usedAt: now }).where(eq(emailConfirmations.id, found.id))
  await tx.update(authUsers).set({ emailVerified: true, updatedAt: now }).where(eq(authUsers.id, found.userId))
  await record(tx, { kind: 'account.confirmed', personId: found.userId })
  return { userId: found.userId, email: found.email, how: 'now' }
}

/** The owner of a link, without spending it; refuses INVALID_TOKEN for a token that was never ours. */
export async function openConfirmation(tx: Tx, token: string) {
  const [row] = await tx
    .select({
      id: emailConfirmations.id,
      userId: emailConfirmations.userId,
      createdAt: emailConfirmations.createdAt,
      usedAt: emailConfirmations.usedAt,
      email: authUsers.email,
      emailVerified: authUsers.emailVerified,
      blockedAt: authUsers.blockedAt,
    })
    .from(emailConfirmations)
    .innerJoin(authUsers, eq(authUsers.id, emailConfirmations.userId))
    .where(eq(emailConfirmations.tokenHash, hashOf(token)))
    .for('update')
  if (!row) return refuse('INVALID_TOKEN')
  const [newest] = await tx
    .select({ id: emailConfirmations.id, createdAt: emailConfirmations.createdAt })
    .from(emailConfirmations)
    .where(eq(emailConfirmations.userId, row.userId))
    .orderBy(desc(emailConfirmations.createdAt))
    .limit(1)
  return { ...row, replacedAt: newest && newest.id !== row.id ? newest.createdAt : null }
}
