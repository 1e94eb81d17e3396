import type { House } from '../base/house.ts'
import { forgetOldThreads } from './erase.ts'
import { sendQueue, sendQueued } from './send.ts'

/** Sends what a process that died left behind, and forgets once a day. */
export function furnishExternal(house: House): void {
  house.jobs.on<{ messageId: string }>(sendQueue, ({ data }) => sendQueued(house, data.messageId))
  house.jobs.on('external.forget', async () => void (await forgetOldThreads(house)), { cron: '37 4 * * *' })
}
