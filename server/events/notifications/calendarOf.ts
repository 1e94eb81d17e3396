import type { NotificationKind } from '@bewezen/domain/events/notifications.ts'
import { readNow } from '../../base/database/clock.ts'
import type { House } from '../../base/house.ts'
import { readOwnDate } from '../calendar/calendarRows.ts'
import { type CalendarDate, inviteText } from '../calendar/calendarText.ts'
import type { MailDetails } from './readPlaceDetails.ts'

type Of = { personId: string; details: Pick<MailDetails, 'dateId' | 'email' | 'firstName'>; kind: NotificationKind }

/** After which notifications the date stands in a calendar, and after which it does not any more (EV-MORE-69, EV-MORE-70). */
const comes: readonly NotificationKind[] = ['made', 'promoted', 'moved']
const goes: readonly NotificationKind[] = ['cancelled', 'calledOff', 'transferred']

/**
 * The entry that the mail of a place holds, as the date is now; null for a mail that holds none, for somebody who never
 * had a place, and when a later mail says otherwise by now.
 */
export async function calendarOf(house: House, { personId, details, kind }: Of) {
  if (!comes.includes(kind) && !goes.includes(kind)) return null
  const date = await readOwnDate(house.database.db, personId, details.dateId)
  return date && date.isCancelled === goes.includes(kind) ? inviteFor(house, date, details) : null
}

/** The entry of a date for one reader, in the name of the site. Never in a transaction: it reads the settings of the site. */
export async function inviteFor(house: House, date: CalendarDate, it: Pick<MailDetails, 'email' | 'firstName'>) {
  const { name, contactEmail } = await house.site()
  return inviteText(date, {
    url: house.settings.SITE_URL,
    now: await readNow(house.database.db),
    reader: { name: it.firstName, email: it.email },
    organiser: { name, email: contactEmail },
  })
}
