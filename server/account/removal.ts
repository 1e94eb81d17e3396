import { removalDue } from '@bewezen/domain/privacy/removal.ts'
import { eq, gt, lte, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../base/database/open.ts'
import { accountDeletions, authSessions, authUsers, authVerifications } from './tables.ts'

/**
 * Notes that an account is to go, and ends all its logins; asked again the first moment counts. Answers when it goes, and
 * whether that is new.
 */
export async function askRemoval(tx: Tx, personId: string, now: Date): Promise<{ dueAt: Date; isNew: boolean }> {
  const { rowCount } = await tx
    .insert(accountDeletions)
    .values({ personId, askedAt: now, dueAt: removalDue(now) })
    .onConflictDoNothing()
  await tx.delete(authSessions).where(eq(authSessions.userId, personId))
  const [removal] = await tx.select().from(accountDeletions).where(eq(accountDeletions.personId, personId))
  return { dueAt: removal?.dueAt ?? removalDue(now), isNew: rowCount === 1 }
}

/** The same without days to come back: the account is due now. False when it was due already. */
export async function removeAtOnce(tx: Tx, personId: string, now: Date): Promise<boolean> {
  const due = { askedAt: now, dueAt: now }
  const { rowCount } = await tx
    .insert(accountDeletions)
    .values({ personId, ...due })
    .onConflictDoUpdate({ target: accountDeletions.personId, set: due, setWhere: gt(accountDeletions.dueAt, now) })
  await tx.delete(authSessions).where(eq(authSessions.userId, personId))
  return rowCount === 1
}

/** Takes the wish to go back; false when there was none. */
export async function callBackRemoval(tx: Tx, personId: string): Promise<boolean> {
  const { rowCount } = await tx.delete(accountDeletions).where(eq(accountDeletions.personId, personId))
  return rowCount === 1
}

/** Whose time has come, the longest waiting first. */
export async function dueRemovals(reader: Reader, atMost: number): Promise<string[]> {
  const rows = await reader
    .select({ id: accountDeletions.personId })
    .from(accountDeletions)
    .where(lte(accountDeletions.dueAt, sql`app_now()`))
    .orderBy(accountDeletions.dueAt)
    .limit(atMost)
  return rows.map(({ id }) => id)
}

/**
 * Holds the account and the wish to go until the end of the transaction, and so waits for whatever is being written under
 * this name; false when it was taken back meanwhile, or is done already.
 */
export async function holdDueRemoval(tx: Tx, personId: string, now: Date): Promise<boolean> {
  // The profile first, as all who leave or are erased hold it first: in another order two would wait for each other.
  await tx.execute(sql`select 1 from profiles where id = ${personId} for update`)
  const [removal] = await tx
    .select()
    .from(accountDeletions)
    .where(eq(accountDeletions.personId, personId))
    .for('update')
  return removal !== undefined && removal.dueAt <= now
}

/** Removes the account itself; the profile and all that belongs to it go along. */
export async function eraseAccount(tx: Tx, personId: string): Promise<void> {
  // Links to a new password name the account by its value, not by a key.
  await tx.delete(authVerifications).where(eq(authVerifications.value, personId))
  await tx.execute(sql`delete from local_mails where "to" in (select email from auth_users where id = ${personId}
    union all select old_email from email_changes where user_id = ${personId}
    union all select new_email from email_changes where user_id = ${personId})`)
  await tx.delete(authUsers).where(eq(authUsers.id, personId))
}
