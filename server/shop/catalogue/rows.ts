import type { Asker } from '@bewezen/domain/access/gate.ts'
import { cardFor, type ProductCard, type StoredProduct } from '@bewezen/domain/shop/catalogue.ts'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { siteSettings } from '../../access/tables.ts'
import type { Reader } from '../../base/database/open.ts'
import type { Ctx } from '../../base/serve.ts'
import { soldFields } from '../doors.ts'
import { isBoughtBy } from '../download/bought.ts'
import { partners, productImages, products } from '../tables.ts'

/** What the shop shows (SHOP-LIST-21). */
export const isActive = eq(products.status, 'active')

/** The order of the shop, by the index `products_list`; the same as `inShopOrder` of the domain (SHOP-LIST-22). */
export const shopOrder = [asc(products.orderIndex), desc(products.isFeatured), asc(products.id)]

/** Who looks, and whether there is a payment provider. */
export type Looking = { asker: Asker | null; hasProvider: boolean }

/** The same of a call. */
export const lookingBy = ({ house }: Pick<Ctx, 'house'>, asker: Asker | null): Looking => ({
  asker,
  hasProvider: house.payments.provider !== null,
})

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
  hasFile: sql<boolean>`${products.downloadKey} is not null`,
  saleBeforeCents: products.saleBeforeCents,
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

/**
 * Products with partner, pictures, the settings of the shop and whether the asker bought their download, in one query; the
 * caller says which. Without a provider the shop takes no money, whatever the setting says (SHOP-ORDER-01).
 */
export const selectProducts = (reader: Reader, { asker, hasProvider }: Looking) =>
  reader
    .select({
      product: fields,
      partner: { id: partners.id, name: partners.name },
      afterOrder: sql<boolean>`coalesce((select ${siteSettings.paidDownloadsAfterOrder} from ${siteSettings}), false)`,
      takesMoney: hasProvider
        ? sql<boolean>`coalesce((select ${siteSettings.shopPayment} from ${siteSettings}), false)`
        : sql<boolean>`false`,
      hasPaidOrder: isBoughtBy(asker),
      /** How many there are, beyond a limit too. */
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(products)
    .leftJoin(partners, eq(partners.id, products.partnerId))
    .$dynamic()

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]

/** A row as somebody sees it. */
export const toCard = (row: ProductRow, asker: Asker | null): ProductCard => cardFor(toStored(row), asker, row)

/** The product of a row, with its partner. */
export const toStored = ({ product, partner }: ProductRow): StoredProduct => ({ ...product, partner })
