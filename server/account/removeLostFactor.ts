import { eq, sql } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { endSessions } from './endSession.ts'
import { authPasskeys, authTwoFactors, authUsers } from './tables.ts'

/**
 * For somebody who lost their app and their recovery codes, once an operator knows that it is them: takes off whatever
 * proves them beside the password, passkeys too, since they were on the same phone. They are signed out everywhere, hear
 * it by mail, and it stands in the log with the reason; who must have a second factor sets one up at the next sign-in
 * (SEC-ACC-53). 'unknown' when nobody has the address, 'none' when there is nothing to take off; then nothing changed.
 */
export async function removeLostFactor(
  tx: Tx,
  { email, reason, now }: { email: string; reason: string; now: Date },
): Promise<'removed' | 'none' | 'unknown'> {
  const [user] = await tx.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.email, email)).for('update')
  if (!user) return 'unknown'
  const personId = user.id
  const factors = await tx.delete(authTwoFactors).where(eq(authTwoFactors.userId, personId)).returning()
  const passkeys = await tx.delete(authPasskeys).where(eq(authPasskeys.userId, personId)).returning()
  if (factors.length + passkeys.length === 0) return 'none'
  await tx.update(authUsers).set({ twoFactorEnabled: false, updatedAt: now }).where(eq(authUsers.id, personId))
  await endSessions(tx, personId, sql`true`)
  // Nobody of the site did it: whoever runs the machine has no account there.
  await writeAudit(tx, { actorId: null, action: 'factor.lost', subjectId: personId, reason, at: now })
  await record(tx, { kind: 'access.changed', personId })
  if (factors.length > 0) await record(tx, { kind: 'account.securityChanged', personId, what: 'secondFactorOff' })
  if (passkeys.length > 0) await record(tx, { kind: 'account.securityChanged', personId, what: 'passkeyRemoved' })
  return 'removed'
}
