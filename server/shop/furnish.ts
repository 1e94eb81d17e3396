import type { House } from '../base/house.ts'
import { sweepDownloads } from './download/sweep.ts'
import { drawNext } from './generate/drawNext.ts'
import type { ImageJob } from './generate/run.ts'
import { sweepImages } from './manage/sweepImages.ts'
import { provideOrderMails } from './orders/mails.ts'
import { furnishOrders } from './orders/money/furnish.ts'

/**
 * What the shop brings to the house: the work of the image generator, one picture a job, sweeps of its files every
 * night, the timed work of orders and their money, and what mails about orders tell (SHOP-AI-14, SHOP-FORM-25,
 * SHOP-ORDER-23).
 */
export function furnishShop(house: House): void {
  house.jobs.on<ImageJob>('shop.drawImage', ({ data }) => drawNext(house, data))
  house.jobs.on('shop.sweepDownloads', () => sweepDownloads(house), { cron: '41 3 * * *' })
  house.jobs.on('shop.sweepImages', () => sweepImages(house), { cron: '43 3 * * *' })
  furnishOrders(house)
  provideOrderMails(house)
}
