import { NotificationKind } from '@bewezen/domain/events/notifications.ts'
import type { House } from '../../base/house.ts'
import { readPlaceDetails } from './readPlaceDetails.ts'

/** Says what the mail about somebody's place tells at the moment it is sent (EV-ENROL-23, EV-ENROL-45). */
export function provideMails(house: House): void {
  house.mail.on('event', async (_personId, { enrolmentId = '', paymentId, kind }) => {
    const details = (await readPlaceDetails(house.database.db, [enrolmentId], paymentId)).get(enrolmentId)
    if (!details) return null
    const { email: to, path, organiserId: _organiser, ...facts } = details
    const link = `${house.settings.SITE_URL}${path}`
    return {
      to,
      template: 'event',
      facts: { site: await house.site(), kind: NotificationKind.parse(kind), ...facts, link },
    }
  })
}
