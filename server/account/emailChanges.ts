import { logFieldWords } from '@bewezen/domain/access/logFieldWords.ts'
import { account } from '@bewezen/domain/account/contract.ts'
import { linkRefusal, linkState } from '@bewezen/domain/account/linkToken.ts'
import { cleanEmail, isEmail } from '@bewezen/domain/base/email.ts'
import { desc, eq } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import type { House } from '../base/house.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { keyedHash, secretFor } from '../base/secrets.ts'
import { serve } from '../base/serve.ts'
import { isKnownEmail } from './people.ts'
import { resetLinksOf } from './resetLinks.ts'
import { authUsers, authVerifications, emailChanges } from './tables.ts'

/** The token of the link to a new address; it follows from the id and our secret, so that none is stored. */
export const emailChangeToken = (house: Pick<House, 'settings'>, emailChangeId: string): string =>
  keyedHash(secretFor(house.settings, 'email change links'), emailChangeId)

const hashOf = (token: string): string => keyedHash('email change', token)

/**
 * An admin gives somebody another address: the new one gets a link, the old one is told, and nothing changes until the
 * link is followed (SH-CONT-02, SH-CONT-03, ADM-PANEL-04).
 */
export const changeEmail = serve(account.changeEmail, async (ctx, { id, personId, before, email: typed }) => {
  const newEmail = cleanEmail(typed)
  if (!isEmail(newEmail)) refuse('INVALID_INPUT', { fields: ['email'] })
  await ctx.transaction(async (tx, now) => {
    const [user] = await tx
      .select({ email: authUsers.email })
      .from(authUsers)
      .where(eq(authUsers.id, personId))
      .for('update')
    if (!user) refuse('NOT_FOUND')
    if (await isAskedBefore(tx, { id, personId, newEmail })) return
    if (user.email.toLowerCase() !== cleanEmail(before)) refuse('CHANGED', { current: user.email })
    if (await isKnownEmail(tx, newEmail)) refuse('EMAIL_IN_USE')
    await tx.insert(emailChanges).values({
      id,
      userId: personId,
      oldEmail: user.email,
      newEmail,
      askedBy: ctx.person.id,
      createdAt: now,
      tokenHash: hashOf(emailChangeToken(ctx.house, id)),
    })
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'email.asked',
      subjectId: personId,
      at: now,
      newValue: logFieldWords.changed,
    })
    await record(tx, { kind: 'account.emailChangeAsked', personId, emailChangeId: id })
  })
  return { done: true as const }
})

/** Whether this is the same request once more; refuses the same id with something else in it. */
async function isAskedBefore(tx: Tx, it: { id: string; personId: string; newEmail: string }): Promise<boolean> {
  const [known] = await tx.select().from(emailChanges).where(eq(emailChanges.id, it.id))
  if (!known) return false
  if (known.userId !== it.personId || known.newEmail.toLowerCase() !== it.newEmail) refuse('ID_IN_USE')
  return true
}

/**
 * Spends the link to a new address: from now on it is the address of the account, and it is proved. Answers whose it is,
 * or null when the token is none of these. A link to the old address that could set a password is worthless afterwards.
 */
export async function spendEmailChange(tx: Tx, token: string, now: Date): Promise<{ userId: string } | null> {
  const [change] = await tx
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.tokenHash, hashOf(token)))
    .for('update')
  if (!change) return null
  const { userId, newEmail, askedBy } = change
  const [user] = await tx.select().from(authUsers).where(eq(authUsers.id, userId)).for('update')
  if (change.usedAt && user?.email.toLowerCase() === newEmail.toLowerCase()) return { userId }
  const [newest] = await tx
    .select({ id: emailChanges.id, createdAt: emailChanges.createdAt })
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .orderBy(desc(emailChanges.createdAt), desc(emailChanges.id))
    .limit(1)
  const replacedAt = newest && newest.id !== change.id ? newest.createdAt : null
  refuseIf(
    linkRefusal(
      linkState({ kind: 'emailChange', createdAt: change.createdAt, usedAt: change.usedAt, replacedAt }, now),
    ),
  )
  // Somebody may have signed up with the address meanwhile.
  if (await isKnownEmail(tx, newEmail)) refuse('INVALID_TOKEN')
  await tx.update(emailChanges).set({ usedAt: now }).where(eq(emailChanges.id, change.id))
  await tx
    .update(authUsers)
    .set({ email: newEmail, emailVerified: true, updatedAt: now })
    .where(eq(authUsers.id, userId))
  await tx.delete(authVerifications).where(resetLinksOf(userId))
  await writeAudit(tx, {
    actorId: askedBy,
    action: 'email.changed',
    subjectId: userId,
    at: now,
    newValue: logFieldWords.changed,
  })
  await record(tx, { kind: 'account.emailChanged', personId: userId, emailChangeId: change.id })
  return { userId }
}
