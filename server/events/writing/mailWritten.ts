import { and, eq, isNull } from 'drizzle-orm'
import { authUsers } from '../../account/tables.ts'
import type { House } from '../../base/house.ts'
import { profiles } from '../../profile/tables.ts'
import { eventMessageReceivers, eventMessages, events } from '../tables.ts'
import { ownDates } from './ownDates.ts'

/** Says what the mail of an organiser tells one of its receivers at the moment it is sent (EV-MORE-63). */
export function provideWrittenMails(house: House): void {
  house.mail.on('eventWritten', async (personId, { messageId = '' }) => {
    const [row] = await house.database.db
      .select({
        to: authUsers.email,
        firstName: profiles.firstName,
        it: eventMessages,
        slug: events.slug,
        zone: events.timezone,
      })
      .from(eventMessageReceivers)
      .innerJoin(eventMessages, eq(eventMessages.id, eventMessageReceivers.messageId))
      .leftJoin(events, eq(events.id, eventMessages.eventId))
      .innerJoin(profiles, and(eq(profiles.id, eventMessageReceivers.personId), isNull(profiles.hiddenAt)))
      .innerJoin(authUsers, and(eq(authUsers.id, profiles.userId), isNull(authUsers.blockedAt)))
      .where(and(eq(eventMessageReceivers.messageId, messageId), eq(eventMessageReceivers.personId, personId)))
    if (!row) return null
    const { to, firstName, it, slug, zone } = row
    const when = it.startsAt ? { next: it.startsAt, more: 0 } : await ownDates(house.database.db, it, personId)
    const facts = {
      site: await house.site(),
      firstName,
      subject: it.subject,
      text: it.text,
      title: it.eventTitle,
      startAt: when.next?.toISOString() ?? null,
      more: when.more,
      zone: zone ?? 'Europe/Amsterdam',
      link: `${house.settings.SITE_URL}/events${slug ? `/${slug}` : ''}`,
    }
    return { to, template: 'eventWritten', facts }
  })
}
