import { isLetter, NotificationKind } from '@bewezen/domain/events/notifications.ts'
import { settingsPath } from '@bewezen/domain/inbox/reason.ts'
import type { House } from '../../base/house.ts'
import { calendarOf } from './calendarOf.ts'
import { isStillWanted } from './letterRecipients.ts'
import { readPlaceDetails } from './readPlaceDetails.ts'

/** Says what the mail about somebody's place tells at the moment it is sent (EV-ENROL-23, EV-ENROL-45). */
export function provideMails(house: House): void {
  house.mail.on('event', async (personId, { enrolmentId = '', paymentId, refundId, kind: named, day = '' }) => {
    const kind = NotificationKind.parse(named)
    if (isLetter(kind) && !(await isStillWanted(house.database.db, kind, enrolmentId, day))) return null
    const details = (await readPlaceDetails(house.database.db, [enrolmentId], { paymentId, refundId })).get(enrolmentId)
    if (!details) return null
    const calendar = await calendarOf(house, { personId, details, kind })
    const { email: to, dateId: _dateId, path, organiserId: _organiser, ...facts } = details
    const link = `${house.settings.SITE_URL}${path}`
    return {
      to,
      template: 'event',
      calendar,
      facts: {
        site: await house.site(),
        kind,
        ...facts,
        link,
        settingsLink: `${house.settings.SITE_URL}${settingsPath}`,
      },
    }
  })
}
