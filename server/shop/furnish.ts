import type { House } from '../base/house.ts'
import { drawNext } from './generate/drawNext.ts'
import type { ImageJob } from './generate/run.ts'
import { furnishOrders } from './orders/money/furnish.ts'

/** What the shop brings to the house: the work of the image generator, one picture a job (SHOP-AI-14), and that of orders. */
export function furnishShop(house: House): void {
  house.jobs.on<ImageJob>('shop.drawImage', ({ data }) => drawNext(house, data))
  furnishOrders(house)
}
