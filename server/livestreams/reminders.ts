import { time } from '@bewezen/domain/base/dates.ts'
import type { FactOf } from '@bewezen/domain/facts.ts'
import { cannotWait } from '@bewezen/domain/inbox/notification.ts'
import { remindsBeforeMs } from '@bewezen/domain/livestreams/evening.ts'
import { reminderWords } from '@bewezen/domain/livestreams/reminderWords.ts'
import { livestreamPath } from '@bewezen/domain/livestreams/stream.ts'
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { authUsers } from '../account/tables.ts'
import type { Reader, Tx } from '../base/database/open.ts'
import type { MailDraft, NotificationDraft } from '../base/facts/decisions.ts'
import { record } from '../base/facts/record.ts'
import { hasCapabilityNow } from '../base/havingCapability.ts'
import type { House } from '../base/house.ts'
import { profiles } from '../profile/tables.ts'
import { livestreamReminders, livestreams, seenWith } from './tables.ts'

type Soon = FactOf<'livestream.soon'>

/**
 * Tells of every stream that begins within ten minutes, once for each start: a job comes at that moment, and the clock of
 * every minute after a clock that was moved. What is live already or was moved away is not among them (LIVE-MORE-18).
 */
export const remindDue = (house: House): Promise<void> =>
  house.transaction(async (tx, now) => {
    const due = await tx
      .update(livestreams)
      .set({ remindedFor: livestreams.startTime })
      .where(
        and(
          eq(livestreams.isActive, false),
          gt(livestreams.startTime, now),
          lte(livestreams.startTime, new Date(now.getTime() + remindsBeforeMs)),
          sql`${livestreams.remindedFor} is distinct from ${livestreams.startTime}`,
        ),
      )
      .returning({ id: livestreams.id })
    for (const { id } of due) await record(tx, { kind: 'livestream.soon', livestreamId: id })
  })

/** Who wanted to be reminded of a stream and still sees it, with what they are told. */
const remindedOf = (reader: Reader, livestreamId: string) =>
  reader
    .select({
      personId: profiles.id,
      firstName: profiles.firstName,
      email: authUsers.email,
      title: livestreams.title,
      startTime: livestreams.startTime,
    })
    .from(livestreamReminders)
    .innerJoin(livestreams, eq(livestreams.id, livestreamReminders.livestreamId))
    .innerJoin(profiles, and(eq(profiles.id, livestreamReminders.personId), isNull(profiles.hiddenAt)))
    .innerJoin(authUsers, and(eq(authUsers.id, profiles.userId), isNull(authUsers.blockedAt)))
    .where(
      and(
        eq(livestreams.id, livestreamId),
        seenWith(sql`${profiles.role}`),
        hasCapabilityNow('useOwnAccount', profiles),
      ),
    )
    .$dynamic()

export async function soonNotifications(tx: Tx, { livestreamId }: Soon): Promise<NotificationDraft[]> {
  return (await remindedOf(tx, livestreamId)).map(({ personId, title, startTime }) => ({
    personId,
    type: 'event',
    title: reminderWords.title,
    data: {
      content: reminderWords.text(title, time(startTime)),
      event_path: livestreamPath(livestreamId),
      ...cannotWait,
    },
  }))
}

export async function soonMails(tx: Tx, { livestreamId }: Soon): Promise<MailDraft[]> {
  const people = await remindedOf(tx, livestreamId)
  return people.map(({ personId }) => ({ personId, template: 'livestreamSoon', ids: { livestreamId } }))
}

/** Says what the mail tells at the moment it is sent; nothing to who does not see the stream any more. */
export function provideReminderMails(house: House): void {
  house.mail.on('livestreamSoon', async (personId, { livestreamId = '' }) => {
    const people = await remindedOf(house.database.db, livestreamId)
    const person = people.find((one) => one.personId === personId)
    if (!person) return null
    const { email: to, firstName, title, startTime } = person
    const link = `${house.settings.SITE_URL}${livestreamPath(livestreamId)}`
    const facts = { site: await house.site(), firstName, title, startTime: startTime.toISOString(), link }
    return { to, template: 'livestreamSoon', facts }
  })
}
