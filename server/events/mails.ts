import { NewsKind } from '@bewezen/domain/events/news.ts'
import type { House } from '../base/house.ts'
import { readTold } from './readTold.ts'

/** Says what the mail about somebody's place tells at the moment it is sent (EV-ENROL-23, EV-ENROL-45). */
export function provideMails(house: House): void {
  house.mail.on('event', async (_personId, { enrolmentId = '', paymentId, news }) => {
    const told = (await readTold(house.database.db, [enrolmentId], paymentId)).get(enrolmentId)
    if (!told) return null
    const { email: to, path, organiserId: _organiser, ...facts } = told
    const link = `${house.settings.SITE_URL}${path}`
    return { to, template: 'event', facts: { site: await house.site(), news: NewsKind.parse(news), ...facts, link } }
  })
}
