import type { FastifyInstance } from 'fastify'
import type { House } from '../base/house.ts'
import type { PersonalPart } from '../base/personal.ts'
import { comeBack } from './comeBack.ts'
import { serveDownload } from './download.ts'
import { eraseDue } from './eraseDue.ts'
import { leave } from './leave.ts'
import { provideMails } from './mails.ts'

export { privacyDecisions } from './facts.ts'

type Parts = Readonly<Record<string, PersonalPart>>

/** The operations of this room. */
export const privacyOperations = { leave, comeBack }

/** Lets go of who asked for it, every minute. `parts` is what each room keeps about people. */
export function furnishPrivacy(house: House, parts: Parts): void {
  provideMails(house)
  house.jobs.on('privacy.eraseDue', async () => void (await eraseDue(house, parts)), { cron: '* * * * *' })
}

export const servePrivacy = (app: FastifyInstance, house: House, parts: Parts): void => serveDownload(app, house, parts)
