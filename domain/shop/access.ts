import { holds } from '../access/capabilities.ts'
import { discountOf } from '../access/discount.ts'
import type { RefusalOf } from '../base/refusals.ts'
import { isFreeFor, type Priced } from './price.ts'

/** The person before the shop, or null for a visitor. */
export type Shopper = { role: string | null } | null

/** Whether this person manages the products (SHOP-LIST-26, SHOP-LIST-27). */
export const isShopManager = (shopper: Shopper): boolean => shopper !== null && holds(shopper.role, 'manageShop')

export type DiscountCodes = {
  studentDiscountCode: string | null
  teacherDiscountCode: string | null
  affiliateDiscountCode: string | null
}

/** The discount codes of a product that somebody may see; a visitor sees none (SHOP-PRICE-11). */
export function visibleCodes(product: DiscountCodes, shopper: Shopper): DiscountCodes {
  const seesAll = isShopManager(shopper)
  const own = discountOf(shopper?.role ?? null)
  return {
    studentDiscountCode: seesAll || own === 'student' ? product.studentDiscountCode : null,
    teacherDiscountCode: seesAll || own === 'teacher' ? product.teacherDiscountCode : null,
    affiliateDiscountCode: shopper ? product.affiliateDiscountCode : null,
  }
}

type Downloadable = Priced & { isDigital: boolean; downloadUrl: string | null; hasFile: boolean }

/** Whether there is something to download: a file that the site keeps, or an address outside (SHOP-BUY-05, SHOP-ORDER-25). */
export const hasDownload = ({ downloadUrl, hasFile }: Pick<Downloadable, 'downloadUrl' | 'hasFile'>): boolean =>
  hasFile || downloadUrl !== null

/** The site setting `paidDownloadsAfterOrder`, and whether this person has a paid order for the product. */
export type DownloadTerms = { afterOrder: boolean; hasPaidOrder: boolean }

export const downloadStates = ['open', 'missing', 'notBought'] as const
export type DownloadState = (typeof downloadStates)[number]

/**
 * How the download of a product stands for somebody, or null when there is none for them: what is not digital, and
 * visitors. Under the setting only what they have nothing to pay for is free: a price that is still to come gives nothing
 * away (SHOP-BUY-03, SHOP-BUY-05, SHOP-BUY-09, SHOP-PRICE-13, SHOP-ORDER-43).
 */
export function downloadState(product: Downloadable, shopper: Shopper, terms: DownloadTerms): DownloadState | null {
  if (!shopper || !product.isDigital) return null
  const isLimited = terms.afterOrder && !isFreeFor(product, shopper.role)
  if (isLimited && !terms.hasPaidOrder && !isShopManager(shopper)) return 'notBought'
  return hasDownload(product) ? 'open' : 'missing'
}

/** Why a download cannot be opened, or null. */
export function downloadRefusal(
  state: DownloadState | null,
): RefusalOf<'NOT_FOUND'> | RefusalOf<'NOT_BOUGHT'> | RefusalOf<'DOWNLOAD_MISSING'> | null {
  if (state === null) return { code: 'NOT_FOUND' }
  if (state === 'notBought') return { code: 'NOT_BOUGHT' }
  return state === 'missing' ? { code: 'DOWNLOAD_MISSING' } : null
}
