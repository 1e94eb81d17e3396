import type { Asker } from '@bewezen/domain/access/gate.ts'
import { cardFor, type ProductCard } from '@bewezen/domain/shop/catalogue.ts'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { siteSettings } from '../../access/tables.ts'
import type { Reader } from '../../base/database/open.ts'
import { soldFields } from '../doors.ts'
import { partners, productImages, products } from '../tables.ts'

/** What the shop shows (SHOP-LIST-21). */
export const isActive = eq(products.status, 'active')

/** The order of the shop, by the index `products_list`; the same as `inShopOrder` of the domain (SHOP-LIST-22). */
export const shopOrder = [asc(products.orderIndex), desc(products.isFeatured), asc(products.id)]

const fields = {
  ...soldFields,
  id: products.id,
  slug: products.slug,
  name: products.name,
  description: products.description,
  category: products.category,
  tags: products.tags,
  isFeatured: products.isFeatured,
  isDigital: products.isDigital,
  downloadUrl: products.downloadUrl,
  affiliateUrl: products.affiliateUrl,
  studentDiscountPercentage: products.studentDiscountPercentage,
  studentDiscountCode: products.studentDiscountCode,
  teacherDiscountPercentage: products.teacherDiscountPercentage,
  teacherDiscountCode: products.teacherDiscountCode,
  affiliateDiscountPercentage: products.affiliateDiscountPercentage,
  affiliateDiscountCode: products.affiliateDiscountCode,
  orderIndex: products.orderIndex,
  imageKeys: sql<
    string[]
  >`(select coalesce(jsonb_agg(${productImages.storagePath} order by ${productImages.sortIndex}), '[]')
    from ${productImages} where ${productImages.productId} = ${products.id})`,
}

/** Products with partner, pictures and the setting of downloads, in one query; the caller says which. */
export const selectProducts = (reader: Reader) =>
  reader
    .select({
      product: fields,
      partner: { id: partners.id, name: partners.name },
      afterOrder: sql<boolean>`coalesce((select ${siteSettings.paidDownloadsAfterOrder} from ${siteSettings}), false)`,
      /** How many there are, beyond a limit too. */
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(products)
    .leftJoin(partners, eq(partners.id, products.partnerId))
    .$dynamic()

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]

/** The terms of a download. Nobody has a paid order yet: there is no order to pay. */
export const downloadTerms = ({ afterOrder }: Pick<ProductRow, 'afterOrder'>) => ({ afterOrder, hasPaidOrder: false })

/** A row as somebody sees it. */
export const toCard = ({ product, partner, afterOrder }: ProductRow, asker: Asker | null): ProductCard =>
  cardFor({ ...product, partner }, asker, downloadTerms({ afterOrder }))
