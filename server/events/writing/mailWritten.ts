import { writtenPath } from '@bewezen/domain/events/writing.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { authUsers } from '../../account/tables.ts'
import type { House } from '../../base/house.ts'
import { profiles } from '../../profile/tables.ts'
import { eventMessageReceivers, eventMessages, events } from '../tables.ts'
import { readOwnDates } from './ownDates.ts'

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
    const own = it.startsAt ? undefined : (await readOwnDates(house.database.db, it, personId)).get(personId)
    const facts = {
      site: await house.site(),
      firstName,
      subject: it.subject,
      text: it.text,
      title: it.eventTitle,
      startAt: (it.startsAt ?? own?.next.startAt)?.toISOString() ?? null,
      more: own?.more ?? 0,
      zone: zone ?? 'Europe/Amsterdam',
      link: `${house.settings.SITE_URL}${slug ? writtenPath(slug, it.dateId ?? own?.next.dateId ?? null) : '/events'}`,
    }
    return { to, template: 'eventWritten', facts }
  })
}
