import { callSheetPath } from '@bewezen/domain/production/callSheet.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { authUsers } from '../account/tables.ts'
import type { House } from '../base/house.ts'
import { events } from '../events/tables.ts'
import { profiles } from '../profile/tables.ts'
import { forgetPhones } from './callSheets/forgetPhones.ts'
import { eventCallSheets } from './tables.ts'

/** What this room brings to the house: the mail with the link to a call sheet, and the forgetting of telephone numbers. */
export function furnishProduction(house: House): void {
  house.jobs.on('production.forget', () => forgetPhones(house), { cron: '37 3 * * *' })
  house.mail.on('callSheet', async (personId, { eventId = '' }) => {
    // Nothing of the sheet itself is in a mail (EV-MORE-43).
    const [row] = await house.database.db
      .select({
        to: authUsers.email,
        firstName: profiles.firstName,
        title: events.title,
        startsAt: events.startDate,
        zone: events.timezone,
      })
      .from(eventCallSheets)
      .innerJoin(events, eq(events.id, eventCallSheets.eventId))
      .innerJoin(profiles, and(eq(profiles.id, eventCallSheets.personId), isNull(profiles.hiddenAt)))
      .innerJoin(authUsers, and(eq(authUsers.id, profiles.userId), isNull(authUsers.blockedAt)))
      .where(and(eq(eventCallSheets.eventId, eventId), eq(eventCallSheets.personId, personId)))
      .limit(1)
    if (!row) return null
    const { to, startsAt, ...told } = row
    const link = `${house.settings.SITE_URL}${callSheetPath(eventId)}`
    const facts = { site: await house.site(), ...told, startsAt: startsAt.toISOString(), link }
    return { to, template: 'callSheet', facts }
  })
}
