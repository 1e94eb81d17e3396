import { isLetter, isOfOthers, NotificationKind } from '@bewezen/domain/events/notifications.ts'
import { settingsPath } from '@bewezen/domain/inbox/reason.ts'
import type { House } from '../../base/house.ts'
import { isStillOffered } from '../transfer/read.ts'
import { calendarOf } from './calendarOf.ts'
import { isStillWanted } from './letterRecipients.ts'
import { readPlaceDetails } from './readPlaceDetails.ts'

/** Says what the mail about somebody's place tells at the moment it is sent (EV-ENROL-23, EV-ENROL-45). */
export function provideMails(house: House): void {
  house.mail.on('event', async (personId, { enrolmentId = '', paymentId, refundId, kind: named, day = '' }) => {
    const kind = NotificationKind.parse(named)
    if (isLetter(kind) && !(await isStillWanted(house.database.db, kind, enrolmentId, day))) return null
    if (kind === 'transferAsked' && !(await isStillOffered(house.database.db, personId, enrolmentId))) return null
    const about = { paymentId, refundId, toldId: personId }
    const details = (await readPlaceDetails(house.database.db, [enrolmentId], about)).get(enrolmentId)
    // A place that was handed on before its mail was sent is somebody else's by now.
    if (!details || (!details.isTheirs && !isOfOthers(kind) && !paymentId)) return null
    const calendar = await calendarOf(house, { personId, details, kind })
    const { email: to, dateId: _dateId, path, organiserId: _organiser, isTheirs: _isTheirs, ...facts } = details
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
