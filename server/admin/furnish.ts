import type { House } from '../base/house.ts'
import { forgetOldMails, mailBook } from './mails/book.ts'
import { keepTrends } from './trends/keep.ts'

/** Keeps the mails that were not sent, and brings the nightly jobs: forgetting old ones, and keeping the sums of what ended. */
export function furnishAdmin(house: House): void {
  house.mail.keptIn(mailBook(house))
  house.jobs.on('admin.forgetMails', () => house.transaction(forgetOldMails), { cron: '33 4 * * *' })
  house.jobs.on('admin.keepTrends', () => keepTrends(house), { cron: '11 3 * * *' })
}
