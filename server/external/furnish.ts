import type { House } from '../base/house.ts'
import { forgetOldThreads } from './erase.ts'
import { readMailboxes } from './mail/readMailboxes.ts'
import { sendQueue, sendQueued } from './send.ts'

/** Sends what a process that died left behind, reads the mailboxes every minute, and forgets once a day. */
export function furnishExternal(house: House): void {
  house.jobs.on<{ messageId: string }>(sendQueue, ({ data }) => sendQueued(house, data.messageId))
  house.jobs.everyMinute('external.mail', () => readMailboxes(house))
  house.jobs.on('external.forget', async () => void (await forgetOldThreads(house)), { cron: '37 4 * * *' })
}
