import type { FastifyInstance } from 'fastify'
import type { House } from '../base/house.ts'
import type { PersonalPart } from '../base/personal.ts'
import { comeBack } from './comeBack.ts'
import { serveDownload } from './download.ts'
import { eraseDueAccounts } from './eraseDueAccounts.ts'
import { erasePerson } from './erasePerson.ts'
import { exportPerson } from './exportPerson.ts'
import { leave } from './leave.ts'
import { provideMails } from './mails.ts'
import { forgetOld } from './retention/forgetOld.ts'

export { privacyDecisions } from './facts.ts'

type Parts = Readonly<Record<string, PersonalPart>>

declare module '../base/house.ts' {
  interface House {
    /** What each room keeps about people, and how it lets go of it. */
    personalParts: Parts
  }
}

/** The operations of this room. */
export const privacyOperations = { leave, comeBack, exportPerson, erasePerson }

/** Lets go of who asked for it, every minute, and of what was kept long enough, every night. */
export function furnishPrivacy(house: House): void {
  provideMails(house)
  house.jobs.everyMinute('privacy.eraseDue', () => eraseDueAccounts(house, house.personalParts))
  house.jobs.on('privacy.forgetOld', async () => void (await forgetOld(house)), { cron: '19 2 * * *' })
}

export const servePrivacy = (app: FastifyInstance, house: House): void => serveDownload(app, house, house.personalParts)
