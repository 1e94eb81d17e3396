import { settingsPath } from '@bewezen/domain/inbox/reason.ts'
import { and, eq, gt } from 'drizzle-orm'
import { authUsers } from '../../account/tables.ts'
import type { Tx } from '../../base/database/open.ts'
import type { House } from '../../base/house.ts'
import { profiles } from '../../profile/tables.ts'
import { readDatesOfAll } from '../calendar/calendarRows.ts'
import type { CalendarDate } from '../calendar/calendarText.ts'
import { isLiveRow } from '../seats/places.ts'
import { eventDates, eventEnrollments } from '../tables.ts'
import { inviteFor } from './calendarOf.ts'
import { readPlaceDetails } from './readPlaceDetails.ts'

/**
 * Mails everybody who has a place on a date to come, or waits for one, that the event does not take place, before it is
 * deleted (EV-ADMIN-30). When the mail is sent nothing of it can be read any more, so what it tells goes along; whom it
 * is for is looked up then.
 */
export async function mailDeleted(house: House, tx: Tx, eventId: string, now: Date): Promise<void> {
  const places = await tx
    .select({ id: eventEnrollments.id, personId: eventEnrollments.userId })
    .from(eventEnrollments)
    .innerJoin(eventDates, eq(eventDates.id, eventEnrollments.dateId))
    .where(and(eq(eventEnrollments.eventId, eventId), isLiveRow, gt(eventDates.endsAt, now)))
  const ids = places.map(({ id }) => id)
  const details = await readPlaceDetails(tx, ids)
  const own = new Map(
    (await readDatesOfAll(tx, eventId)).map(({ personId, date }) => [`${personId} ${date.id}`, date] as const),
  )
  for (const { id, personId } of places) {
    const place = details.get(id)
    if (!place || personId === null) continue
    const { email: _email, firstName: _firstName, isTheirs: _isTheirs, path: _path, dateId, ...facts } = place
    const date = own.get(`${personId} ${dateId}`)
    // Nothing of the date will be there to count on from.
    const gone = date && { ...date, sequence: date.sequence + 1, isCancelled: true }
    const draft = {
      personId,
      template: 'eventGone',
      ids: { details: JSON.stringify(facts), ...(gone ? { date: JSON.stringify(gone) } : {}) },
    }
    await house.mail.enqueue(tx, id, [draft])
  }
}

/** Says what the mail tells at the moment it is sent. */
export function provideDeletedMails(house: House): void {
  house.mail.on('eventGone', async (personId, { details = '{}', date }) => {
    const [person] = await house.database.db
      .select({ to: authUsers.email, firstName: profiles.firstName })
      .from(profiles)
      .innerJoin(authUsers, eq(authUsers.id, profiles.userId))
      .where(eq(profiles.id, personId))
    if (!person) return null
    const { to, firstName } = person
    const link = `${house.settings.SITE_URL}/events`
    const settingsLink = `${house.settings.SITE_URL}${settingsPath}`
    const facts = { ...(JSON.parse(details) as Record<string, unknown>), firstName, link, settingsLink }
    return {
      to,
      template: 'event',
      facts: { site: await house.site(), kind: 'calledOff', ...facts },
      calendar: date === undefined ? null : await inviteFor(house, dateFrom(date), { firstName, email: to }),
    }
  })
}

/** A date as it went along with the job. */
function dateFrom(text: string): CalendarDate {
  const { startsAt, endsAt, updatedAt, ...date } = JSON.parse(text) as CalendarDate
  return { ...date, startsAt: new Date(startsAt), endsAt: new Date(endsAt), updatedAt: new Date(updatedAt) }
}
