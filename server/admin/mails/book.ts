import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { record } from '../../base/facts/record.ts'
import type { House } from '../../base/house.ts'
import type { FailedTry, MailBook, MailJob } from '../../base/mail/mailRoom.ts'
import { profiles } from '../../profile/tables.ts'
import { unsentMails } from '../tables.ts'

/**
 * The list of mails that were not sent (a dead-letter list). Admins hear of one that is given up, and of one that they
 * wanted again; what is tried again by itself in a moment troubles nobody (ADM-MORE-14, ADM-MORE-16).
 */
export const mailBook = (house: House): MailBook => ({
  noteFailure: (mail, failed) => house.transaction((tx, now) => noteFailure(tx, mail, failed, now)),
  noteSent: ({ messageId }) =>
    house.transaction(async (tx) => {
      const [sent] = await tx
        .delete(unsentMails)
        .where(eq(unsentMails.messageId, messageId))
        .returning({ id: unsentMails.id })
      if (sent) await record(tx, { kind: 'mail.changed', mailId: sent.id })
    }),
})

async function noteFailure(tx: Tx, mail: MailJob, failed: FailedTry, now: Date): Promise<void> {
  const { personId, template, ids, messageId } = mail
  const id = idOf(messageId)
  // Nothing is kept of an account that is gone, or that goes at this moment.
  const [person] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, personId)).for('key share')
  if (!person) return
  const { to, why, said, tries } = failed
  const givenUpAt = failed.isGivenUp ? now : null
  await tx
    .insert(unsentMails)
    .values({ id, personId, template, ids, messageId, to, why, said, tries, firstAt: now, lastAt: now, givenUpAt })
    .onConflictDoUpdate({ target: unsentMails.id, set: { to, why, said, tries, lastAt: now, givenUpAt } })
  if (failed.isGivenUp) await record(tx, { kind: 'mail.changed', mailId: id })
}

/** The id within a Message-ID such as '<id@host>'. */
const idOf = (messageId: string): string => messageId.slice(1, messageId.indexOf('@'))

const keptDays = 90

/** Lets go of mails that were given up long ago (ADM-MORE-18). */
export async function forgetOldMails(tx: Tx): Promise<void> {
  const longAgo = sql`app_now() - make_interval(days => ${keptDays})`
  await tx.delete(unsentMails).where(and(isNotNull(unsentMails.givenUpAt), lt(unsentMails.givenUpAt, longAgo)))
}
